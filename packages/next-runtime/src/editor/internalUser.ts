import { createHmac, timingSafeEqual } from 'node:crypto';

/** The name=value pairs of a Cookie header, in their order. */
const toPairs = (header: string): { name: string; text: string; value: string }[] =>
  header.split(';').map((pair) => {
    const text = pair.trim();
    const [name = ''] = text.split('=', 1);
    return { name: name.trim(), text, value: text.slice(name.length + 1).trim() };
  });

/** Every value of a cookie: a client may send a name more than once. */
export const cookieValues = (header: string | undefined, name: string): string[] =>
  header?.includes(name)
    ? toPairs(header)
        .filter((pair) => pair.name === name)
        .map(({ value }) => value)
    : [];

/** The Cookie header without the pairs that `drops` selects; undefined where none remain. */
export const withoutCookies = (header: string, drops: (name: string, value: string) => boolean): string | undefined =>
  toPairs(header)
    .filter(({ name, value }) => !drops(name, value))
    .map(({ text }) => text)
    .join('; ') || undefined;

/** The cookie of the publication's staff (§2.4). */
export const internalCookie = 'mh_internal';

const sign = (key: string, expires: string): string =>
  createHmac('sha256', key).update(`${internalCookie}:${expires}`).digest('base64url');

/** Creates the cookie's value: its expiration in ms since 1970, and the signature over it. */
export const internalToken = (key: string, expiresAt: number): string => `${expiresAt}.${sign(key, String(expiresAt))}`;

/** Whether a cookie is signed with `INTERNAL_USER_KEY` and not expired (ms since 1970). Without a key: never. */
export const isInternal = (key: string | undefined, token: string | undefined, now: number): boolean => {
  if (!key || !token) return false;
  const [expires = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(key, expires));
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected) && Number(expires) > now;
};
