import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** The longest window that anything is counted in, in ms. */
const longestWindow = 24 * 3_600_000;

/** Removes what proves nothing any more. */
export const forgetExpired = async (db: Kysely<Database>, now: Date): Promise<void> => {
  for (const table of ['accountSessions', 'accountDevices', 'accountLinks'] as const)
    await db.deleteFrom(table).where('expiresAt', '<=', now).execute();
  await db
    .deleteFrom('counters')
    .where('lastAt', '<=', new Date(now.getTime() - longestWindow))
    .execute();
};
