import type { Kysely } from 'kysely';
import { mailboxKey } from '../accounts/accounts.ts';
import { admit, type Admission, type Limit } from '../accounts/counters.ts';
import type { Database } from '../db/schema.ts';
import { toClientKey } from '@masthead/config/clients';

const hourMs = 3_600_000;

const limitsOf = (what: string) =>
  ({
    client: { kind: `${what}: client`, most: 30, windowMs: hourMs },
    recipient: { kind: `${what}: recipient`, most: 5, windowMs: hourMs },
  }) as const satisfies Record<string, Limit>;

/** Newsletters and forms of static pages. */
export const mailLimits = limitsOf('store mail');

/**
 * Forms that send a mail to any address: how often one client may send them, and how many mails one address gets. Each
 * purpose has counters of its own: registrations or newsletters in somebody's name cannot use up the mails by which
 * that person gets back into the account. A window is as long as a reset link lasts, so who gets no further link has
 * five that work.
 */
const limitsByPurpose = {
  reset: limitsOf('reset mail'),
  register: limitsOf('registration mail'),
  other: mailLimits,
} as const;
export type MailPurpose = keyof typeof limitsByPurpose;

/** A refusal is shown to the reader: it says nothing of any account. */
export const admitClient = (
  db: Kysely<Database>,
  client: string,
  now: Date,
  purpose: MailPurpose = 'other',
): Promise<Admission> => admit(db, [{ limit: limitsByPurpose[purpose].client, key: toClientKey(client) }], now);

/** A refusal is not shown: the page is the same, only no further mail is sent. */
export const admitRecipient = async (
  db: Kysely<Database>,
  email: string,
  now: Date,
  purpose: MailPurpose = 'other',
): Promise<boolean> =>
  (await admit(db, [{ limit: limitsByPurpose[purpose].recipient, key: mailboxKey(email) }], now)).admitted;
