import { randomUUID } from 'node:crypto';
import type { Account } from '../accounts/accounts.ts';
import { clearedCookies, cookieHeader, cookieNames, type NewCookie, readCookie } from '../accounts/cookies.ts';
import { endSession, lifetimes, rememberDevice, type Session, startSession } from '../accounts/sessions.ts';
import { isSubscriber, subscriptionsOf } from '../accounts/subscriptions.ts';
import type { StoreTools } from './tools.ts';
import { privateHeaders } from './views/layout.ts';
import type { Visit } from './visit.ts';

/** Sends the reader on by GET, with cookies where there are any. `to` has been checked or is an own path. */
export const sendOn = ({ secure }: Visit, to: string, cookies: readonly NewCookie[] = []): Response => {
  const headers = new Headers({ ...privateHeaders, location: to });
  for (const cookie of cookies) headers.append('set-cookie', cookieHeader(cookie, secure));
  return new Response(null, { status: 303, headers });
};

/**
 * Signs an account in and sends the reader on. The session that the browser had is ended: a session never changes its
 * owner, and a new one never has an old token.
 */
export const signInAndGoOn = async ({ db, clock, ids }: StoreTools, visit: Visit, account: Account, former: Session | undefined, to: string): Promise<Response> => {
  const now = clock();
  if (former) await endSession(db, former.id);
  const session = await startSession(db, account.id, now);
  const device = await rememberDevice(db, account.id, readCookie(visit.request, cookieNames.device), now);
  const { expiresAt } = session;
  const later = (ms: number) => new Date(now.getTime() + ms);
  const subscriptions = await subscriptionsOf(db, account.id);
  const readable = (name: string, value: string) => ({ name, value, expiresAt, readableBy: 'script' }) as const;
  const anonymous = readCookie(visit.request, cookieNames.anonymousId) ?? ids.seal(cookieNames.anonymousId, { accountId: randomUUID(), sessionId: randomUUID() }, later(lifetimes.anonymous));
  return sendOn(visit, to, [
    { name: cookieNames.session, value: session.token, expiresAt, readableBy: 'service' },
    { name: cookieNames.device, value: device, expiresAt: later(lifetimes.device), readableBy: 'service' },
    readable(cookieNames.customerId, ids.seal(cookieNames.customerId, { accountId: account.id, sessionId: session.id }, expiresAt)),
    { name: cookieNames.anonymousId, value: anonymous, expiresAt: later(lifetimes.anonymous), readableBy: 'script' },
    readable(cookieNames.email, account.email),
    readable(cookieNames.ipAddress, visit.client),
    readable(cookieNames.userAccess, isSubscriber(subscriptions) ? 'subscriber' : 'registrant'),
    readable(cookieNames.userAccount, account.id),
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
