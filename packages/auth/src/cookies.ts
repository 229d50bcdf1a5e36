import { browserLimits as limits } from '@masthead/config/limits';

const { customerId, anonymousId, fireId, customerData, userEmail, session } = limits.cookies;
const [ipAddress, userAccess] = session;

/** What a visitor's cookies say of them (SPEC §3, cookies read). A cookie that is not there is undefined. */
export type VisitorCookies = Readonly<Record<'customerId' | 'email' | 'ipAddress' | 'userAccess', string | undefined>>;

/** Every cookie of a visitor that scripts can read; sign-out leaves none of them. */
export const visitorCookieNames: readonly string[] = [
  customerId,
  anonymousId,
  fireId,
  customerData,
  userEmail,
  ...session,
];

/** The value of a cookie in `document.cookie`, or undefined where it is missing or empty. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const value = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    // Another program's cookie need not be percent-encoded: it is taken as it stands.
    return value;
  }
};

/** Reads what the cookies say of the visitor (SPEC §3). */
export const readVisitorCookies = (cookies: string): VisitorCookies => ({
  customerId: readCookie(cookies, customerId),
  email: readCookie(cookies, userEmail),
  ipAddress: readCookie(cookies, ipAddress),
  userAccess: readCookie(cookies, userAccess),
});

/** Both cookies of the cookie session path are there (SPEC §4). */
export const hasSessionCookies = (cookies: Pick<VisitorCookies, 'ipAddress' | 'userAccess'>): boolean =>
  Boolean(cookies.ipAddress && cookies.userAccess);

/** Whether it is worth asking who the visitor is. Nobody else costs the services a request. */
export const mayBeSignedIn = (cookies: VisitorCookies): boolean =>
  Boolean(cookies.customerId) || hasSessionCookies(cookies);
