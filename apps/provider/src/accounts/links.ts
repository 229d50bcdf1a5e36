import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { LinkPurpose } from '../db/tables/accounts.ts';
import { emailKey } from './accounts.ts';
import { hashOf, newToken, tokenHashOf } from './tokens.ts';

const hour = 3_600_000;
/** How long a mailed link may be followed, in ms. */
export const linkLifetimes = { register: 48 * hour, newsletters: 48 * hour, reset: hour } as const satisfies Record<
  LinkPurpose,
  number
>;

export type Link = { purpose: LinkPurpose; email: string; payload: Record<string, unknown> };

/** Makes a link and returns its token, which is kept nowhere. */
export const makeLink = async (db: Kysely<Database>, { purpose, email, payload }: Link, now: Date): Promise<string> => {
  const token = newToken();
  await db
    .insertInto('accountLinks')
    .values({
      tokenHash: hashOf(token),
      purpose,
      email: emailKey(email),
      payload: JSON.stringify(payload),
      expiresAt: new Date(now.getTime() + linkLifetimes[purpose]),
    })
    .execute();
  return token;
};

/** What a link would do, without using it: mail programs open links by themselves. */
export const readLink = async (
  db: Kysely<Database>,
  token: string | undefined,
  now: Date,
): Promise<Link | undefined> => {
  const tokenHash = tokenHashOf(token);
  if (!tokenHash) return undefined;
  return db
    .selectFrom('accountLinks')
    .select(['purpose', 'email', 'payload'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
};

/** Uses a link up. Of two that do it at once, one gets it. */
export const useLink = async (
  db: Kysely<Database>,
  token: string | undefined,
  now: Date,
): Promise<Link | undefined> => {
  const tokenHash = tokenHashOf(token);
  if (!tokenHash) return undefined;
  return db
    .deleteFrom('accountLinks')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning(['purpose', 'email', 'payload'])
    .executeTakeFirst();
};

/** A new password makes every link to choose another one worthless. */
export const dropLinks = async (db: Kysely<Database>, email: string, purpose: LinkPurpose): Promise<void> => {
  await db.deleteFrom('accountLinks').where('email', '=', emailKey(email)).where('purpose', '=', purpose).execute();
};
