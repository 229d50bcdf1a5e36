import type { Db } from '../../db/schema.ts';
import type { LinkPurpose } from '../../db/tables/accounts.ts';
import { normalizeEmail } from './emailAddresses.ts';
import { hashText, createToken, toTokenHash } from '../../server/tokens.ts';

const hourMs = 3_600_000;
/** Lifetimes of mailed links, in ms. */
const linkLifetimesMs = {
  register: 48 * hourMs,
  newsletters: 48 * hourMs,
  reset: hourMs,
} as const satisfies Record<LinkPurpose, number>;

/** A mailed link. `payload` depends on the purpose. */
export type Link = { purpose: LinkPurpose; email: string; payload: Record<string, unknown> };

/** Creates a mailed link and returns its token. The database stores only the token's hash. */
export const createLink = async (db: Db, { purpose, email, payload }: Link, now: Date): Promise<string> => {
  const token = createToken();
  await db
    .insertInto('accountLinks')
    .values({
      tokenHash: hashText(token),
      purpose,
      email: normalizeEmail(email),
      payload: JSON.stringify(payload),
      expiresAt: new Date(now.getTime() + linkLifetimesMs[purpose]),
    })
    .execute();
  return token;
};

/** Reads a link without consuming it: mail programs prefetch links. */
export const readLink = async (db: Db, token: string | undefined, now: Date): Promise<Link | undefined> => {
  const tokenHash = toTokenHash(token);
  if (!tokenHash) return undefined;
  return db
    .selectFrom('accountLinks')
    .select(['purpose', 'email', 'payload'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
};

/** Deletes and returns a link. Of two concurrent calls one gets the link. */
export const consumeLink = async (db: Db, token: string | undefined, now: Date): Promise<Link | undefined> => {
  const tokenHash = toTokenHash(token);
  if (!tokenHash) return undefined;
  return db
    .deleteFrom('accountLinks')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning(['purpose', 'email', 'payload'])
    .executeTakeFirst();
};

/** Deletes all links of one purpose, such as reset links after a password change. */
export const deleteLinks = async (db: Db, email: string, purpose: LinkPurpose): Promise<void> => {
  await db
    .deleteFrom('accountLinks')
    .where('email', '=', normalizeEmail(email))
    .where('purpose', '=', purpose)
    .execute();
};
