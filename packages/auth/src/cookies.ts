import { limits } from '@masthead/config/limits';

const { customerId, anonymousId, fireId, customerData, userEmail, session } = limits.cookies;
const [ipAddress, userAccess, userAccount] = session;

/** The cookies that say something about a visitor (SPEC §3, cookies read). A cookie that is not there is undefined. */
export type VisitorCookies = {
  readonly customerId?: string;
  readonly anonymousId?: string;
  readonly email?: string;
  readonly ipAddress?: string;
  readonly userAccess?: string;
  readonly userAccount?: string;
};

/** Every cookie of a visitor that scripts can read; sign-out leaves none of them. */
export const visitorCookieNames: readonly string[] = [customerId, anonymousId, fireId, customerData, userEmail, ...session];

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    // Another program's cookie need not be percent-encoded: it is taken as it stands.
    return value;
  }
};

/** The value of a cookie in `document.cookie`, or undefined where it is missing or empty. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return (pair && decoded(pair.slice(name.length + 1))) || undefined;
};

/** Reads what the cookies say of the visitor (SPEC §3). */
export const readVisitorCookies = (cookies: string): VisitorCookies => {
  const entries = Object.entries({ customerId, anonymousId, email: userEmail, ipAddress, userAccess, userAccount })
    .map(([field, name]) => [field, readCookie(cookies, name)])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as VisitorCookies;
};

/** Both cookies of the cookie session path are there (SPEC §4). */
export const hasSessionCookies = ({ ipAddress: ip, userAccess: access }: VisitorCookies): boolean => ip !== undefined && access !== undefined;

/** Whether it is worth asking who the visitor is. Nobody else costs the services a request. */
export const mayBeSignedIn = (cookies: VisitorCookies): boolean => cookies.customerId !== undefined || hasSessionCookies(cookies);
