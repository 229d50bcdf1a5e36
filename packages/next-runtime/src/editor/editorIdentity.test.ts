import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type EditorEnv, internalToken, isInternal } from './editor';
import { createPreviewToken, type PreviewGrant } from './previewToken';
import { createRefusalSender } from '../plainPage';
import { requireEditor } from './editorIdentity';

describe('§2.4 internal users are those whose cookie was signed', () => {
  const key = 'k'.repeat(32);
  const now = 1_000;
  const token = internalToken(key, 2_000);

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

const mayBePage = (path: string): boolean => path.includes('/..') || !/\.txt$|\/feed\/$|^\/(?:_next|api)\//.test(path);

const env: EditorEnv = {
  DEPLOYMENT: 'production',
  PORT: 3000,
  SITE_ORIGIN: 'https://www.example.com',
  INTERNAL_USER_KEY: 'i'.repeat(32),
  PREVIEW_KEY: 'p'.repeat(32),
};
const now = 1_800_000_000;
const endpoint = 'https://preview.example.com/graphql';
const preview = `preview=${encodeURIComponent(endpoint)}`;
const tokenFor = (grant: Partial<PreviewGrant> = {}, key = 'p'.repeat(32)): string =>
  createPreviewToken(
    { key, siteOrigin: 'https://www.example.com' },
    { endpoint, path: '*', expires: now + 3600, ...grant },
  );
const internal = `mh_internal=${internalToken('i'.repeat(32), (now + 60) * 1000)}`;
const forged = `mh_internal=${internalToken('x'.repeat(32), (now + 60) * 1000)}`;

type Outcome = {
  status: number | undefined;
  url: string | undefined;
  cookie: string | undefined;
  headers: Record<string, unknown>;
};
/** `status` is undefined where the request continues to the caches and Next. */
const send = (url: string, cookie?: string, settings: EditorEnv = env, others: object = {}): Outcome => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers: { ...(cookie !== undefined && { cookie }), ...others } });
  const response = new ServerResponse(request);
  const sendRefusal = createRefusalSender(() => undefined);
  const result = requireEditor(request, response, { env: settings, sendRefusal, mayBePage }, now * 1000);
  // What writeHead received is not readable from the response: its text is.
  const head = String((response as unknown as { _header: string | null })._header ?? '');
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return {
    status: result === 'responded' ? response.statusCode : undefined,
    url: request.url,
    cookie: request.headers.cookie,
    headers,
  };
};

describe('decision 30: a preview requires an editor', () => {
  test.each<[string, string, string | undefined]>([
    ['no identity', `/?${preview}`, undefined],
    ['a forged internal cookie', `/?${preview}`, forged],
    ['an expired internal cookie', `/?${preview}`, `mh_internal=${internalToken('i'.repeat(32), now * 1000)}`],
    ['a token of another key', `/?${preview}&preview_token=${tokenFor({}, 'x'.repeat(32))}`, undefined],
    ['an expired token', `/?${preview}&preview_token=${tokenFor({ expires: now })}`, undefined],
    [
      'a token for another endpoint',
      `/?${preview}&preview_token=${tokenFor({ endpoint: 'https://preview.example.com/other' })}`,
      undefined,
    ],
    ['a token for another page', `/markets/?${preview}&preview_token=${tokenFor({ path: '/' })}`, undefined],
    ['a forged preview cookie', `/?${preview}`, `__Host-mh_preview=${tokenFor({}, 'x'.repeat(32))}`],
    ['a preview cookie without the prefix of https', `/?${preview}`, `mh_preview=${tokenFor()}`],
    ['an encoded parameter name', `/?%70review=${encodeURIComponent(endpoint)}`, undefined],
    ['a path that Next resolves to a page', `/_next/../?${preview}`, undefined],
    ['an origin that is not on the list', '/?preview=https://elsewhere.example/', undefined],
  ])('%s gets a 403 that is not cached', (_, url, cookie) => {
    expect(send(url, cookie)).toMatchObject({
      status: 403,
      headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
    });
  });

  test.each([
    ['an internal cookie', internal],
    ['a preview cookie', `__Host-mh_preview=${tokenFor()}`],
    ['a preview cookie for this page', `__Host-mh_preview=${tokenFor({ path: '/markets/' })}`],
  ])('%s continues with the parameters', (_, cookie) => {
    const url = `/markets/?${preview}&nocache=1&page=2`;
    expect(send(url, cookie)).toMatchObject({ status: undefined, url, cookie });
  });

  test('a token moves from the address into a cookie of at most eight hours', () => {
    const { status, headers } = send(
      `/markets/?a=%20b&${preview}&preview_token=${tokenFor({ expires: now + 86_400 })}`,
    );
    expect([status, headers.location]).toEqual([303, `/markets/?a=%20b&${preview}`]);
    expect(headers['set-cookie']).toBe(
      `__Host-mh_preview=${tokenFor({ expires: now + 28_800 })}; Max-Age=28800; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  test('a token stays in the address of a frame of another site, which has no cookies', () => {
    const url = `/?${preview}&preview_token=${tokenFor()}`;
    const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
    expect(send(url, undefined, env, frame)).toMatchObject({ status: undefined, url });
    expect(send(url, undefined, env, { ...frame, 'sec-fetch-site': 'same-site' }).status).toBe(303);
  });

  test('on a developer’s machine without SITE_ORIGIN tokens are valid for the local address, and outside it for none', () => {
    const local = createPreviewToken(
      { key: 'p'.repeat(32), siteOrigin: 'http://localhost:3000' },
      { endpoint, path: '*', expires: now + 60 },
    );
    const address = `/?${preview}&preview_token=${local}`;
    expect(
      send(address, undefined, { ...env, DEPLOYMENT: 'development', SITE_ORIGIN: undefined }).headers['set-cookie'],
    ).toBe(`mh_preview=${local}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`);
    expect(send(address, undefined, { ...env, DEPLOYMENT: 'stage', SITE_ORIGIN: undefined }).status).toBe(403);
  });

  test('the cookie expires with a token that expires earlier', () => {
    expect(send(`/?${preview}&preview_token=${tokenFor({ expires: now + 60 })}`).headers['set-cookie']).toContain(
      'Max-Age=60;',
    );
  });

  test('the redirect stays on the site', () => {
    expect(send(`//elsewhere.example/?${preview}&preview_token=${tokenFor()}`).headers.location).toBe(
      `/elsewhere.example/?${preview}`,
    );
  });

  test('without PREVIEW_KEY no token is valid', () => {
    expect(send(`/?${preview}&preview_token=${tokenFor()}`, undefined, { ...env, PREVIEW_KEY: undefined }).status).toBe(
      403,
    );
  });

  test.each(['/rss/feed/', '/api/purge/', '/_next/static/a.js', '/robots.txt'])('%s ignores the parameter', (path) => {
    expect(send(`${path}?${preview}`)).toMatchObject({ status: undefined, url: `${path}?${preview}` });
  });
});

describe('decision 30: nocache requires an editor', () => {
  test.each([
    ['/markets/?nocache=1', '/markets/'],
    ['/markets/?page=2&nocache=1&%6eocache=2', '/markets/?page=2'],
    ['/markets/?nocache', '/markets/'],
    ['/devtools/fetch/?type=a&nocache=1', '/devtools/fetch/?type=a'],
    ['/markets/?preview=&q=a', '/markets/?q=a'],
    [`/markets/?preview_token=${tokenFor()}`, '/markets/'],
  ])('%s is the cached page %s for everyone else', (url, cached) => {
    expect(send(url)).toMatchObject({ status: undefined, url: cached });
    expect(send(url, forged)).toMatchObject({ status: undefined, url: cached });
    expect(send(url, undefined, { ...env, DEPLOYMENT: 'stage' })).toMatchObject({ status: undefined, url: cached });
  });

  test.each([internal, `__Host-mh_preview=${tokenFor()}`])('an editor bypasses the caches', (cookie) =>
    expect(send('/markets/?nocache=1', cookie).url).toBe('/markets/?nocache=1'),
  );

  test("a developer's own machine bypasses the caches", () =>
    expect(send('/?nocache=1', undefined, { ...env, DEPLOYMENT: 'development' }).url).toBe('/?nocache=1'));
});

describe('decision 30: forged cookies of editors do not reach the caches and Next', () => {
  test('only the first four internal cookies of a request are verified', () => {
    expect(send('/', [forged, forged, forged, internal].join('; ')).cookie).toBe(internal);
    expect(send('/', [forged, forged, forged, forged, internal].join('; ')).cookie).toBeUndefined();
  });

  test.each([
    [forged, undefined],
    [`a=1; ${forged}; b=2`, 'a=1; b=2'],
    ['mh_internal=1', undefined],
    ['mh_internal', undefined],
    [`${forged}; ${internal}`, internal],
    [internal, internal],
    ['a=mh_internal=1', 'a=mh_internal=1'],
    ['a=1;b="2"', 'a=1;b="2"'],
  ])('%s becomes %s', (cookie, rest) => expect(send('/', cookie).cookie).toBe(rest));
});
