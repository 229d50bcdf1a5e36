import { randomUUID } from 'node:crypto';
import { shorten } from '@masthead/content-rules/shorten';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { OutboxTable } from '../../db/tables/accounts.ts';

/** A mail in the outbox. */
export type OutboxMail = Selectable<OutboxTable>;
/** The kind of a mail, for the log and the file name. */
export type MailKind =
  | 'register'
  | 'already-registered'
  | 'newsletters'
  | 'reset'
  | 'no-account'
  | 'password-changed'
  | 'account-deleted'
  | 'order'
  | 'order-canceled'
  | 'order-desk'
  | 'story'
  | 'form'
  | 'form-copy'
  | 'digest';

/** A mail to send. */
export type Mail = {
  kind: MailKind;
  sender: { name: string; address: string };
  recipient: string;
  /** The Reply-To address. Default: the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Address that ends the series of mails by one POST (RFC 8058). */
  unsubscribeUrl?: string;
};

const minuteMs = 60_000;
/** Delays after failed attempts, in ms. The last one repeats. */
export const retryDelaysMs = [minuteMs, 2 * minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs] as const;
/** An undelivered mail is dropped at this age, in ms. */
export const maxMailAgeMs = 24 * 60 * minuteMs;
/** When a process exits while it sends, another one may claim the mail after this time, in ms. */
const leaseMs = 2 * minuteMs;
/** How often a process that still sends a mail extends its claim, in ms. */
export const leaseRenewalMs = leaseMs / 4;

/** Reduces a text to one line, so that it cannot inject mail headers. */
const toHeaderLine = (text: string, maxLength = 200): string =>
  shorten(
    text
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    maxLength,
  );

/** Adds mails to the outbox. In a transaction that fails none is sent. */
export const enqueueMails = async (db: Kysely<Database>, mails: readonly Mail[], now: Date): Promise<void> => {
  if (mails.length === 0) return;
  const rows = mails.map(({ kind, sender, recipient, replyTo, subject, text, html, unsubscribeUrl }) => ({
    id: randomUUID(),
    kind,
    senderName: toHeaderLine(sender.name),
    senderAddress: sender.address,
    recipient,
    replyTo: replyTo ?? null,
    subject: toHeaderLine(subject),
    textBody: text,
    htmlBody: html,
    unsubscribeUrl: unsubscribeUrl ?? null,
    createdAt: now,
    nextAttemptAt: now,
    giveUpAt: new Date(now.getTime() + maxMailAgeMs),
  }));
  await db.insertInto('outbox').values(rows).execute();
};

/**
 * Claims the mail that is due longest, so that no other process sends it. Digests wait for all others: thousands are
 * due at once, and a reader who waits for a mail has a link that expires.
 */
export const claimDueMail = (db: Kysely<Database>, now: Date): Promise<OutboxMail | undefined> =>
  db
    .updateTable('outbox')
    .set((row) => ({ attempts: row('attempts', '+', 1), nextAttemptAt: new Date(now.getTime() + leaseMs) }))
    .where('id', '=', (row) =>
      row
        .selectFrom('outbox')
        .select('id')
        .where('nextAttemptAt', '<=', now)
        .orderBy(sql`kind = 'digest'`)
        .orderBy('nextAttemptAt')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Extends the claim of a mail that is being sent. */
export const renewLease = async (db: Kysely<Database>, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where('id', '=', id)
    .execute();
};

/** Removes a mail from the outbox. */
export const removeMail = async (db: Kysely<Database>, id: string): Promise<void> => {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
};

/** Schedules the next attempt. */
export const postponeMail = async (
  db: Kysely<Database>,
  { id, attempts }: Pick<OutboxMail, 'id' | 'attempts'>,
  now: Date,
): Promise<void> => {
  const delayMs = retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? retryDelaysMs[0];
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt: new Date(now.getTime() + delayMs) })
    .where('id', '=', id)
    .execute();
};
