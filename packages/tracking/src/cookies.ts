import { browserLimits as limits } from '@masthead/config/limits';
import type { UserState } from './payload/payload.ts';

/** Reads a cookie from `document.cookie`. A value that cannot be decoded is returned as is. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const entry = cookies
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`));
  const value = entry?.slice(name.length + 1);
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // Set by other code without encoding.
  }
};

/** Whether the visitor is signed in, by the presence of the encrypted customer id (SPEC §4). */
export const getUserState = (cookies: string): UserState =>
  readCookie(cookies, limits.cookies.customerId) === undefined ? 'anonymous' : 'signed-in';
