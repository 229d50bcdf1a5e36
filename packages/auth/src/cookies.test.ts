import { describe, expect, test } from 'vitest';
import { readCookie } from '@masthead/config/cookies';
import { hasSessionCookies, mayBeSignedIn, readVisitorCookies } from './cookies.ts';

describe('§3: cookies are read by their complete name', () => {
  test.each([
    ['oly_enc_id=abc', 'abc'],
    ['a=1; oly_enc_id=abc; b=2', 'abc'],
    ['not_oly_enc_id=abc', undefined],
    ['oly_enc_id_2=abc', undefined],
    ['oly_enc_id=', undefined],
    ['', undefined],
    ['oly_enc_id=a%2Bb%3D', 'a+b='],
    ['oly_enc_id=a=b==', 'a=b=='],
    ['oly_enc_id=100%', '100%'],
  ])('in %j the encrypted customer id is %j', (cookies, value) => {
    expect(readCookie(cookies, 'oly_enc_id')).toBe(value);
  });
});

test('§3: missing visitor cookies are undefined', () => {
  expect(readVisitorCookies('useremail=a%40example.com; ipAddress=192.0.2.1; theme=dark')).toEqual({
    email: 'a@example.com',
    ipAddress: '192.0.2.1',
  });
});

describe('§4: the cookie session path needs both cookies', () => {
  test.each([
    ['ipAddress=192.0.2.1; userAccess=1', true],
    ['ipAddress=192.0.2.1', false],
    ['userAccess=1', false],
    ['', false],
  ])('%j has both cookies: %s', (cookies, expected) => {
    expect(hasSessionCookies(readVisitorCookies(cookies))).toBe(expected);
  });
});

test.each([
  ['oly_enc_id=abc', true],
  ['ipAddress=192.0.2.1; userAccess=1', true],
  ['oly_anon_id=abc; useremail=a@example.com; userAccess=1', false],
])('with %j the visitor may be signed in: %s', (cookies, expected) => {
  expect(mayBeSignedIn(readVisitorCookies(cookies))).toBe(expected);
});
