import { shorten } from '@masthead/content-rules/shorten';
import { z } from 'zod';
import type { JobQueue } from '../../db/jobs/jobQueue.ts';
import type { Db } from '../../db/schema.ts';

const mailKinds = [
  'register',
  'already-registered',
  'newsletters',
  'reset',
  'no-account',
  'password-changed',
  'security-changed',
  'new-device',
  'address',
  'account-deleted',
  'order',
  'order-canceled',
  'order-desk',
  'story',
  'form',
  'form-copy',
  'digest',
] as const;
/** The kind of a mail, for the log and the file name. */
export type MailKind = (typeof mailKinds)[number];

export type Mail = {
  kind: MailKind;
  sender: { name: string; address: string };
  recipient: string;
  /** The Reply-To address. Default: the sender. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** Address that ends the series of mails by one POST (RFC 8058). */
  unsubscribeUrl?: string | undefined;
};

export type OutboxMail = Mail & { id: string; createdAt: Date };

/** The data of a job: a build may read what another one wrote. */
const mailJobSchema = z.object({
  kind: z.enum(mailKinds),
  sender: z.object({ name: z.string(), address: z.string() }),
  recipient: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().optional(),
  createdAt: z.iso.datetime().transform((time) => new Date(time)),
});

/** Parses the data of a job. Returns undefined for that of a version with other fields. */
export const parseMail = (id: string, data: unknown): OutboxMail | undefined => {
  const parsed = mailJobSchema.safeParse(data);
  return parsed.success ? { id, ...parsed.data } : undefined;
};

/** Reduces a text to one line, so that it cannot inject mail headers. */
const toHeaderLine = (text: string): string =>
  shorten(
    text
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    200,
  );

/** Digests wait for all others: thousands are due at once, and links in other mails expire. */
const getPriority = (kind: MailKind): number => (kind === 'digest' ? 0 : 1);

/** Adds mails to their queue. In a transaction that fails none is sent. */
export const enqueueMails = async (
  jobs: JobQueue,
  transaction: Db,
  mails: readonly Mail[],
  now: Date,
): Promise<void> => {
  if (mails.length === 0) return;
  await jobs.send(
    transaction,
    'mail',
    mails.map((mail) => ({
      priority: getPriority(mail.kind),
      data: {
        ...mail,
        sender: { ...mail.sender, name: toHeaderLine(mail.sender.name) },
        subject: toHeaderLine(mail.subject),
        createdAt: now.toISOString(),
      },
    })),
  );
};
