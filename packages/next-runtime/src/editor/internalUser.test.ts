import { describe, expect, test } from 'vitest';
import { internalToken, isInternal } from './internalUser';

const key = 'k'.repeat(32);
const now = 1_000;
const token = internalToken(key, 2_000);

describe('§2.4 internal users are those whose cookie was signed', () => {
  test('valid with the key before it expires', () => expect(isInternal(key, token, now)).toBe(true));

  test.each<[string, string | undefined, string | undefined, number]>([
    ['a cookie that has ended', key, token, 2_000],
    ['no cookie', key, undefined, now],
    ['no key in this environment', undefined, token, now],
    ['another key', 'x'.repeat(32), token, now],
    ['an end that was changed', key, token.replace('2000', '9000'), now],
    ['a signature that was cut', key, token.slice(0, -1), now],
    ['no signature', key, '2000', now],
    ['no number', key, internalToken(key, Number.NaN), now],
  ])('not with %s', (_, withKey, cookie, at) => expect(isInternal(withKey, cookie, at)).toBe(false));
});
