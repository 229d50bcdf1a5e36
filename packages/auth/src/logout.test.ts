import { describe, expect, test } from 'vitest';
import { getCookieDeletions, getCookieDomains, isLogoutUrl, logout, type LogoutDeps } from './logout.ts';

test('§4: cookies are deleted on the domain of the site, its stage and release subdomains, and the host', () => {
  expect(getCookieDomains('news.example', 'www.news.example')).toEqual([
    'news.example',
    'stage.news.example',
    'release.news.example',
    'www.news.example',
    undefined,
  ]);
});

test.each([
  'oly_enc_id',
  'oly_anon_id',
  'useremail',
  'oly_fire_id',
  'customerData',
  'ipAddress',
  'userAccess',
  'userAccount',
])('the cookie %s is deleted on each domain', (name) => {
  const deletions = getCookieDeletions('news.example', 'localhost').filter((cookie) => cookie.startsWith(`${name}=;`));
  expect(deletions.map((cookie) => /domain=(.*)$/.exec(cookie)?.[1])).toEqual([
    'news.example',
    'stage.news.example',
    'release.news.example',
    'localhost',
    undefined,
  ]);
  expect(deletions.every((cookie) => cookie.includes('path=/;') && cookie.includes('1970'))).toBe(true);
});

describe('§4: signing out', () => {
  const signOut = async (revokeSession: () => Promise<boolean>) => {
    const steps: string[] = [];
    const deps: LogoutDeps = {
      siteDomain: 'news.example',
      host: 'localhost',
      revokeSession,
      logoutPageUrl: '/Registration/Logout.aspx',
      writeCookie: (cookie) => {
        if (cookie === 'oly_enc_id=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT') steps.push('cookie');
      },
      storages: [{ clear: () => steps.push('local') }, undefined, { clear: () => steps.push('session') }],
      clearState: () => steps.push('state'),
      wait: (ms) => {
        steps.push(`wait ${ms}`);
        return Promise.resolve();
      },
      now: () => 1234,
      redirect: (url) => steps.push(`redirect ${url}`),
    };
    await logout(deps);
    return steps;
  };

  test('clears state, cookies and both storages, and redirects to the home page after 100 ms', async () => {
    expect(await signOut(() => Promise.resolve(true))).toEqual([
      'state',
      'cookie',
      'local',
      'session',
      'wait 100',
      'cookie',
      'redirect /?timestamp=1234',
    ]);
  });

  test.each<[string, () => Promise<boolean>]>([
    ['refuses', () => Promise.resolve(false)],
    ['is unreachable', () => Promise.reject(new TypeError('fetch failed'))],
  ])(
    'redirects to the sign-out page when the registration service %s, so that the session ends',
    async (_, revokeSession) => {
      expect((await signOut(revokeSession)).at(-1)).toBe('redirect /Registration/Logout.aspx');
    },
  );
});

test.each([
  ['/Registration/Logout.aspx?promoCode=REM', true],
  ['/Registration/Login.aspx', false],
  ['https://elsewhere.example/Registration/Logout.aspx', false],
])('%s is the sign-out page: %s', (link, expected) => {
  const toUrl = (path: string) => new URL(path, 'https://news.example/markets/');
  expect(isLogoutUrl(toUrl(link), toUrl('/Registration/Logout.aspx?a=b'))).toBe(expected);
});
