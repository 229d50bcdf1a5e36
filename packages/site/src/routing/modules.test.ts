import { defineBrand, findModule, getModuleAddresses, siteModuleNames, type SiteModule } from '@masthead/config';
import { aBrand } from '@masthead/config/testing';
import { describe, expect, test } from 'vitest';
import { getFixedPaths } from '../endpoints/sitemaps/sitemaps';
import { getOpenSections, getPartnerSections } from '../screens/siteMap/sections';
import { documents } from './documents';
import { fillPath } from './href';
import { createRouteMatcher } from './match';
import { routes } from './routes';
import { getBrandPathValues, withBrandValues, listOwnAddresses } from './rules';

/** A brand whose menus and footer link to every module. */
const brandWithout = (...hiddenModules: SiteModule[]) => {
  const input = aBrand();
  const links = siteModuleNames.flatMap((name) =>
    getModuleAddresses(defineBrand(input), name).map((address) => ({
      title: name,
      url: address.endsWith('/') ? address : `https://example.com${address}`,
    })),
  );
  return defineBrand({
    ...input,
    hiddenModules,
    menu: { ...input.menu, topNavs: links, secondaryLinks: links, quickLinks: links },
    footer: { ...input.footer, columns: [{ title: 'Modules', links }, ...input.footer.columns] },
  });
};

const complete = brandWithout();
const samples = { year: '2026', month: '11', day: '20', site: complete.pathPrefix, number: '1' };

/** An address of every row of the route table and of every document. */
const everyAddress = [...Object.values(routes), ...documents].map(({ path }) =>
  fillPath(
    withBrandValues(path, getBrandPathValues(complete)),
    new Proxy<Record<string, string>>(samples, { get: (known, name) => known[String(name)] ?? 'sample' }),
  ),
);

const isServed = (brand: typeof complete, address: string): boolean => {
  const { matchAddress, matchDocument } = createRouteMatcher(getBrandPathValues(brand));
  return matchAddress(address) !== undefined || matchDocument(address) !== undefined;
};

/** All addresses in a part of a brand. */
const listAddresses = (part: unknown): string[] => {
  if (typeof part === 'string') return part.startsWith('/') ? [part] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(listAddresses) : [];
};

test('a brand with all modules serves every address', () =>
  expect(everyAddress.filter((address) => !isServed(complete, address))).toEqual([]));

describe.each(siteModuleNames)('without the module %s', (name) => {
  const brand = brandWithout(name);
  const own = everyAddress.filter((address) => findModule(complete, address) === name);

  test('serves none of its addresses and all others', () => {
    expect(own.length).toBeGreaterThan(0);
    expect(everyAddress.filter((address) => !isServed(brand, address))).toEqual(own);
  });

  test('links to none of its addresses in menus, footer and site maps', () => {
    const linked = (candidate: typeof complete): string[] => {
      const categories = [{ uri: '/markets/a/' }, { uri: '/sectors/a/' }, { uri: '/best-practices/a/' }];
      return [
        ...listAddresses([candidate.menu, candidate.footer, candidate.header]),
        ...getFixedPaths(candidate, categories),
        ...getOpenSections(candidate, categories, [{ path: '/cre-tech-center/', title: 'Tech Center' }]).map(
          ({ url }) => url,
        ),
        ...getPartnerSections(candidate).map(({ url }) => url),
      ].filter((address) => findModule(complete, address) === name);
    };
    expect(linked(complete).length).toBeGreaterThan(3);
    expect(linked(brand)).toEqual([]);
  });
});

test('an address under two modules belongs to the longer one', () => {
  expect(
    ['/resources/partners/', '/resources/video/x/', '/example/resources/partners/video/', '/other/resources/'].map(
      (path) => findModule(complete, path),
    ),
  ).toEqual(['partners', 'resources', 'partners', undefined]);
});

test('own addresses are the pages of the route table that need no content, and the redirects of the brand', () => {
  const values = getBrandPathValues(complete);
  const addresses = listOwnAddresses(values, [{ from: '/about/' }, { from: '/old/:slug/' }]);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/search/', `/${values.markets}/`, '/about/', '/old/:slug/']));
  const { matchAddress } = createRouteMatcher(values);
  const pages = addresses.filter((address) => !['/about/', '/old/:slug/'].includes(address));
  expect(pages.filter((address) => matchAddress(address) === undefined)).toEqual([]);
});
