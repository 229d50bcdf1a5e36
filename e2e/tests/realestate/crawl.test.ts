import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject } from 'vitest';
import { crawl, getPageKind } from './crawl.ts';
import { isFullRun } from '../../src/env.ts';
import { test } from '../../src/test.ts';

/** The maximum number of crawled pages of one kind. */
const maxPerKind = isFullRun ? 4 : 2;
const resultsDir = path.join(import.meta.dirname, '../../test-results');

/** Pages of which a full run follows every link. Another crawled page must link each of them. */
const hubs = [
  '/',
  '/markets/northeast/',
  '/sitemap/',
  '/static/about-us/',
  '/podcastcenter/',
  '/webcasts/',
  '/events/',
  '/events/?past=1',
  '/editorial-calendar/',
  '/instant-insights/',
  '/special-reports/',
  '/thought-leaders/',
  '/real-estate-forum/current-issue/',
  '/real-estate-forum/issue-gallery/',
];

/** Kinds of pages that must be reachable from the home page, in the format of `getPageKind`. */
const requiredKinds = [
  '/',
  '/(article)/',
  '/markets/',
  '/sectors/',
  '/best-practices/',
  '/markets/*/',
  '/sectors/*/',
  '/best-practices/*/',
  '/plotline-topics/*/',
  '/plotline-sections/*/',
  '/plotline-topics/',
  '/plotline-sections/',
  '/tag/',
  '/region/',
  '/webcasts/on-demand/',
  '/regulated-media/',
  '/thought-leaders/channel/',
  '/tag/*/',
  '/region/*/',
  '/podcastcenter/',
  '/podcastcenter/*/*/',
  '/webcasts/',
  '/webcasts/on-demand/*/*/',
  '/events/',
  '/events/*/',
  '/editorial-calendar/',
  '/cre-tech-center/',
  '/instant-insights/',
  '/instant-insights/*/',
  '/special-reports/',
  '/special-reports/*/',
  '/thought-leaders/',
  '/thought-leaders/*/',
  '/sponsored-content/*/',
  '/real-estate-forum/issue-gallery/',
  '/real-estate-forum/current-issue/',
  '/real-estate-forum/issue/*/',
  '/author/profile/*/',
  '/resources/',
  '/company-resources/?',
  '/resources/video/*/',
  '/resources/partners/',
  '/nomination/',
  '/recognition/*/*/',
  '/sitemap/',
  '/rss/',
  '/static/*/',
];

describe('§2: a crawl from the home page', () => {
  test('reaches every kind of page and finds no broken internal link', { timeout: 600_000 }, async () => {
    const pages = await crawl({
      start: '/',
      followAllFrom: isFullRun ? hubs : [],
      origin: inject('crawlOrigin'),
      maxPerKind,
      concurrency: 6,
    });
    const kinds = Map.groupBy(pages, ({ path }) => getPageKind(path));
    mkdirSync(resultsDir, { recursive: true });
    writeFileSync(
      path.join(resultsDir, 'crawl.json'),
      JSON.stringify(
        {
          pages: pages.length,
          kinds: Object.fromEntries([...kinds].map(([kind, pagesOfKind]) => [kind, pagesOfKind.length]).toSorted()),
          broken: pages.filter(({ status }) => status !== 200),
        },
        null,
        2,
      ),
    );
    expect(
      pages.filter(({ status }) => status !== 200),
      'broken links',
    ).toEqual([]);
    expect(
      isFullRun ? hubs.filter((path) => !pages.some((page) => page.path === path)) : [],
      'hubs without an incoming link',
    ).toEqual([]);
    expect(
      requiredKinds.filter((kind) => !kinds.has(kind)),
      'kinds without an incoming link',
    ).toEqual([]);
  });
});

describe.skipIf(inject('templateOrigin') === '')('the template brand', () => {
  test('a crawl from its home page finds no broken internal link', { timeout: 600_000 }, async () => {
    const pages = await crawl({
      start: '/',
      origin: inject('templateOrigin'),
      maxPerKind,
      concurrency: 6,
    });
    expect(
      pages.filter(({ status }) => status !== 200),
      'broken links',
    ).toEqual([]);
    expect(pages.length).toBeGreaterThan(20);
  });

  test.for([
    '/',
    '/search/?q=a',
    '/events/',
    '/static/about-us/',
    ...(isFullRun ? ['/podcastcenter/', '/resources/', '/special-reports/', '/sitemap/'] : []),
  ])('%s has no error in the browser and does not scroll sideways on a phone', async (address, { visit }) => {
    const page = await visit(address, { origin: inject('templateOrigin'), width: 1280 });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        'horizontal overflow in px',
      ).toBeLessThanOrEqual(0);
    }
  });
});
