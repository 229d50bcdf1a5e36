import { randomUUID } from 'node:crypto';
import type { Account } from '../accounts/accounts.ts';
import {
  clearedCookies,
  cookieHeader,
  cookieNames,
  type NewCookie,
  opaqueReference,
  readCookie,
  readServiceCookie,
} from '../accounts/cookies.ts';
import { endSession, lifetimes, rememberDevice, type Session, startSession } from '../accounts/sessions.ts';
import type { SessionKind } from '../db/tables/accounts.ts';
import type { StoreTools } from './tools.ts';
import { privateHeaders } from './views/layout.ts';
import type { Visit } from './visit.ts';

/** Sends the reader on by GET, with cookies where there are any. `to` has been checked or is an own path. */
export const sendOn = (
  { secure }: Visit,
  to: string,
  cookies: readonly NewCookie[] = [],
  more: Record<string, string> = {},
): Response => {
  const headers = new Headers({ ...privateHeaders, location: to, ...more });
  for (const cookie of cookies) headers.append('set-cookie', cookieHeader(cookie, secure));
  return new Response(null, { status: 303, headers });
};

/** Pages look for the presence of `ipAddress` and `userAccess` only (SPEC §4): the value is a hint without personal data. */
const signedInHint = 'signed-in';

export type SignInOptions = {
  kind: SessionKind;
  former: Session | undefined;
  to: string;
  cookies?: readonly NewCookie[];
};

/**
 * Signs an account in and sends the reader on. The session that the browser had is ended: a session never changes its
 * owner, and a new one never has an old token.
 */
export const signInAndGoOn = async (
  { db, clock, ids }: StoreTools,
  visit: Visit,
  account: Account,
  { kind, former, to, cookies = [] }: SignInOptions,
): Promise<Response> => {
  const now = clock();
  if (former) await endSession(db, former.id);
  const session = await startSession(db, account.id, kind, now);
  const device = await rememberDevice(db, account.id, readServiceCookie(visit.request, cookieNames.device), now);
  const expiresAt = kind === 'remembered' ? session.endsAt : 'with-browser';
  const later = (ms: number) => new Date(now.getTime() + ms);
  const readable = (name: string, value: string) => ({ name, value, expiresAt, readableBy: 'script' }) as const;
  const anonymous =
    readCookie(visit.request, cookieNames.anonymousId) ??
    ids.seal(
      cookieNames.anonymousId,
      { accountId: randomUUID(), sessionId: randomUUID() },
      later(lifetimes.anonymousMs),
    );
  return sendOn(visit, to, [
    { name: cookieNames.session, value: session.token, expiresAt, readableBy: 'service' },
    { name: cookieNames.device, value: device, expiresAt: later(lifetimes.deviceMs), readableBy: 'service' },
    readable(
      cookieNames.customerId,
      ids.seal(cookieNames.customerId, { accountId: account.id, sessionId: session.id }, session.endsAt),
    ),
    { name: cookieNames.anonymousId, value: anonymous, expiresAt: later(lifetimes.anonymousMs), readableBy: 'script' },
    readable(cookieNames.email, opaqueReference(session.id, cookieNames.email)),
    readable(cookieNames.ipAddress, signedInHint),
    readable(cookieNames.userAccess, signedInHint),
    readable(cookieNames.userAccount, opaqueReference(session.id, cookieNames.userAccount)),
    ...cookies,
  ]);
};

/** Sends the reader on with no cookie of the account left. */
export const signedOut = (visit: Visit, to: string): Response => sendOn(visit, to, clearedCookies);

/** How long to wait, as one says it. */
export const waitWords = (seconds: number): string => {
  if (seconds < 90) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};
