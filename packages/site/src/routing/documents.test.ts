import { describe, expect, test } from 'vitest';
import { ampPath, documentRewrites, eventCalendarPath, feedPath, showFeedPath, toShowSlug } from './documents';
import { rewrites } from './rewrites';
import { hubPaths } from '../../test/aSite';

const brandValues = {
  product: 'newsline',
  magazine: 'quarterly',
  prefixes: ['newsline'],
  addressRules: [],
  ...hubPaths,
};
const table = documentRewrites(brandValues);
const getDestination = (source: string) => table.find((rewrite) => rewrite.source === source)?.destination;

describe('rewrites addresses of documents to the app tree', () => {
  test.each([
    ['/sitemap.xml', '/~/sitemaps/index/'],
    ['/sitemaps/:name([a-z0-9-]+).xml', '/~/sitemaps/:name/'],
    ['/rss/feed/', '/~/feed/rss/front/'],
    ['/rss/feed/json/', '/~/feed/json/front/'],
    ['/markets/:slug/feed/', '/~/feed/rss/markets/:slug/'],
    ['/newsline-topics/:slug/feed/atom/', '/~/feed/atom/newsline-topics/:slug/'],
    ['/podcastcenter/feed/', '/~/feed/podcast/front/'],
    ['/podcastcenter/:show/feed/', '/~/feed/podcast/:show/'],
    ['/events/calendar.ics', '/~/ics/all/'],
    ['/events/:slug/event.ics', '/~/ics/event/:slug/'],
    ['/amp/:year(\\d{4})/:month(\\d{2})/:day(\\d{2})/:slug/', '/~/amp/:year/:month/:day/:slug/'],
  ])('%s is rewritten to %s', (source, destination) => {
    expect(getDestination(source)).toBe(destination);
  });

  test('are matched before the screens, whose patterns are wider', () => {
    const all = rewrites(brandValues).afterFiles.map(({ source }) => source);
    expect(Math.max(...table.map(({ source }) => all.indexOf(source)))).toBeLessThan(
      all.findIndex((source) => source.startsWith('/podcastcenter/:show') && source.includes(':episode')),
    );
  });
});

test('links to documents are derived from the address of their page', () => {
  expect([
    feedPath('/'),
    feedPath('/markets/atlanta/', 'atom'),
    eventCalendarPath('/events/a/'),
    ampPath('/2026/11/21/a/'),
    showFeedPath(toShowSlug('Café & Co.: Deals')),
  ]).toEqual([
    '/rss/feed/',
    '/markets/atlanta/feed/atom/',
    '/events/a/event.ics',
    '/amp/2026/11/21/a/',
    '/podcastcenter/cafe-co-deals/feed/',
  ]);
});
