import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import {
  createInternalCookie,
  createPreviewToken,
  editorKeys,
  startSiteServer,
  createTemporaryFolder,
  type RunningServer,
} from '../src/stack.ts';
import { startFailingProxy, type FailingProxy } from '../src/failingProxy.ts';
import { get, getHeading, getLocation } from '../src/http.ts';
import { getScreen } from '../src/screens.ts';
import { test } from '../src/test.ts';
import { sampleContent, testedBrand } from '../src/testedBrand.ts';

const { path: currentIssue } = await getScreen('current issue');
const noindex = /<meta name="robots" content="noindex, nofollow"\/>/;
const endpoint = () => `${inject('providerOrigin')}/graphql`;
const toPreviewQuery = (address: string) => `preview=${encodeURIComponent(address)}`;
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
const asEditor = { headers: { cookie: createInternalCookie() } };

// The keys are known only for sites that the tests start themselves.
describe.skipIf(inject('templateOrigin') === '')('§2.6, §7.1 editors preview pages outside production', () => {
  const preview = () => toPreviewQuery(endpoint());

  test.for(['/', sampleContent.secondPage, '/search/?q=office', '/resources/', currentIssue])(
    '%s can be previewed: the same page, uncached, noindex, without a referrer',
    async (path) => {
      const usual = await get(path);
      const response = await get(withQuery(path, preview()), asEditor);
      expect(response.status).toBe(200);
      expect(getHeading(response)).toBe(getHeading(usual));
      expect(response.text).toMatch(noindex);
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toMatch(/no-store/);
    },
  );

  test('an editor opens a link with a token, stays in the preview on links, sees the endpoint and can leave', async ({
    visit,
  }) => {
    const token = createPreviewToken({ siteOrigin: inject('origin'), endpoint: endpoint() });
    const page = await visit(`${sampleContent.stream}?${preview()}&preview_token=${token}`);
    expect(page.url()).not.toContain('preview_token');
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar.textContent()).resolves.toContain(new URL(inject('providerOrigin')).host);
    const story = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
    const path = await story.getAttribute('href');
    await story.click();
    await page.waitForURL((url) => url.pathname === path && url.searchParams.get('preview') === endpoint());
    await bar.getByRole('link', { name: 'Leave the preview' }).click();
    await page.waitForURL((url) => url.pathname === path && url.search === '');
    expect(await bar.count()).toBe(0);
  });

  test('a token becomes an HttpOnly cookie that opens its endpoint only', async () => {
    const exchanged = await get(
      `${sampleContent.stream}?${preview()}&preview_token=${createPreviewToken({ siteOrigin: inject('origin'), endpoint: endpoint() })}`,
    );
    expect([exchanged.status, getLocation(exchanged)]).toEqual([303, `${sampleContent.stream}?${preview()}`]);
    const [cookie = '', ...attributes] = (exchanged.headers.get('set-cookie') ?? '').split('; ');
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect((await get(getLocation(exchanged), { headers: { cookie } })).status).toBe(200);
    expect(
      (await get(`/?${toPreviewQuery('https://elsewhere.example/graphql')}`, { headers: { cookie } })).status,
    ).toBe(403);
  });

  test('an unknown page is a 404 with its complete screen in a preview too', async () => {
    const missing = await get(`/2025/02/31/no-such-day/?${preview()}`, asEditor);
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('find the page you');
  });

  test.for([sampleContent.stream, '/no-such-page/'])(
    'an endpoint outside the allowlist is a 400 for editors at %s, and is not requested',
    async (path) => {
      const elsewhere = await startFailingProxy(inject('providerOrigin'));
      const refused = await get(withQuery(path, toPreviewQuery(`${elsewhere.origin}/graphql`)), asEditor);
      const taken = elsewhere.taken();
      await elsewhere.close();
      expect(refused.status).toBe(400);
      expect(getHeading(refused)).not.toBe('');
      expect(taken).toBe(0);
    },
  );

  test('a POST to a page is a 405', async () => {
    const { status, headers } = await get(sampleContent.stream, {
      method: 'POST',
      headers: { 'next-action': 'a'.repeat(42) },
      body: '[]',
    });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('feeds, site maps and calendars respond as without a preview', async () => {
    expect((await get(`/rss/feed/?${preview()}`, asEditor)).headers.get('content-type')).toMatch(/rss|xml/);
    expect((await get('/healthcheck/live/?nocache=1')).status).toBe(200);
  });
});

describe.skipIf(inject('templateOrigin') === '')('with a provider that counts requests', () => {
  const { folder, remove } = createTemporaryFolder();
  const started: { proxy?: FailingProxy; site?: RunningServer } = {};
  const running = (): { proxy: FailingProxy; site: RunningServer } =>
    started as { proxy: FailingProxy; site: RunningServer };

  beforeAll(async () => {
    started.proxy = await startFailingProxy(inject('providerOrigin'));
    started.site = await startSiteServer({
      folder: testedBrand.key,
      providerPort: Number(new URL(inject('providerOrigin')).port),
      workDir: folder,
      wait: '/healthcheck/live/',
      env: {
        GRAPHQL_URL: `${started.proxy.origin}/graphql`,
        DEPLOYMENT: 'production',
        PROVIDER_ORIGIN: inject('providerOrigin'),
        SITE_ORIGIN: 'https://news.example.com',
        REVALIDATE_SECRET: 's'.repeat(32),
      },
    });
  });

  afterAll(async () => {
    await started.site?.service.stop();
    await started.proxy?.close();
    remove();
  });

  test('decision 30: without an identity nocache returns the cached page, also with a forged cookie and forged headers of Next', async () => {
    const { proxy, site } = running();
    const cached = async (path: string, headers: Record<string, string> = {}) =>
      (await get(path, { headers }, site.origin)).headers.get('x-page-cache');
    await expect.poll(() => cached(sampleContent.stream)).toBe('HIT');
    const usual = await get(sampleContent.stream, {}, site.origin);
    proxy.taken();
    const forgeries: readonly Record<string, string>[] = [
      {},
      { cookie: 'mh_internal=1' },
      { cookie: createInternalCookie('x'.repeat(32)) },
      { cookie: '__prerender_bypass=1' },
      { 'x-middleware-prefetch': '1' },
      { 'x-nextjs-data': '1', 'x-matched-path': '/devtools/', 'x-invoke-path': '/devtools/' },
    ];
    for (const headers of forgeries) {
      for (const path of [
        sampleContent.stream,
        `${sampleContent.stream}?nocache=1`,
        `${sampleContent.stream}?%6eocache=2`,
      ]) {
        const forged = await get(path, { headers }, site.origin);
        expect([forged.status, forged.headers.get('x-page-cache')], `${path} ${JSON.stringify(headers)}`).toEqual([
          200,
          'HIT',
        ]);
        expect(forged.text).toBe(usual.text);
      }
    }
    expect(proxy.taken()).toBe(0);
  });

  test('in production no page has Server-Timing', async () => {
    const { site } = running();
    for (const path of [sampleContent.stream, '/search/?q=office', '/nothing-here/'])
      expect((await get(path, {}, site.origin)).headers.get('server-timing'), path).toBeNull();
  });

  test('decision 30: an editor bypasses the caches, and the production provider is not a preview endpoint', async () => {
    const { proxy, site } = running();
    const shown = await get(`${sampleContent.stream}?nocache=1`, asEditor, site.origin);
    expect([shown.status, shown.headers.get('x-page-cache')]).toEqual([200, null]);
    expect(proxy.taken()).toBeGreaterThan(0);
    expect(
      (
        await get(
          `${sampleContent.stream}?nocache=1&${toPreviewQuery(`${proxy.origin}/graphql`)}`,
          asEditor,
          site.origin,
        )
      ).status,
    ).toBe(400);
    expect(proxy.taken()).toBe(0);
  });

  test.for(['https://elsewhere.example/graphql', 'http://127.0.0.1:1/graphql'])(
    'decision 30: without an identity a preview of %s is a 403 without a reason, and a security event',
    async (address) => {
      const { proxy, site } = running();
      proxy.taken();
      const expired = createPreviewToken({
        siteOrigin: 'https://news.example.com',
        endpoint: address,
        expires: 1_000_000_000,
      });
      for (const query of [toPreviewQuery(address), `${toPreviewQuery(address)}&preview_token=${expired}`]) {
        const refused = await get(`${sampleContent.stream}?${query}`, {}, site.origin);
        expect(refused.status).toBe(403);
        expect(refused.headers.get('cache-control')).toContain('no-store');
        expect(getHeading(refused)).toContain('editor');
      }
      expect(proxy.taken()).toBe(0);
      for (const reason of ['not-signed-in', 'expired'])
        await expect
          .poll(() => readFileSync(site.service.logFile, 'utf8'))
          .toContain(`"event":"preview-refused","reason":"${reason}"`);
    },
  );

  test('decision 30: a token in production sets a cookie for https only', async () => {
    const address = 'https://preview.example.com/graphql';
    const exchanged = await get(
      `/?${toPreviewQuery(address)}&preview_token=${createPreviewToken({ siteOrigin: 'https://news.example.com', endpoint: address })}`,
      {},
      running().site.origin,
    );
    expect(exchanged.headers.get('set-cookie')).toMatch(/^__Host-mh_preview=.*; Secure$/);
    expect(getLocation(exchanged)).toBe(`/?${toPreviewQuery(address)}`);
  });

  test.for(['/devtools/', '/devtools/routes/'])('§2.1 %s is a 404 in production', async (path) => {
    const { status, text } = await get(path, {}, running().site.origin);
    expect(status).toBe(404);
    expect(text).toContain('find the page you');
  });

  test('§2.1 no page mentions the developer tools in production', async () => {
    expect((await get('/', {}, running().site.origin)).text).not.toMatch(/devtools/i);
  });

  test.for([
    '/search/?q=a-question-nobody-asked',
    `/author/profile/${sampleContent.author}/`,
    '/2026/01/01/no-such-story/',
  ])(
    '§2.4 at %s the server-error screen is complete while the provider is down; only internal users see the reason',
    async (path) => {
      const { proxy, site } = running();
      proxy.behave('returns GraphQL errors');
      try {
        const usual = await get(path, {}, site.origin);
        expect(usual.status).toBe(500);
        expect(getHeading(usual)).toContain('Server error');
        expect(usual.text).not.toContain('the database is away');
        const internal = await get(path, { headers: { cookie: createInternalCookie() } }, site.origin);
        expect(internal.status).toBe(500);
        expect(internal.text).toContain('the database is away');
        for (const forged of [
          createInternalCookie('x'.repeat(32)),
          createInternalCookie(editorKeys.INTERNAL_USER_KEY, Date.now() - 1),
          'mh_internal=1',
        ]) {
          const { status, text } = await get(path, { headers: { cookie: forged } }, site.origin);
          expect(status).toBe(500);
          expect(text).not.toContain('the database is away');
        }
      } finally {
        proxy.behave('forwards');
      }
    },
  );

  test('a page is complete as an error page while the provider hangs', async () => {
    const { proxy, site } = running();
    proxy.behave('hangs');
    try {
      const { status, text } = await get('/search/?q=another-question', {}, site.origin);
      expect(status).toBe(500);
      expect(text).toMatch(/<h1/);
    } finally {
      proxy.behave('forwards');
    }
  });
});
