import type { Kysely } from 'kysely';
import { emailKey } from '../accounts/accounts.ts';
import { admit, type Admission, type Limit } from '../accounts/counters.ts';
import { clientKey } from '../accounts/signIn.ts';
import type { Database } from '../db/schema.ts';

const hour = 3_600_000;

/** Forms that send a mail to whoever is named: how often one client may, and how often one address may be written to. */
export const mailLimits = {
  client: { kind: 'store mail: client', most: 30, windowMs: hour },
  recipient: { kind: 'store mail: recipient', most: 5, windowMs: hour },
} as const satisfies Record<string, Limit>;

/** Told to the reader: it says nothing of anybody's account. */
export const admitClient = (db: Kysely<Database>, client: string, now: Date): Promise<Admission> => admit(db, [{ limit: mailLimits.client, key: clientKey(client) }], now);

/** Not told to anybody: the page is the same, only no further mail is sent. */
export const admitRecipient = async (db: Kysely<Database>, email: string, now: Date): Promise<boolean> => (await admit(db, [{ limit: mailLimits.recipient, key: emailKey(email) }], now)).admitted;
