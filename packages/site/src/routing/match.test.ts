import { describe, expect, test } from 'vitest';
import { brand, hubPaths } from '../../test/aSite';
import { fillPath } from './href';
import { createRouteMatcher, getRouteMatcher } from './match';
import { screens } from './screens';
import { routes, type RouteName } from './routes';
import type { RouteDefinition } from './types';
import { getBrandPathValues, withBrandValues } from './rules';

const { matchAddress, matchScreen } = getRouteMatcher(brand);

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
    expect(matchAddress(example(routes[name]))?.name).toBe(name);
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

describe('finds the route and the address of a screen with its parameters', () => {
  /** Two addresses of one page: the first row of the table is used for both. */
  const firstRows: Partial<Record<RouteName, RouteName>> = {
    magazine: 'currentIssue',
    recognition: 'nominations',
    prefixedNewsletters: 'newsletters',
  };

  test.each(Object.keys(routes) as RouteName[])('finds %s by its screen', (name) => {
    const match = matchAddress(example(routes[name]));
    const row = firstRows[name] ?? name;
    expect(match && matchScreen(routes[name].screen, match.params)).toMatchObject({
      name: row,
      path: example(routes[row]),
    });
  });

  test('returns undefined for parameters of no route', () => {
    expect(matchScreen('stream', { page: '1', path: ['unknown', 'atlanta'] })).toBeUndefined();
    expect(matchScreen('hub', { hub: 'unknown' })).toBeUndefined();
  });

  test('names every parameter of the screen', () => {
    for (const name of Object.keys(routes) as RouteName[]) {
      const names = screens[routes[name].screen].params.map((param) => param.replace('...', ''));
      expect(Object.keys(matchAddress(example(routes[name]))?.params ?? {})).toEqual(names);
    }
  });
});

describe('§2.6: finds the screen of an address by the same rules as the rewrites', () => {
  const { matchAddress: matchWithWords } = createRouteMatcher({
    product: 'newsline',
    magazine: 'newsline-monthly',
    prefixes: ['newsline', 'sister'],
    addressRules: [],
    ...hubPaths,
  });

  test.each([
    ['/', {}, 'home', ['page']],
    ['/search/', { q: 'office' }, 'search', ['page']],
    ['/events/', {}, 'events', ['page']],
    ['/events/net-lease-summit/', {}, 'event', ['net-lease-summit']],
    ['/2026/11/21/a-deal/', {}, 'article', ['2026', '11', '21', 'a-deal']],
    ['/markets/', {}, 'hub', ['markets']],
    ['/markets/atlanta/', {}, 'stream', ['1', 'markets', 'atlanta']],
    ['/markets/atlanta/', { page: '3' }, 'stream', ['3', 'markets', 'atlanta']],
    ['/newsline-topics/reits/', {}, 'stream', ['1', 'newsline-topics', 'reits']],
    ['/sister/resources/partners/', { tab: 'videos' }, 'resource-partners', ['sister', 'videos']],
    ['/company-resources/', { realmID: ['one', 'two'] }, 'company-resources', ['-', 'one']],
    ['/newsline-monthly/', {}, 'issue', ['current']],
    ['/rss/', {}, 'static', ['rss']],
    ["/author/profile/se%C3%A1n-o'brien/", { page: '2' }, 'author', ["seán-o'brien", '2']],
  ])('%s %j', (address, query, screen, segments) => {
    const match = matchWithWords(address, query);
    expect(match && routes[match.name].screen).toBe(screen);
    expect(Object.values(match?.params ?? {}).flat()).toEqual(segments);
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
