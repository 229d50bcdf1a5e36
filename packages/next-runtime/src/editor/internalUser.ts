import { createHmac, timingSafeEqual } from 'node:crypto';

/** The cookie of people who work on the publication (SPEC §2.4; DECISIONS, Visitors). */
export const internalCookie = 'mh_internal';

const signatureOf = (key: string, expires: string): string =>
  createHmac('sha256', key).update(`${internalCookie}:${expires}`).digest('base64url');

/** The cookie's value: when it ends, in ms since 1970, and the signature over it. */
export const internalToken = (key: string, expiresAt: number): string =>
  `${expiresAt}.${signatureOf(key, String(expiresAt))}`;

/** Whether a request's cookie was signed with `INTERNAL_USER_KEY` and has not ended. Without a key nobody is internal. */
export const isInternal = (key: string | undefined, token: string | undefined, now: number): boolean => {
  if (!key || !token) return false;
  const [expires = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(key, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) > now;
};
