import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { SessionKind } from '../../db/tables/accounts.ts';
import { type Account, findAccountById } from './accounts.ts';
import { createToken, hashText, toTokenHash } from '../../server/tokens.ts';

/** Browser and operating system of a user agent: names that are the same in every language, empty when unknown. */
export type UserAgent = { browser: string; system: string };

/** The first match wins: most browsers also name the ones that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (names: typeof browsers, text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** Parses the user agent of a request. Versions are left out: an update does not make another device. */
export const parseUserAgent = ({ headers }: Pick<Request, 'headers'>): UserAgent => {
  const text = (headers.get('user-agent') ?? '').slice(0, 500);
  return { browser: findName(browsers, text), system: findName(systems, text) };
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Session timeouts: without a request, and in total. */
export const sessionLifetimes = {
  browser: { idleMs: 8 * hourMs, absoluteMs: dayMs },
  remembered: { idleMs: 14 * dayMs, absoluteMs: 30 * dayMs },
} as const satisfies Record<SessionKind, { idleMs: number; absoluteMs: number }>;

/** Lifetimes of the device cookie and of the anonymous id. */
export const lifetimes = { deviceMs: 365 * dayMs, anonymousMs: 365 * dayMs } as const;

/** The minimum time between two writes about the use of a session. */
const renewalIntervalMs = 5 * minuteMs;

export type Session = { id: string; kind: SessionKind; account: Account };
/** A new session. `token` is the value of the session cookie. */
type NewSession = { id: string; kind: SessionKind; token: string; endsAt: Date };

const addMs = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
const getEarlier = (left: Date, right: Date): Date => (left < right ? left : right);

/** Starts a session. Undefined if its password was changed or it was disabled or deleted since it was read. */
export const startSession = async (
  db: Db,
  account: Pick<Account, 'id' | 'passwordHash'>,
  kind: SessionKind,
  { browser, system }: UserAgent,
  now: Date,
): Promise<NewSession | undefined> => {
  const { idleMs, absoluteMs } = sessionLifetimes[kind];
  const session = { id: randomUUID(), kind, token: createToken(), endsAt: addMs(now, absoluteMs) };
  const expiresAt = getEarlier(addMs(now, idleMs), session.endsAt);
  return db.transaction().execute(async (transaction) => {
    const unchanged = await transaction
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account.id)
      .where('disabledAt', 'is', null)
      .where('passwordHash', 'is not distinct from', account.passwordHash)
      .forShare()
      .executeTakeFirst();
    if (!unchanged) return undefined;
    await transaction
      .insertInto('accountSessions')
      .values({
        id: session.id,
        accountId: account.id,
        kind,
        tokenHash: hashText(session.token),
        createdAt: now,
        expiresAt,
        endsAt: session.endsAt,
        browser,
        system,
        lastSeenAt: now,
      })
      .execute();
    return session;
  });
};

/** Returns the valid session of a token and renews its idle timeout. */
export const findSession = async (db: Db, token: string | undefined, now: Date): Promise<Session | undefined> => {
  const tokenHash = toTokenHash(token);
  if (!tokenHash) return undefined;
  const row = await db
    .selectFrom('accountSessions')
    .select(['id', 'accountId', 'kind', 'endsAt', 'lastSeenAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  const account = row && (await findAccountById(db, row.accountId));
  if (!row || !account) return undefined;
  if (now.getTime() - row.lastSeenAt.getTime() >= renewalIntervalMs) {
    const expiresAt = getEarlier(addMs(now, sessionLifetimes[row.kind].idleMs), row.endsAt);
    await db.updateTable('accountSessions').set({ expiresAt, lastSeenAt: now }).where('id', '=', row.id).execute();
  }
  return { id: row.id, kind: row.kind, account };
};

/** A session as its owner and operators see it. */
export type ListedSession = UserAgent & { id: string; kind: SessionKind; createdAt: Date; lastSeenAt: Date };

/** Lists the valid sessions of an account, the last used first. */
export const listSessions = (db: Db, accountId: string, now: Date): Promise<ListedSession[]> =>
  db
    .selectFrom('accountSessions')
    .select(['id', 'kind', 'browser', 'system', 'createdAt', 'lastSeenAt'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();

export const endSession = async (db: Db, sessionId: string): Promise<void> => {
  await db.deleteFrom('accountSessions').where('id', '=', sessionId).execute();
};

/** Ends chosen sessions of an account. Ids of other accounts are ignored. */
export const endChosenSessions = async (db: Db, accountId: string, sessionIds: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('accountSessions')
    .where('accountId', '=', accountId)
    .where(sql<boolean>`id::text = any(${sessionIds}::text[])`)
    .execute();
};

/** Ends all sessions but an optional one, and sign-ins that wait for their second step. */
export const endSessions = async (db: Db, accountId: string, except?: string): Promise<void> => {
  const ending = db.deleteFrom('accountSessions').where('accountId', '=', accountId);
  await (except === undefined ? ending : ending.where('id', '<>', except)).execute();
  await db.deleteFrom('accountChallenges').where('accountId', '=', accountId).execute();
};

/** Looked up when there is no account, so that both cases take the same time. */
const noAccountId = '00000000-0000-0000-0000-000000000000';

/** Whether this browser has signed in to the account before. */
export const isKnownDevice = async (
  db: Db,
  accountId: string | undefined,
  token: string | undefined,
  now: Date,
): Promise<boolean> => {
  const tokenHash = toTokenHash(token);
  if (!tokenHash) return false;
  const device = await db
    .selectFrom('accountDevices')
    .select('accountId')
    .where('accountId', '=', accountId ?? noAccountId)
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return device !== undefined;
};

/** Stores the browser as a known device of the account and returns its token. One browser has one token for all accounts. */
export const rememberDevice = async (
  db: Db,
  accountId: string,
  currentToken: string | undefined,
  now: Date,
): Promise<string> => {
  const token = currentToken !== undefined && toTokenHash(currentToken) ? currentToken : createToken();
  const expiresAt = addMs(now, lifetimes.deviceMs);
  await db
    .insertInto('accountDevices')
    .values({ accountId, tokenHash: hashText(token), expiresAt })
    .onConflict((conflict) => conflict.columns(['accountId', 'tokenHash']).doUpdateSet({ expiresAt }))
    .execute();
  return token;
};

/** Deletes the known devices of an account after a password change: one may belong to an attacker. */
export const deleteDevices = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('accountDevices').where('accountId', '=', accountId).execute();
};
