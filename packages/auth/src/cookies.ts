import { readCookie, visitorCookies } from '@masthead/config/cookies';

const { customerId, anonymousId, fireId, customerData, userEmail, session: sessionCookies } = visitorCookies;
const [ipAddress, userAccess] = sessionCookies;

/** Values of the visitor cookies (§3); undefined if a cookie is missing. */
export type VisitorCookies = Readonly<Record<'customerId' | 'email' | 'ipAddress' | 'userAccess', string | undefined>>;

/** Names of the visitor cookies that scripts can read. A logout deletes all of them. */
export const visitorCookieNames: readonly string[] = [
  customerId,
  anonymousId,
  fireId,
  customerData,
  userEmail,
  ...sessionCookies,
];

/** Reads the visitor cookies (§3). */
export const readVisitorCookies = (cookies: string): VisitorCookies => ({
  customerId: readCookie(cookies, customerId),
  email: readCookie(cookies, userEmail),
  ipAddress: readCookie(cookies, ipAddress),
  userAccess: readCookie(cookies, userAccess),
});

/** Whether both cookies of the cookie session path exist, which needs no session request (§4). */
export const hasSessionCookies = (cookies: Pick<VisitorCookies, 'ipAddress' | 'userAccess'>): boolean =>
  Boolean(cookies.ipAddress && cookies.userAccess);

/** Whether the visitor may be signed in. For all others no request is sent. */
export const mayBeSignedIn = (cookies: VisitorCookies): boolean =>
  Boolean(cookies.customerId) || hasSessionCookies(cookies);
