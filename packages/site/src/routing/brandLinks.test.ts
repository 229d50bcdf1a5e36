import { type Brand, defineBrand, getAddressRules, isOpenAddress, type Redirect } from '@masthead/config';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findDeadLinks, findUnroutedAddresses, listOwnAddresses } from './brandLinks';
import { getRouteMatcher } from './match';
import { aBrand } from '@masthead/config/testing';
import { getFixedPaths } from '../endpoints/sitemaps/sitemaps';
import { findHub, getHubLinks } from './hubs';

const apps = globSync(path.join(import.meta.dirname, '../../../../apps/*/brand.ts')).map((file) => path.dirname(file));
const brands = await Promise.all(
  apps.map(async (folder) => ({
    folder: path.basename(folder),
    brand: ((await import(path.join(folder, 'brand.ts'))) as { brand: Brand }).brand,
    redirects: ((await import(path.join(folder, 'brand/redirects.ts'))) as { redirects: readonly Redirect[] })
      .redirects,
  })),
);

const readHouseAds = (folder: string): object => {
  const file = path.join(import.meta.dirname, `../../../../apps/provider/house-ads/${folder}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { promotions: object }).promotions : {};
};

test('finds the brands', () => expect(brands).not.toEqual([]));

describe.each(brands)('§2: all links of $folder lead to a route or a document', ({ folder, brand, redirects }) => {
  test.each(['menu', 'footer', 'homeAlert', 'subscribeCard', 'modules'] as const)(
    'every address in %s has a route',
    (part) => expect(findUnroutedAddresses(brand, listOwnAddresses(brand[part]))).toEqual([]),
  );

  test('finds the links of all menu levels', () => {
    const addresses = listOwnAddresses(brand.menu);
    expect(addresses.length).toBeGreaterThan(20);
    const written = [
      ...brand.menu.moreToExplore,
      ...brand.menu.secondaryItems.flatMap(({ children }) => children.flatMap((child) => [child, ...child.children])),
    ].map(({ url }) => url);
    expect(addresses).toEqual(expect.arrayContaining(written.filter((url) => url.startsWith('/'))));
  });

  test('house ads', () => expect(findUnroutedAddresses(brand, listOwnAddresses(readHouseAds(folder)))).toEqual([]));

  test('redirects', () => {
    const targets = redirects.filter(({ to }) => to.startsWith('/')).map(({ to }) => to.replaceAll(/:\w+\*?/g, 'x'));
    expect(findUnroutedAddresses(brand, targets)).toEqual([]);
  });

  test('links that lead to no content or no route are found once, and redirects lead somewhere', () => {
    const topic = `/${brand.product}-topics/reits/`;
    const section = { links: [topic, '/market/', '/market/', '/old/', '/old/page/', '/static/about-us/'] };
    const changed = { ...brand, menu: { ...brand.menu, section } };
    const find = (contentPaths?: ReadonlySet<string>) =>
      findDeadLinks(changed, [{ from: '/old/:page*' }], contentPaths);
    expect(find()).toEqual(['/market/']);
    expect(find(new Set([...listOwnAddresses(brand), '/static/about-us/']))).toEqual([topic, '/market/']);
  });

  test('reports a misspelled address', () => {
    expect(
      findUnroutedAddresses(brand, [
        `/${brand.product}-topic/reits/`,
        '/market/',
        '/static/',
        `/${brand.product}-topics/reits/`,
      ]),
    ).toEqual([`/${brand.product}-topic/reits/`, '/market/', '/static/']);
  });
});

describe('§2.1: the optional {site} accepts the path prefixes of the configured brands', () => {
  const prefixes = brands.flatMap(({ brand }) => brand.resourcePrefixes.map((other) => ({ brand, other })));

  test('every brand that shows the resources of another names a configured one', () => {
    const sites = brands.map(({ brand: { pathPrefix, site } }) => ({ pathPrefix, site }));
    for (const { brand, other } of prefixes) {
      expect(sites).toContainEqual(other);
      expect(getRouteMatcher(brand).matchAddress(`/${other.pathPrefix}/resources/`)?.name).toBe('siteResources');
      expect(getRouteMatcher(brand).matchAddress(`/${other.pathPrefix}/company-resources/`)?.name).toBe(
        'siteCompanyResources',
      );
    }
  });
});

const hubs = { sectors: { path: 'clinical', title: 'Clinical', description: 'Every field of the practice.' } };
const brand = defineBrand({ ...aBrand(), hubs });
const { matchAddress, matchDocument } = getRouteMatcher(brand);

describe('a hub at an address of the brand', () => {
  test('is routed with its streams, and the default address is not found', () => {
    expect(matchAddress('/clinical/')).toMatchObject({ name: 'sectors', path: '/clinical/' });
    expect(matchAddress('/clinical/implants/')).toMatchObject({
      name: 'sectorStream',
      params: { path: ['clinical', 'implants'] },
    });
    expect([matchAddress('/sectors/'), matchAddress('/sectors/office/')]).toEqual([undefined, undefined]);
    expect(matchAddress('/markets/atlanta/')?.name).toBe('marketStream');
  });

  test('is in feeds and site maps instead of the default', () => {
    expect(matchDocument('/clinical/implants/feed/')).toMatchObject({ params: { path: ['clinical', 'implants'] } });
    expect(matchDocument('/sectors/office/feed/')).toBeUndefined();
    expect(getFixedPaths(brand, [{ uri: '/clinical/implants/' }])).toContain('/clinical/');
  });

  test('is named by the brand in links and trails', () => {
    expect(getHubLinks(brand).slice(0, 3)).toEqual([
      { title: 'Markets', url: '/markets/' },
      { title: 'Clinical', url: '/clinical/' },
      { title: 'Best Practices', url: '/best-practices/' },
    ]);
    expect(findHub(brand, '/clinical/implants/')?.title).toBe('Clinical');
  });

  test('closes with its module, in browsers too', () => {
    const without = defineBrand({ ...aBrand(), hubs, hiddenModules: ['sectors'] });
    expect(isOpenAddress(without, '/clinical/implants/')).toBe(false);
    expect(getAddressRules(without)).toContainEqual({ start: '/clinical/', isOpen: false });
    expect(getRouteMatcher(without).matchAddress('/clinical/')).toBeUndefined();
  });

  test('may not have the path of another hub', () =>
    expect(() => defineBrand({ ...aBrand(), hubs: { sectors: { path: 'markets' } } })).toThrow(
      'hubs.sectors.path: "markets" is the path of another hub too',
    ));
});

test.each([
  ['/example-topics/rates/', 'Topics', '/example-topics/'],
  ['/example-sections/news/', 'Sections', '/example-sections/'],
  ['/tag/power/', 'Tags', '/tag/'],
  ['/region/west/', 'Regions', '/region/'],
  ['/webcasts/on-demand/office/', 'Webcasts on Demand', '/webcasts/on-demand/'],
  ['/regulated-media/notices/', 'Regulated Media', '/regulated-media/'],
  ['/thought-leaders/channel/a-bank/', 'Thought Leader Channels', '/thought-leaders/channel/'],
])('§2.2 the stream %s is listed by %s at %s', (stream, title, url) => {
  expect(findHub(brand, stream)).toMatchObject({ title, url });
  expect(matchAddress(stream)?.name).toMatch(/Stream$/);
  expect(matchAddress(url)?.path).toBe(url);
});
