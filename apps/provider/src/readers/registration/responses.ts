import { randomUUID } from 'node:crypto';
import type { Account } from '../accounts/accounts.ts';
import {
  cookieNames,
  expiredCookies,
  type NewCookie,
  readRequestCookie,
  readServiceCookie,
  toOpaqueReference,
  toSetCookieHeader,
} from '../accounts/cookies.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { storeMails } from './mails.ts';
import {
  endSession,
  isKnownDevice,
  lifetimes,
  parseUserAgent,
  rememberDevice,
  type Session,
  startSession,
} from '../accounts/sessions.ts';
import type { SignInProof } from '../../server/securityLog.ts';
import { lacksSecondFactor } from '../accounts/visitor.ts';
import type { SessionKind } from '../../db/tables/accounts.ts';
import type { StoreDeps } from './deps.ts';
import { toPageUrl } from './flowParams.ts';
import { privateHeaders } from './views/layout.ts';
import type { Visit } from './visit.ts';
import { challengeLifetimeMs, createChallenge } from '../accounts/challenges.ts';
import { hasSecondFactor, loadFactors } from '../accounts/secondFactor.ts';

/** JSON for one reader: no cache stores it. */
export const privateJson = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...privateHeaders, ...headers } });

/** Redirects with status 303 and sets cookies. `to` must be a checked URL or a path of this site. */
export const redirectTo = (
  { secure }: Visit,
  to: string,
  cookies: readonly NewCookie[] = [],
  extraHeaders: Record<string, string> = {},
): Response => {
  const headers = new Headers({ ...privateHeaders, location: to, ...extraHeaders });
  for (const cookie of cookies) headers.append('set-cookie', toSetCookieHeader(cookie, secure));
  return new Response(null, { status: 303, headers });
};

/** Pages check only that `ipAddress` and `userAccess` exist (§4), so their value contains no personal data. */
const signedInHint = 'signed-in';

/** The kind of the new session, the session to end, and the redirect target. */
type SignInOptions = {
  /** What proved the reader. `new-password`: after a mailed link or a change, of which the owner knows. */
  by: SignInProof;
  kind: SessionKind;
  previousSession: Session | undefined;
  to: string;
  cookies?: readonly NewCookie[];
};

/**
 * Starts a session and redirects. A sign-in from a browser that the account has not seen is mailed to its owner. The
 * browser's previous session ends, so that a session never changes its owner and a new one never has an old token.
 * Readers whose password was changed at the same moment sign in again.
 */
export const signInAndRedirect = async (
  deps: StoreDeps,
  visit: Visit,
  account: Account,
  { by, kind, previousSession, to, cookies = [] }: SignInOptions,
): Promise<Response> => {
  const { db, jobs, clock, ids, securityEvent, wakeOutbox } = deps;
  const now = clock();
  const userAgent = parseUserAgent(visit.request);
  if (previousSession) await endSession(db, previousSession.id);
  const session = await startSession(db, account, kind, userAgent, now);
  if (!session) return redirectTo(visit, toPageUrl('Login', visit.flowParams), cookies);
  securityEvent({ event: 'sign-in-succeeded', reason: by }, visit.client);
  const formerDevice = readServiceCookie(visit.request, cookieNames.device);
  if (by !== 'new-password' && !(await isKnownDevice(db, account.id, formerDevice, now))) {
    await enqueueMails(jobs, db, [storeMails.newDevice(visit, account.email, userAgent, now)], now);
    wakeOutbox();
  }
  const device = await rememberDevice(db, account.id, formerDevice, now);
  const expiresAt = kind === 'remembered' ? session.endsAt : 'with-browser';
  const addMs = (ms: number) => new Date(now.getTime() + ms);
  const readable = (name: string, value: string) => ({ name, value, expiresAt, readableBy: 'script' }) as const;
  const anonymousId =
    readRequestCookie(visit.request, cookieNames.anonymousId) ??
    (await ids.seal(
      cookieNames.anonymousId,
      { accountId: randomUUID(), sessionId: randomUUID() },
      addMs(lifetimes.anonymousMs),
    ));
  const next = (await lacksSecondFactor(deps, account))
    ? toPageUrl('Security', visit.flowParams, { saved: 'required' })
    : to;
  return redirectTo(visit, next, [
    { name: cookieNames.session, value: session.token, expiresAt, readableBy: 'service' },
    { name: cookieNames.device, value: device, expiresAt: addMs(lifetimes.deviceMs), readableBy: 'service' },
    readable(
      cookieNames.customerId,
      await ids.seal(cookieNames.customerId, { accountId: account.id, sessionId: session.id }, session.endsAt),
    ),
    {
      name: cookieNames.anonymousId,
      value: anonymousId,
      expiresAt: addMs(lifetimes.anonymousMs),
      readableBy: 'script',
    },
    readable(cookieNames.email, toOpaqueReference(session.id, cookieNames.email)),
    readable(cookieNames.ipAddress, signedInHint),
    readable(cookieNames.userAccess, signedInHint),
    readable(cookieNames.userAccount, toOpaqueReference(session.id, cookieNames.userAccount)),
    ...cookies,
  ]);
};

/** Redirects and removes all cookies of the account. */
export const redirectSignedOut = (visit: Visit, to: string): Response => redirectTo(visit, to, expiredCookies);

/** Signs in after the first factor, or requests the second one if the account has one. */
export const continueSignIn = async (
  deps: StoreDeps,
  visit: Visit,
  account: Account,
  options: SignInOptions,
): Promise<Response> => {
  const { db, clock } = deps;
  if (!hasSecondFactor(await loadFactors(db, account.id))) return signInAndRedirect(deps, visit, account, options);
  const now = clock();
  const value = await createChallenge(
    db,
    { accountId: account.id, purpose: 'second-step', sessionKind: options.kind },
    now,
  );
  return redirectTo(visit, toPageUrl('SecondStep', visit.flowParams), [
    ...(options.cookies ?? []),
    { name: cookieNames.step, value, expiresAt: new Date(now.getTime() + challengeLifetimeMs), readableBy: 'service' },
  ]);
};
