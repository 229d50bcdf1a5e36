import { describe, expect, test } from 'vitest';
import { brand, hubPaths } from '../../test/aSite';
import { fillPath } from './href';
import { createRouteMatcher, getRouteMatcher } from './match';
import { routes, type RouteName } from './routes';
import type { RouteDefinition } from './types';
import { getBrandPathValues, withBrandValues } from './rules';

const { matchAddress } = getRouteMatcher(brand);

const values: Record<string, string> = {
  year: '2026',
  month: '11',
  day: '21',
  site: brand.pathPrefix,
  product: brand.product,
  magazine: brand.magazine.slug,
};
const example = ({ path }: RouteDefinition): string =>
  fillPath(withBrandValues(path, getBrandPathValues(brand)), {
    ...Object.fromEntries([...path.matchAll(/:([a-z]+)/gi)].map(([, name = '']) => [name, 'an-example'])),
    ...values,
  });

describe('§2.1 finds the route of an address', () => {
  test.each(Object.keys(routes) as RouteName[])('finds %s by its address', (name) => {
    const { samePageAs }: RouteDefinition = routes[name];
    expect(matchAddress(example(routes[name]))?.name).toBe(samePageAs ?? name);
  });

  test.each([
    ['/markets/?page=2', 'markets'],
    ['/markets/atlanta/?page=2#top', 'marketStream'],
    ['/search/?q=a', 'search'],
  ])('%s is %s, without its query and hash', (address, name) => {
    expect(matchAddress(address)?.name).toBe(name);
  });

  test.each(['/no/such/page/', '/2026/1/1/a/', '/nobody/resources/', '', '/market/'])('%s has no route', (address) => {
    expect(matchAddress(address)).toBeUndefined();
  });
});

test.each([
  [`/${brand.magazine.slug}/`, 'currentIssue', `/${brand.magazine.slug}/current-issue/`],
  ['/recognition/', 'nominations', '/nomination/'],
  ['/static/nuxt-newsletters/', 'newsletters', '/static/newsletters/'],
])('%s shows the page of %s at %s', (address, name, path) => {
  expect(matchAddress(address)).toMatchObject({ name, path });
});

describe('§2.1: documents for machines', () => {
  const { matchDocument } = getRouteMatcher(brand);
  test.each([
    ['/sitemap.xml', 'sitemaps', { name: 'index' }],
    ['/sitemaps/articles-1.xml', 'sitemaps', { name: 'articles-1' }],
    ['/rss/feed/', 'feed', { format: 'rss', path: ['front'] }],
    ['/rss/feed/json/', 'feed', { format: 'json', path: ['front'] }],
    ['/markets/atlanta/feed/', 'feed', { format: 'rss', path: ['markets', 'atlanta'] }],
    [
      `/${brand.product}-topics/reits/feed/atom/`,
      'feed',
      { format: 'atom', path: [`${brand.product}-topics`, 'reits'] },
    ],
    ['/podcastcenter/feed/', 'feed', { format: 'podcast', path: ['front'] }],
    ['/podcastcenter/the-rent-roll/feed/', 'feed', { format: 'podcast', path: ['the-rent-roll'] }],
    ['/search/suggestions.json', 'suggestions', {}],
    ['/events/calendar.ics', 'ics', { path: ['all'] }],
    ['/events/a-summit/event.ics', 'ics', { path: ['event', 'a-summit'] }],
    ['/2026/11/21/a-deal/chart-1.csv', 'csv', { path: ['2026', '11', '21', 'a-deal', '1'] }],
    ['/amp/2026/11/21/a-deal/', 'amp', { year: '2026', month: '11', day: '21', slug: 'a-deal' }],
  ])('%s is a document of the kind %s', (path, kind, params) => {
    expect(matchDocument(path)).toMatchObject({ kind, params });
  });

  test.each([
    '/',
    '/markets/atlanta/',
    '/2026/11/21/a-deal/',
    '/feed/',
    '/sitemaps/..xml',
    '/2026/11/21/a-deal/chart-0.csv',
  ])('%s is none', (path) => expect(matchDocument(path)).toBeUndefined());
});

describe('§2.6: finds the screen of an address and its parameters', () => {
  const { matchAddress: matchWithWords } = createRouteMatcher({
    product: 'newsline',
    magazine: 'newsline-monthly',
    prefixes: ['newsline', 'sister'],
    addressRules: [],
    ...hubPaths,
  });

  test.each([
    ['/', {}, 'home', {}],
    ['/search/', { q: 'office' }, 'search', {}],
    ['/events/net-lease-summit/', {}, 'event', { event: 'net-lease-summit' }],
    ['/2026/11/21/a-deal/', {}, 'article', { year: '2026', month: '11', day: '21', slug: 'a-deal' }],
    ['/markets/', {}, 'hub', { path: ['markets'] }],
    ['/markets/atlanta/', {}, 'stream', { page: '1', path: ['markets', 'atlanta'] }],
    ['/markets/atlanta/', { page: '3' }, 'stream', { page: '3', path: ['markets', 'atlanta'] }],
    ['/newsline-topics/reits/', {}, 'stream', { page: '1', path: ['newsline-topics', 'reits'] }],
    ['/sister/resources/partners/', { tab: 'videos' }, 'resource-partners', { site: 'sister', choice: 'videos' }],
    ['/resources/partners/', {}, 'resource-partners', { site: '-', choice: '-' }],
    ['/resources/partners/video/', {}, 'resource-partners', { site: '-', choice: 'video' }],
    ['/company-resources/', { realmID: ['one', 'two'] }, 'company-resources', { site: '-', choice: 'one' }],
    ['/special-reports/power/', { page: '2' }, 'package', { list: 'special-reports', package: 'power', page: '2' }],
    ['/newsline-monthly/', {}, 'issue', { issue: 'current' }],
    ['/webcasts/on-demand/a/b/', {}, 'media-item', { path: ['webcasts', 'on-demand', 'a', 'b'] }],
    ['/rss/', {}, 'static', { slug: 'rss' }],
    ['/sponsored-content/static/nuxt-rainmakers/', {}, 'static', { slug: 'nuxt-rainmakers' }],
    ["/author/profile/se%C3%A1n-o'brien/", { page: '2' }, 'author', { author: "seán-o'brien", page: '2' }],
  ])('%s %j', (address, query, screen, params) => {
    const match = matchWithWords(address, query);
    expect(match && routes[match.name].screen).toBe(screen);
    expect(match?.params).toMatchObject(params);
  });

  test.each(['%zz', '..', '.hidden', 'a/b', 'a%2Fb', ''])('the segment "%s" matches no stream', (text) => {
    expect(matchWithWords(`/markets/${text}/`)?.name).not.toBe('marketStream');
  });

  test.each([
    ['/nowhere/'],
    ['/~/article/2026/11/21/a-deal/'],
    ['/other/resources/'],
    ['/constructor/'],
    ['/search/more/'],
    ['/stream/1/markets/atlanta/'],
    ['/home/'],
  ])('%s has no route', (address) => {
    expect(matchWithWords(address)).toBeUndefined();
  });

  test('returns undefined for an invalid page number', () => {
    expect(matchWithWords('/markets/atlanta/', { page: '../../x' })).toBeUndefined();
  });
});
