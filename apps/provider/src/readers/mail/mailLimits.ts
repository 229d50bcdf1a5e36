import { toClientKey } from '@masthead/process/clients';
import { toMailboxKey } from '../accounts/accounts.ts';
import { consumeRateLimits, type RateLimit, type RateLimitDecision } from '../accounts/rateLimits.ts';
import type { Db } from '../../db/schema.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Rate limits of mails to unconfirmed addresses. `…All` limits count all clients: a botnet has many addresses. */
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

/** Limits of newsletter confirmations and forms of static pages. */
export const storeMailLimits = createMailLimits('store mail');

/**
 * Rate limits of forms that send a mail, per client and per recipient. Each purpose has its own counters, so that
 * registrations in another person's name cannot use up that person's reset mails. The window equals the lifetime of a
 * reset link: a reader who gets no further link has five valid ones.
 */
const limitsByPurpose = {
  reset: createMailLimits('reset mail'),
  register: createMailLimits('registration mail'),
  other: storeMailLimits,
} as const;
type MailPurpose = keyof typeof limitsByPurpose;

/** Counts a form per client. The reader sees a refusal, since it reveals nothing about accounts. */
export const allowClientMail = (
  db: Db,
  client: string,
  now: Date,
  purpose: MailPurpose = 'other',
): Promise<RateLimitDecision> =>
  consumeRateLimits(db, [{ limit: limitsByPurpose[purpose].client, key: toClientKey(client) }], now);

/** Counts a mail per recipient. A refusal is not shown: the page stays the same and no mail is sent. */
export const allowRecipientMail = async (
  db: Db,
  email: string,
  now: Date,
  purpose: MailPurpose = 'other',
): Promise<boolean> =>
  (await consumeRateLimits(db, [{ limit: limitsByPurpose[purpose].recipient, key: toMailboxKey(email) }], now))
    .admitted;
