import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { getStream, type ArticleSummary } from '../../src/content.ts';
import { startFailingProxy, type Behavior, type FailingProxy } from '../../src/failingProxy.ts';
import { get } from '../../src/http.ts';
import { purge } from '../../src/inspector.ts';
import { startSiteServer, createTemporaryFolder, type RunningServer } from '../../src/stack.ts';
import { sampleContent, sampleTerm, testedBrand } from '../../src/testedBrand.ts';

const failures = [
  'closes the connection',
  'returns HTML',
  'returns wrong JSON',
  'returns GraphQL errors',
  'returns 500',
  'closes mid-response',
  'hangs',
] as const satisfies readonly Behavior[];

const secret = 'a secret of these tests and of no site';

describe.skipIf(inject('templateOrigin') === '')('§8: the provider down, slow, or answering nonsense', () => {
  const { folder, remove } = createTemporaryFolder();
  let proxy: FailingProxy;
  let site: RunningServer;
  let articles: readonly ArticleSummary[];

  beforeAll(async () => {
    proxy = await startFailingProxy(inject('providerOrigin'));
    site = await startSiteServer({
      folder: testedBrand.key,
      providerPort: Number(new URL(inject('providerOrigin')).port),
      workDir: folder,
      env: { GRAPHQL_URL: `${proxy.origin}/graphql`, REVALIDATE_SECRET: secret },
    });
    articles = (await getStream(sampleTerm, failures.length + 2)).contents;
    // Pages requested while the provider works must remain available.
    for (const path of ['/', articles[0]?.uri ?? '']) await get(path, {}, site.origin);
  });

  afterAll(async () => {
    await site.service.stop();
    await proxy.close();
    remove();
  });

  test.for(failures.map((behavior, index) => [behavior, index + 1] as const))(
    'while it %s, cached pages respond and others are a server error with a log line that names the query label',
    async ([behavior, index]) => {
      proxy.behave(behavior);
      const logged = readFileSync(site.service.logFile, 'utf8').length;
      try {
        expect((await get('/', {}, site.origin)).status, 'cached home page').toBe(200);
        expect((await get(articles[0]?.uri ?? '', {}, site.origin)).status, 'cached article').toBe(200);
        const uncached = await get(articles[index]?.uri ?? '', {}, site.origin);
        expect(uncached.status).toBe(500);
        expect(uncached.text).toMatch(/<h1/);
        expect(uncached.text, 'a home link').toMatch(/<a[^>]*href="\/"/);
        expect(uncached.text, 'stories of the cached home page').toMatch(
          /Latest stories<\/h2>.*<a[^>]*href="\/\d{4}\/\d\d\/\d\d\/[^"]+\/".*<\/main>/s,
        );
        expect(uncached.text, 'no raw error detail').not.toMatch(
          /ECONNRE|at .*\.js:\d+|the database is away|127\.0\.0\.1/,
        );
        await expect.poll(() => readFileSync(site.service.logFile, 'utf8').slice(logged)).toMatch(/article/);
      } finally {
        proxy.behave('forwards');
      }
    },
  );

  test('§2.4 a page that throws while rendering shows the complete server-error screen, and other pages still work', async () => {
    const path = sampleContent.stream;
    proxy.behave('breaks URLs');
    try {
      const torn = await get(path, {}, site.origin);
      expect(torn.status).toBe(500);
      expect(torn.text).toMatch(/<h1/);
      expect(torn.text, 'a home link').toMatch(/<main.*<a[^>]*href="\/"/s);
      expect(torn.text).toMatch(/<meta name="robots" content="noindex/);
      expect(torn.headers.get('cache-control')).toContain('no-store');
      expect((await get('/~/server-error/page/', {}, site.origin)).status, 'the screen has no address of its own').toBe(
        404,
      );
    } finally {
      proxy.behave('forwards');
    }
    expect((await get(`/author/profile/${sampleContent.author}/`, {}, site.origin)).status).toBe(200);
  });

  test('while it hangs, a dynamic page shows the stale response', async () => {
    const path = '/search/?q=office';
    const before = await get(path, {}, site.origin);
    expect(before.status).toBe(200);
    expect(await purge(site.origin, 'search', secret)).toBe(200);
    proxy.behave('hangs');
    const logged = readFileSync(site.service.logFile, 'utf8').length;
    try {
      const old = await get(path, {}, site.origin);
      expect(old.status).toBe(200);
      expect(old.text.match(/<article/g)?.length).toBe(before.text.match(/<article/g)?.length);
      await expect
        .poll(() => readFileSync(site.service.logFile, 'utf8').slice(logged))
        .toContain('Stale result served');
    } finally {
      proxy.behave('forwards');
    }
  });

  test('the page that failed is shown as soon as the provider responds again', async () => {
    const [path] = articles.slice(1).map(({ uri }) => uri);
    proxy.behave('forwards');
    expect((await get(path ?? '', {}, site.origin)).status).toBe(200);
  });

  test('concurrent first visits of one page cause one request to the provider', async () => {
    const last = articles.at(-1);
    proxy.taken();
    const responses = await Promise.all(Array.from({ length: 20 }, () => get(last?.uri ?? '', {}, site.origin)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(proxy.taken()).toBeLessThanOrEqual(3);
  });
});
