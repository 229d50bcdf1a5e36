import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject } from 'vitest';

/** A received mail. `text` is its plain part. */
export type Mail = { to: string; subject: string; text: string };

const header = (head: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'im')
    .exec(head)?.[1]
    ?.replace(/\r?\n[ \t]+/g, ' ')
    .trim() ?? '';

const decoders: Readonly<Record<string, (text: string) => string>> = {
  'quoted-printable': (text) =>
    Buffer.from(
      text
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString(),
  base64: (text) => Buffer.from(text, 'base64').toString(),
};

/** Decodes the plain part of a mail. */
const plainText = (source: string): string => {
  const boundary = /boundary="?([^"\r\n;]+)/.exec(source)?.[1];
  const parts = boundary === undefined ? [source] : source.split(`--${boundary}`);
  const part = parts.find((one) => /content-type: text\/plain/i.test(one)) ?? '';
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  return (decoders[header(head, 'Content-Transfer-Encoding').toLowerCase()] ?? ((text: string) => text))(body);
};

const read = (file: string): Mail => {
  const source = readFileSync(file, 'latin1');
  return { to: header(source, 'To'), subject: header(source, 'Subject'), text: plainText(source) };
};

const mailsTo = (address: string): Mail[] => {
  const folder = inject('outbox');
  if (folder === '') throw new Error('The outbox of the provider is unknown. Set E2E_OUTBOX to its DATA_DIR/outbox.');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => read(path.join(folder, name)))
    .filter(({ to }) => to.includes(address));
};

/**
 * Waits for a mail to an address, by a part of its subject where it receives several: the jobs that send them may
 * finish in any order.
 */
export const waitForMail = async (address: string, subject = ''): Promise<Mail> => {
  let mail: Mail | undefined;
  await expect
    .poll(() => (mail = mailsTo(address).find((one) => one.subject.includes(subject))), {
      message: `mail "${subject}" to ${address}`,
      timeout: 60_000,
    })
    .toBeDefined();
  if (!mail) throw new Error(`${address} has received no mail "${subject}".`);
  return mail;
};

export const getLink = ({ text, subject }: Mail): string => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`The mail "${subject}" has no link.`);
  return link;
};
