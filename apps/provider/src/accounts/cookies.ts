import { createHash } from 'node:crypto';
import { isLoopback } from '../brands/brands.ts';
import { getVisibleOrigin } from '../brands/origins.ts';

/** The cookies that the registration service sets (SPEC §3; DECISIONS, Visitors). All are host-only. */
export const cookieNames = {
  session: 'mh_session',
  device: 'mh_device',
  /** The token of a mailed link, for the minutes between following it and sending the form behind it. */
  link: 'mh_link',
  customerId: 'oly_enc_id',
  anonymousId: 'oly_anon_id',
  email: 'useremail',
  /** By the first two, pages know that somebody may be signed in without the session check (SPEC §4, cookie session path; §6). */
  ipAddress: 'ipAddress',
  userAccess: 'userAccess',
  userAccount: 'userAccount',
} as const;

const { customerId, anonymousId, email, ipAddress, userAccess, userAccount } = cookieNames;

/** `script` cookies are read by the site's own scripts and carry no personal data; `service` cookies are HttpOnly. */
export type NewCookie = {
  name: string;
  value: string;
  expiresAt: Date | 'with-browser';
  readableBy: 'service' | 'script';
};

/** Whether cookies must travel encrypted: everywhere but on one machine without TLS. */
export const usesSecureCookies = (request: Request): boolean => {
  const origin = getVisibleOrigin(request);
  return origin === undefined || !isLoopback(origin);
};

/** The name of an HttpOnly cookie. Browsers accept `__Host-` from this host over TLS only, so no subdomain can plant one. */
const toServiceCookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

const decodeCookieValue = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    // Another program's cookie need not be percent-encoded.
    return value;
  }
};

/** The value of a request's cookie; undefined where it is missing or empty. */
export const readCookie = (request: Request, name: string): string | undefined => {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const pair = pairs.find((candidate) => candidate.startsWith(`${name}=`));
  return (pair && decodeCookieValue(pair.slice(name.length + 1))) || undefined;
};

/** The value of an HttpOnly cookie of the registration service. */
export const readServiceCookie = (request: Request, name: string): string | undefined =>
  readCookie(request, toServiceCookieName(name, usesSecureCookies(request)));

/** A `Set-Cookie` header. `secure` is false on one machine without TLS only. */
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

/** An opaque value for a cookie that scripts read: it changes with each session and says nothing of its reader. */
export const toOpaqueReference = (sessionId: string, name: string): string =>
  createHash('sha256').update(`${name} ${sessionId}`).digest('hex').slice(0, 32);

/** Whether a caller means its own session's reader: by the email address, or by what the cookie has in its place. */
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

/** The link has been used. */
export const expiredLinkCookie: NewCookie = toExpiredCookie(cookieNames.link, 'service');

/** Signing out leaves none of these; the browser stays known. */
export const expiredCookies: readonly NewCookie[] = [
  toExpiredCookie(cookieNames.session, 'service'),
  ...[customerId, anonymousId, email, ipAddress, userAccess, userAccount].map((name) =>
    toExpiredCookie(name, 'script'),
  ),
];
