import { readCookie } from '@masthead/config/cookies';
import { describe, expect, test, vi } from 'vitest';
import { startService, type Responder } from '../test/startService.ts';
import type { Warn } from './fetchService.ts';
import { readVisitorCookies, hasSessionCookies, mayBeSignedIn } from './cookies.ts';
import { checkSession, loadSession, type SessionDeps } from './loadSession.ts';

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

const createDeps = (origin: string): SessionDeps => ({
  fetch,
  endpoints: {
    basicUserInfo: `${origin}/Registration/JsonWebService.svc/GetBasicUserInfo`,
    demographics: `${origin}/userdemographics/`,
  },
  warn: vi.fn<Warn>(),
});
const demographics = { UserDemographics: { ProfileCompletionRatioPercent: 60 } };
const data = { email: 'a@example.com', userId: 'u1', firstName: 'Ada', lastName: 'Reyes', demographics };

describe('§4: the cookie session path', () => {
  const cookies = readVisitorCookies('ipAddress=192.0.2.1; userAccess=1; useremail=a%2Bb%40example.com');

  test('with both cookies the user is logged in, and demographics are loaded by email address', async () => {
    const { origin, requests } = await startService(() => ({ body: demographics }));
    expect(await loadSession(createDeps(origin), cookies, true)).toMatchObject({
      state: null,
      loggedIn: true,
      sessionInitialized: true,
      user: { demographics: { profileCompletionPercent: 60 } },
    });
    expect(requests).toEqual([{ method: 'GET', url: '/userdemographics/?email=a%2Bb%40example.com', body: undefined }]);
  });

  test.each<[string, Responder]>([
    ['refuses', () => ({ status: 401, body: {} })],
    ['returns an array', () => ({ body: [] })],
    [
      'returns a completion that is not a number',
      () => ({ body: { UserDemographics: { ProfileCompletionRatioPercent: 'most' } } }),
    ],
  ])('the user is logged in with unknown profile completion when the service %s', async (_, respond) => {
    const { origin } = await startService(respond);
    expect(await loadSession(createDeps(origin), cookies, true)).toMatchObject({
      loggedIn: true,
      user: { demographics: {} },
    });
  });

  test('a brand without cookie login requests the session from the service (§6)', async () => {
    const { origin, requests } = await startService(() => ({ status: 401, body: { status: 401 } }));
    expect(await loadSession(createDeps(origin), cookies, false)).toMatchObject({ loggedIn: false });
    expect(requests.map(({ url }) => url)).toEqual(['/Registration/JsonWebService.svc/GetBasicUserInfo']);
  });
});

describe('§4: the remote session check', () => {
  test('with status 200 the user is logged in', async () => {
    const { origin } = await startService(() => ({ body: { status: 200, data } }));
    expect(await checkSession(createDeps(origin))).toEqual({
      state: null,
      loggedIn: true,
      sessionInitialized: true,
      user: {
        email: 'a@example.com',
        userId: 'u1',
        firstName: 'Ada',
        lastName: 'Reyes',
        demographics: { profileCompletionPercent: 60 },
      },
    });
  });

  test.each<[string, Responder]>([
    ['status 401', () => ({ status: 401, body: { status: 401 } })],
    ['status 401 in the body', () => ({ body: { status: 401, data: null } })],
    ['status 403 with a user in the body', () => ({ status: 403, body: { status: 200, data } })],
    ['a user without an email address', () => ({ body: { status: 200, data: {} } })],
    ['a response without JSON', () => ({ body: '<html>' })],
  ])('%s stores the error message of §8', async (_, respond) => {
    const { origin } = await startService(respond);
    expect(await checkSession(createDeps(origin))).toEqual({
      state: null,
      loggedIn: false,
      sessionInitialized: true,
      error: 'An error of https required,user is not logged in,invalid user or no subscription has occured.',
    });
  });

  test('an unreachable service stores the timeout message of §8', async () => {
    expect(await checkSession(createDeps('http://127.0.0.1:1'))).toMatchObject({
      loggedIn: false,
      error: 'Most likely a server timeout or an internet connection error.  Error response property is undefined.',
    });
  });
});
