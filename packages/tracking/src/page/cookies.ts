import { browserLimits as limits } from '@masthead/config/limits';
import type { UserState } from '../payload/payload.ts';

/** The value of a cookie in a `document.cookie` text; one that cannot be decoded is taken as it stands. */
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
    return value; // written by another program, without encoding
  }
};

/** Whether somebody is signed in, and nothing of who it is (SPEC §4: the encrypted customer id decides). */
export const getUserState = (cookies: string): UserState =>
  readCookie(cookies, limits.cookies.customerId) === undefined ? 'anonymous' : 'signed-in';
