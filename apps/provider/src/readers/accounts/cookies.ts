import { createHash } from 'node:crypto';
import { readCookie } from '@masthead/config/cookies';
import { isLoopback } from '../../content/publications/brands.ts';
import { getVisibleOrigin } from '../../content/publications/origins.ts';

/** The cookies that the registration service sets (§3, §4). All are host-only. */
export const cookieNames = {
  session: 'mh_session',
  device: 'mh_device',
  /** The token of a mailed link, until the form behind the link is sent. */
  link: 'mh_link',
  /** A sign-in that waits for its second step. */
  step: 'mh_step',
  /** A passkey that is being made or signs in. */
  passkey: 'mh_passkey',
  /** The address that the last mail was sent to, for the message after a form. */
  recipient: 'mh_recipient',
  customerId: 'oly_enc_id',
  anonymousId: 'oly_anon_id',
  email: 'useremail',
  /** `ipAddress` and `userAccess` hint that the visitor may be signed in, before the session check (§4, §6). */
  ipAddress: 'ipAddress',
  userAccess: 'userAccess',
  userAccount: 'userAccount',
} as const;

const { customerId, anonymousId, email, ipAddress, userAccess, userAccount } = cookieNames;

/** `script` cookies are read by the site's own scripts and contain no personal data; `service` cookies are HttpOnly. */
export type NewCookie = {
  name: string;
  value: string;
  expiresAt: Date | 'with-browser';
  readableBy: 'service' | 'script';
};

/** Whether cookies are Secure: everywhere except on loopback origins without TLS. */
export const usesSecureCookies = (request: Request): boolean => {
  const origin = getVisibleOrigin(request);
  return origin === undefined || !isLoopback(origin);
};

/** The name of an HttpOnly cookie. No subdomain can set one with `__Host-`, which needs TLS. */
const toServiceCookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Returns the value of a request's cookie, or undefined when it is missing or empty. */
export const readRequestCookie = (request: Request, name: string): string | undefined =>
  readCookie(request.headers.get('cookie') ?? '', name);

/** Returns the value of an HttpOnly cookie of the registration service. */
export const readServiceCookie = (request: Request, name: string): string | undefined =>
  readRequestCookie(request, toServiceCookieName(name, usesSecureCookies(request)));

/** Formats a `Set-Cookie` header. `secure` is false only on loopback origins without TLS. */
export const toSetCookieHeader = ({ name, value, expiresAt, readableBy }: NewCookie, secure: boolean): string => {
  const isService = readableBy === 'service';
  const expiry = expiresAt === 'with-browser' ? [] : [`Expires=${expiresAt.toUTCString()}`];
  return [
    `${isService ? toServiceCookieName(name, secure) : name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...expiry,
    'SameSite=Lax',
    ...(isService ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
};

/** Returns an opaque value for a cookie that scripts read: it changes with each session and contains no personal data. */
export const toOpaqueReference = (sessionId: string, name: string): string =>
  createHash('sha256').update(`${name} ${sessionId}`).digest('hex').slice(0, 32);

/** Whether a value identifies the session's own reader: the email address, or the opaque value of the `useremail` cookie. */
export const isOwnReference = (
  value: string | undefined,
  { id, account }: { id: string; account: { email: string } },
): boolean => value !== undefined && [account.email, toOpaqueReference(id, email)].includes(value);

const toExpiredCookie = (name: string, readableBy: NewCookie['readableBy']): NewCookie => ({
  name,
  value: '',
  expiresAt: new Date(0),
  readableBy,
});

export const expiredLinkCookie: NewCookie = toExpiredCookie(cookieNames.link, 'service');

/** Removes the cookie of a finished second step. */
export const expiredStepCookie: NewCookie = toExpiredCookie(cookieNames.step, 'service');

export const expiredPasskeyCookie: NewCookie = toExpiredCookie(cookieNames.passkey, 'service');

/** Removes the cookies of the account at sign-out. The device cookie stays. */
export const expiredCookies: readonly NewCookie[] = [
  ...[cookieNames.session, cookieNames.step, cookieNames.passkey, cookieNames.recipient].map((name) =>
    toExpiredCookie(name, 'service'),
  ),
  ...[customerId, anonymousId, email, ipAddress, userAccess, userAccount].map((name) =>
    toExpiredCookie(name, 'script'),
  ),
];
