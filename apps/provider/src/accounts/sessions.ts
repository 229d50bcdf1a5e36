import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type Account, findAccountById } from './accounts.ts';
import { hashOf, newToken, tokenHashOf } from './tokens.ts';

const day = 86_400_000;
/** How long a browser stays signed in, and how long it is remembered as known, in ms. */
export const lifetimes = { session: 30 * day, device: 365 * day, anonymous: 365 * day } as const;

export type Session = { id: string; account: Account };
export type NewSession = { id: string; token: string; expiresAt: Date };

export const startSession = async (db: Kysely<Database>, accountId: string, now: Date): Promise<NewSession> => {
  const session = { id: randomUUID(), token: newToken(), expiresAt: new Date(now.getTime() + lifetimes.session) };
  await db.insertInto('accountSessions').values({ id: session.id, accountId, tokenHash: hashOf(session.token), createdAt: now, expiresAt: session.expiresAt }).execute();
  return session;
};

/** The session behind a cookie's token, while it lasts. */
export const findSession = async (db: Kysely<Database>, token: string | undefined, now: Date): Promise<Session | undefined> => {
  const tokenHash = tokenHashOf(token);
  if (!tokenHash) return undefined;
  const row = await db.selectFrom('accountSessions').select(['id', 'accountId']).where('tokenHash', '=', tokenHash).where('expiresAt', '>', now).executeTakeFirst();
  const account = row && (await findAccountById(db, row.accountId));
  return row && account ? { id: row.id, account } : undefined;
};

/** Whether a session of that account still lasts. */
export const sessionLasts = async (db: Kysely<Database>, { accountId, sessionId }: { accountId: string; sessionId: string }, now: Date): Promise<boolean> =>
  (await db.selectFrom('accountSessions').select('id').where('id', '=', sessionId).where('accountId', '=', accountId).where('expiresAt', '>', now).executeTakeFirst()) !== undefined;

export const endSession = async (db: Kysely<Database>, sessionId: string): Promise<void> => {
  await db.deleteFrom('accountSessions').where('id', '=', sessionId).execute();
};

/** Signs an account out everywhere, but for one session where that is wanted. */
export const endSessions = async (db: Kysely<Database>, accountId: string, except?: string): Promise<void> => {
  const ending = db.deleteFrom('accountSessions').where('accountId', '=', accountId);
  await (except === undefined ? ending : ending.where('id', '<>', except)).execute();
};

/** Whether this browser has signed in to the account before. */
export const isKnownDevice = async (db: Kysely<Database>, accountId: string, token: string | undefined, now: Date): Promise<boolean> => {
  const tokenHash = tokenHashOf(token);
  if (!tokenHash) return false;
  return (await db.selectFrom('accountDevices').select('accountId').where('accountId', '=', accountId).where('tokenHash', '=', tokenHash).where('expiresAt', '>', now).executeTakeFirst()) !== undefined;
};

/** Remembers the browser for the account and returns its token: one browser keeps one for all of its accounts. */
export const rememberDevice = async (db: Kysely<Database>, accountId: string, known: string | undefined, now: Date): Promise<string> => {
  const token = known !== undefined && tokenHashOf(known) ? known : newToken();
  const expiresAt = new Date(now.getTime() + lifetimes.device);
  await db
    .insertInto('accountDevices')
    .values({ accountId, tokenHash: hashOf(token), expiresAt })
    .onConflict((conflict) => conflict.columns(['accountId', 'tokenHash']).doUpdateSet({ expiresAt }))
    .execute();
  return token;
};

/** Browsers that were known before a password was reset may be somebody else's. */
export const forgetDevices = async (db: Kysely<Database>, accountId: string): Promise<void> => {
  await db.deleteFrom('accountDevices').where('accountId', '=', accountId).execute();
};
