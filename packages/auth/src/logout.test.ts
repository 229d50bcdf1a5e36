import { describe, expect, test } from 'vitest';
import { getCookieDeletions, getCookieDomains, isLogout, logout, type LogoutDeps } from './logout.ts';

test('SPEC 4: cookies are cleared for the site, its stage and release subdomains, and the host', () => {
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
])('%s expires for each of them', (name) => {
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

describe('SPEC 4: signing out', () => {
  const signOut = async (revoke: () => Promise<boolean>) => {
    const steps: string[] = [];
    const tools: LogoutDeps = {
      siteDomain: 'news.example',
      host: 'localhost',
      revoke,
      logoutPage: '/Registration/Logout.aspx',
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
      go: (address) => steps.push(`go ${address}`),
    };
    await logout(tools);
    return steps;
  };

  test('clears state, cookies and both storages, and goes home after 100 ms', async () => {
    expect(await signOut(() => Promise.resolve(true))).toEqual([
      'state',
      'cookie',
      'local',
      'session',
      'wait 100',
      'cookie',
      'go /?timestamp=1234',
    ]);
  });

  test.each<[string, () => Promise<boolean>]>([
    ['refuses', () => Promise.resolve(false)],
    ['is not there', () => Promise.reject(new TypeError('fetch failed'))],
  ])('a service that %s is visited, so that the session does not live on', async (_, revoke) => {
    expect((await signOut(revoke)).at(-1)).toBe('go /Registration/Logout.aspx');
  });
});

test.each([
  ['/Registration/Logout.aspx?promoCode=REM', true],
  ['/Registration/Login.aspx', false],
  ['https://elsewhere.example/Registration/Logout.aspx', false],
])('%s signs out: %s', (address, signsOut) => {
  const at = (path: string) => new URL(path, 'https://news.example/markets/');
  expect(isLogout(at(address), at('/Registration/Logout.aspx?a=b'))).toBe(signsOut);
});
