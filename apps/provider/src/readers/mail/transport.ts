import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { OutboxMail } from './outbox.ts';

/** `later`: the server is unavailable or busy. `refused`: it rejects the recipient. The reason has no address. */
export type Delivery = { kind: 'sent' } | { kind: 'later' | 'refused'; reason: string };
export type Transport = { deliver: (mail: OutboxMail) => Promise<Delivery>; close: () => void };

/** Maximum mails that a process sends at once, each over a connection of its own that is used again. */
export const maxMailConnections = 4;

/** Timeouts of the SMTP client, in ms. */
const smtpTimeoutsMs = { connection: 10_000, greeting: 10_000, socket: 20_000 } as const;
/** Timeouts of the SMTP client, in ms. */
type SmtpTimeouts = Record<keyof typeof smtpTimeoutsMs, number>;

const toMessage = ({ id, sender, recipient, replyTo, subject, text, html, unsubscribeUrl, createdAt }: OutboxMail) => ({
  // Mail programs recognize by the id a mail that was sent twice because a response was lost.
  messageId: `<${id}@${sender.address.split('@')[1] ?? 'localhost'}>`,
  date: createdAt,
  from: sender,
  to: { name: '', address: recipient },
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  envelope: { from: sender.address, to: [recipient] },
  subject,
  text,
  html,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const getErrorFields = (error: unknown): { code?: unknown; responseCode?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

/** A recipient that gets a 5xx response is refused. Other failures are retried. */
const toFailedDelivery = (error: unknown): Delivery => {
  const { code, responseCode } = getErrorFields(error);
  const reason =
    [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown';
  return {
    kind: code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500 ? 'refused' : 'later',
    reason,
  };
};

/** `required`: addresses and passwords are sent only over TLS. `opportunistic`: TLS if the server offers it. */
export type SmtpTls = 'required' | 'opportunistic';
/** TLS mode and timeouts of the SMTP client. */
type SmtpOptions = { tls: SmtpTls; timeoutsMs?: SmtpTimeouts };

/** Creates a transport for a mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://…`. */
export const createSmtpTransport = (url: string, { tls, timeoutsMs = smtpTimeoutsMs }: SmtpOptions): Transport => {
  const server = new URL(url);
  const transporter = nodemailer.createTransport({
    pool: true,
    maxConnections: maxMailConnections,
    host: server.hostname,
    port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
    secure: server.protocol === 'smtps:',
    requireTLS: tls === 'required',
    ...(server.username && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    connectionTimeout: timeoutsMs.connection,
    greetingTimeout: timeoutsMs.greeting,
    socketTimeout: timeoutsMs.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail) => {
      try {
        await transporter.sendMail(toMessage(mail));
        return { kind: 'sent' };
      } catch (error) {
        return toFailedDelivery(error);
      }
    },
    close: () => transporter.close(),
  };
};

/** Creates a transport that writes each mail to a folder as an `.eml` file. */
export const createFolderTransport = (folder: string): Transport => {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail) => {
      const { message } = await composer.sendMail(toMessage(mail));
      const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.kind}-${mail.id.slice(0, 8)}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = path.join(folder, `.${name}.part`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, path.join(folder, name));
      return { kind: 'sent' };
    },
    close: () => composer.close(),
  };
};
