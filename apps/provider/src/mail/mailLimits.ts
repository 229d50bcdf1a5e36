import { toClientKey } from '@masthead/config/clients';
import type { Kysely } from 'kysely';
import { toMailboxKey } from '../accounts/accounts.ts';
import { consumeRateLimits, type RateLimit, type RateLimitDecision } from '../accounts/rateLimits.ts';
import type { Database } from '../db/schema.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * How many mails strangers may have sent to unconfirmed addresses. They are counted in the database, so
 * that all instances share them. `…All` is over all clients: a botnet has many addresses.
 */
export const mailLimits = {
  storyClient: { kind: 'story mail: client', max: 40, windowMs: hourMs },
  storyRecipient: { kind: 'story mail: recipient', max: 5, windowMs: dayMs },
  storyAll: { kind: 'story mail: all', max: 2_000, windowMs: dayMs },
  formCopyAll: { kind: 'form copy: all', max: 1_000, windowMs: dayMs },
} as const satisfies Record<string, RateLimit>;

const createMailLimits = (kindPrefix: string) =>
  ({
    client: { kind: `${kindPrefix}: client`, max: 30, windowMs: hourMs },
    recipient: { kind: `${kindPrefix}: recipient`, max: 5, windowMs: hourMs },
  }) as const satisfies Record<string, RateLimit>;

/** Newsletters and forms of static pages. */
export const storeMailLimits = createMailLimits('store mail');

/**
 * Forms that send a mail to any address: how often one client may send them, and how many mails one address gets. Each
 * purpose has counters of its own: registrations or newsletters in somebody's name cannot use up the mails by which
 * that person gets back into the account. A window is as long as a reset link lasts, so who gets no further link has
 * five that work.
 */
const limitsByPurpose = {
  reset: createMailLimits('reset mail'),
  register: createMailLimits('registration mail'),
  other: storeMailLimits,
} as const;
export type MailPurpose = keyof typeof limitsByPurpose;

/** A refusal is shown to the reader: it says nothing of any account. */
export const allowClientMail = (
  db: Kysely<Database>,
  client: string,
  now: Date,
  purpose: MailPurpose = 'other',
): Promise<RateLimitDecision> =>
  consumeRateLimits(db, [{ limit: limitsByPurpose[purpose].client, key: toClientKey(client) }], now);

/** A refusal is not shown: the page is the same, only no further mail is sent. */
export const allowRecipientMail = async (
  db: Kysely<Database>,
  email: string,
  now: Date,
  purpose: MailPurpose = 'other',
): Promise<boolean> =>
  (await consumeRateLimits(db, [{ limit: limitsByPurpose[purpose].recipient, key: toMailboxKey(email) }], now))
    .admitted;
