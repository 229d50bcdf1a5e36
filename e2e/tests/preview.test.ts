import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { faultyProxy, type FaultyProxy } from '../src/faultyProxy.ts';
import { get, headingOf } from '../src/http.ts';
import { runSite, temporaryFolder, type Running } from '../src/stack.ts';
import { test } from '../src/test.ts';

const noindex = /<meta name="robots" content="noindex, nofollow"\/>/;
const internalKey = 'a-key-for-internal-users-of-the-tests';
const internalCookie = (key: string, expires = Date.now() + 60_000): string => `mh_internal=${expires}.${createHmac('sha256', key).update(`mh_internal:${expires}`).digest('base64url')}`;

describe('§2.6, §7.1 preview and nocache outside production', () => {
  const preview = () => `preview=${encodeURIComponent(`${inject('providerOrigin')}/graphql`)}`;

  test.for(['/', '/markets/atlanta/', '/markets/northeast/?page=2', '/search/?q=office', '/events/', '/resources/', '/real-estate-forum/current-issue/', '/static/about-us/', '/sitemap/'])('%s can be previewed: the same page, never kept, not for search engines', async (path) => {
    const usual = await get(path);
    const shown = await get(`${path}${path.includes('?') ? '&' : '?'}${preview()}`);
    expect(shown.status).toBe(200);
    expect(headingOf(shown)).toBe(headingOf(usual));
    expect(shown.text).toMatch(noindex);
    expect(shown.headers.get('cache-control')).toMatch(/no-store/);
  });

  test('an editor who follows links stays in the preview, sees whose it is, and can leave it', async ({ visit }) => {
    const page = await visit(`/markets/atlanta/?${preview()}`);
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar.textContent()).resolves.toContain(new URL(inject('providerOrigin')).host);
    const story = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
    const path = await story.getAttribute('href');
    await story.click();
    await page.waitForURL((url) => url.pathname === path && url.searchParams.get('preview') === `${inject('providerOrigin')}/graphql`);
    await bar.getByRole('link', { name: 'Leave the preview' }).click();
    await page.waitForURL((url) => url.pathname === path && url.search === '');
    expect(await bar.count()).toBe(0);
  });

  test('a page that is not there is a 404 with its whole screen in a preview too', async () => {
    const missing = await get(`/2025/02/31/no-such-day/?${preview()}`);
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('find the page you');
  });

  test.for(['/', '/markets/atlanta/', '/search/?q=a', '/no-such-page/'])('an endpoint that is not on the list is a 400 at %s, and no request is made', async (path) => {
    const elsewhere = await faultyProxy(inject('providerOrigin'));
    const refused = await get(`${path}${path.includes('?') ? '&' : '?'}preview=${encodeURIComponent(`${elsewhere.origin}/graphql`)}`);
    const taken = elsewhere.taken();
    await elsewhere.close();
    expect(refused.status).toBe(400);
    expect(headingOf(refused)).not.toBe('');
    expect(taken).toBe(0);
  });

  test('what programs read is answered as ever', async () => {
    expect((await get(`/rss/feed/?${preview()}`)).headers.get('content-type')).toMatch(/rss|xml/);
    expect((await get('/healthcheck/live/?nocache=1')).status).toBe(200);
  });
});

describe.skipIf(inject('templateOrigin') === '')('with a provider that counts', () => {
  const { folder, remove } = temporaryFolder();
  const started: { proxy?: FaultyProxy; site?: Running } = {};
  const running = (): { proxy: FaultyProxy; site: Running } => started as { proxy: FaultyProxy; site: Running };

  beforeAll(async () => {
    started.proxy = await faultyProxy(inject('providerOrigin'));
    started.site = await runSite({
      folder: 'realestate',
      providerPort: Number(new URL(inject('providerOrigin')).port),
      workDir: folder,
      wait: '/healthcheck/live/',
      env: { GRAPHQL_URL: `${started.proxy.origin}/graphql`, DEPLOYMENT: 'production', PROVIDER_ORIGIN: inject('providerOrigin'), SITE_ORIGIN: 'https://news.example.com', REVALIDATE_SECRET: 's'.repeat(32), INTERNAL_USER_KEY: internalKey },
    });
  });

  afterAll(async () => {
    await started.site?.service.stop();
    await started.proxy?.close();
    remove();
  });

  test('DECISIONS: in production nocache alone asks the provider nothing more, and the provider itself is no preview', async () => {
    const { proxy, site } = running();
    await get('/markets/atlanta/', {}, site.origin);
    proxy.taken();
    expect((await get('/markets/atlanta/?nocache=1', {}, site.origin)).status).toBe(200);
    expect(proxy.taken()).toBe(0);
    expect((await get(`/markets/atlanta/?nocache=1&preview=${encodeURIComponent(`${proxy.origin}/graphql`)}`, {}, site.origin)).status).toBe(400);
    expect(proxy.taken()).toBe(0);
  });

  test.for(['/devtools/', '/devtools/fetch/', '/devtools/routes/', '/devtools/nothing/'])('§2.1 %s is not there in production', async (path) => {
    const { status, text } = await get(path, {}, running().site.origin);
    expect(status).toBe(404);
    expect(text).toContain('find the page you');
  });

  test('§2.1 and no page speaks of them', async () => {
    expect((await get('/', {}, running().site.origin)).text).not.toMatch(/devtools/i);
  });

  test.for(['/search/?q=a-question-nobody-asked', '/markets/boston/', '/2026/01/01/no-such-story/'])('§2.4 at %s a provider that is down is a whole server-error screen; only internal users see why', async (path) => {
    const { proxy, site } = running();
    proxy.behave('answers errors');
    try {
      const usual = await get(path, {}, site.origin);
      expect(usual.status).toBe(500);
      expect(headingOf(usual)).toContain('Server error');
      expect(usual.text).not.toContain('the database is away');
      const internal = await get(path, { headers: { cookie: internalCookie(internalKey) } }, site.origin);
      expect(internal.status).toBe(500);
      expect(internal.text).toContain('the database is away');
      for (const forged of [internalCookie('x'.repeat(32)), internalCookie(internalKey, Date.now() - 1), 'mh_internal=1']) {
        const { status, text } = await get(path, { headers: { cookie: forged } }, site.origin);
        expect(status).toBe(500);
        expect(text).not.toContain('the database is away');
      }
    } finally {
      proxy.behave('passes');
    }
  });

  test('§8 a provider that hangs costs a page one time limit, not two', { timeout: 40_000 }, async () => {
    const { proxy, site } = running();
    proxy.behave('hangs');
    try {
      const began = performance.now();
      const { status, text } = await get('/search/?q=another-question', {}, site.origin);
      expect(performance.now() - began).toBeLessThan(17_500);
      expect(status).toBe(500);
      expect(text).toMatch(/<h1/);
    } finally {
      proxy.behave('passes');
    }
  });
});
