import { describe, expect, test } from 'vitest';
import { brand, hubPaths } from '../../test/aSite';
import { fillPath } from './href';
import { createRouteMatcher, getRouteMatcher } from './match';
import { type RouteName, routes } from './routes';
import type { RouteDefinition } from './types';
import { getBrandPathValues, getStaticPath, withBrandValues } from './rules';
import { toSlug } from '@masthead/content-rules/natural-id';
import { ampPath, eventCalendarPath, feedPath, showFeedPath } from './documents';
import { matchEndpoint } from './endpoints';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEvents } from '../screens/calendar/parameters';
import { parseRecognition } from '../screens/recognition/parameters';
import { parseResources } from '../screens/resources/parameters';
import { parseSearch } from '../screens/search/parameters';
import { bypassParams } from '@masthead/next-runtime/preview-token';
import { type ScreenDefinition, type ScreenName, screens } from './screens';

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

test('links to documents are derived from the address of their page', () => {
  expect([
    feedPath('/'),
    feedPath('/markets/atlanta/', 'atom'),
    eventCalendarPath('/events/a/'),
    ampPath('/2026/11/21/a/'),
    showFeedPath(toSlug('Café & Co.: Deals')),
  ]).toEqual([
    '/rss/feed/',
    '/markets/atlanta/feed/atom/',
    '/events/a/event.ics',
    '/amp/2026/11/21/a/',
    '/podcastcenter/cafe-co-deals/feed/',
  ]);
});

test.each([
  ['/api/forms/nomination/', 'forms', { form: 'nomination' }],
  ['/api/visitor/graphql/', 'visitor-graphql', {}],
  [
    '/Registration/JsonWebService.svc/GetBasicUserInfo',
    'registration',
    { path: ['JsonWebService.svc', 'GetBasicUserInfo'] },
  ],
  ['/data-api/audience/a%40b.example/', 'audience', { email: 'a%40b.example' }],
  ['/images/tower/', 'images', { path: ['tower'] }],
  ['/healthcheck/', 'healthcheck', { probe: [] }],
  ['/healthcheck/ready/', 'healthcheck', { probe: ['ready'] }],
  ['/robots.txt', 'robots', {}],
  ['/views', 'views', {}],
])('%s is the endpoint %s', (path, name, params) => {
  expect(matchEndpoint(path)).toEqual({ name, params });
});

test.each(['/', '/api/', '/api/forms/', '/registration/signin/', '/robots-txt', '/imagesof/', '/deals/', '/viewsx/'])(
  '%s is none',
  (path) => expect(matchEndpoint(path)).toBeUndefined(),
);

type Page = { slug: string; path: string };

const publications = path.join(import.meta.dirname, '../../../../sample-content/publications');
const pages = globSync(path.join(publications, '*/static-pages.json')).flatMap((file) =>
  (JSON.parse(readFileSync(file, 'utf8')) as Page[]).map((page) => ({
    ...page,
    publication: path.basename(path.dirname(file)),
  })),
);

describe('§2.3 a static page has one address', () => {
  test('the sample content has static pages', () => expect(pages.length).toBeGreaterThan(10));

  test.each(pages)('$publication: $slug has the path of the content service, $path', ({ slug, path: address }) => {
    expect(getStaticPath(brand, slug)).toBe(address);
  });

  // The page of the technology center is generated from a directory and is not in the file.
  test('the technology center has its own', () =>
    expect(getStaticPath(brand, 'cre-tech-center')).toBe('/cre-tech-center/'));
});

type Parse = (parameters: Record<string, string | string[] | undefined>) => unknown;

/** Names of the parameters that a parser reads. */
const namesReadBy = (parse: Parse): string[] => {
  const names = new Set<string>();
  parse(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return [...names].filter((name) => !(bypassParams as readonly string[]).includes(name)).toSorted();
};

test.each<[screen: ScreenName, parse: Parse]>([
  ['search', parseSearch],
  ['events', parseEvents],
  ['resources', parseResources],
  ['recognition', parseRecognition],
])('the table lists exactly the parameters that the %s screen reads', (name, parse) => {
  const { query }: ScreenDefinition = screens[name];
  expect(query?.toSorted()).toEqual(namesReadBy(parse));
});

test.each(Object.entries<ScreenDefinition>(screens))(
  'the screen %s has parameters if it is rendered for each request',
  (_, { lifetime, query }) => expect(query !== undefined).toBe(lifetime === 'request'),
);
