import type { Brand, Redirect } from '@masthead/config';
import { globSync, readFileSync } from 'node:fs';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentRewrites } from './documents';
import { getRouteMatcher } from './match';
import { getBrandPathValues } from './rules';

const apps = globSync(path.join(import.meta.dirname, '../../../../apps/*/brand.ts')).map((file) => path.dirname(file));
const brands = await Promise.all(
  apps.map(async (folder) => ({
    folder: path.basename(folder),
    brand: ((await import(path.join(folder, 'brand.ts'))) as { brand: Brand }).brand,
    redirects: ((await import(path.join(folder, 'brand/redirects.ts'))) as { redirects: readonly Redirect[] })
      .redirects,
  })),
);

const houseAds = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../../apps/provider/content/house-promotions.json'), 'utf8'),
) as Record<string, { promotions: object[] } | undefined>;

/** All links to the site itself in a part of a brand, without pictures and the store's pages. */
const ownAddresses = (part: unknown): string[] => {
  if (typeof part === 'string') return /^\/(?!brand\/|Registration\/)/.test(part) ? [part] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(ownAddresses) : [];
};

const isDocument = (brand: Brand, address: string): boolean =>
  documentRewrites(getBrandPathValues(brand)).some(
    ({ source }) => getPathMatch(source, { strict: true })(address) !== false,
  );

const nowhere = (brand: Brand, addresses: readonly string[]): string[] =>
  addresses.filter(
    (address) => getRouteMatcher(brand).matchAddress(address) === undefined && !isDocument(brand, address),
  );

test('finds the brands', () => expect(brands.length).toBeGreaterThan(1));

describe.each(brands)(
  'DECISIONS, Routes: all links of $folder lead to a route or a document',
  ({ brand, redirects }) => {
    test.each(['menu', 'footer', 'homeAlert', 'subscribeCard', 'modules'] as const)('%s', (part) =>
      expect(nowhere(brand, ownAddresses(brand[part]))).toEqual([]),
    );

    test('finds the links of all menu levels', () => {
      const addresses = ownAddresses(brand.menu);
      expect(addresses.length).toBeGreaterThan(20);
      const written = [
        ...brand.menu.moreToExplore,
        ...brand.menu.secondaryItems.flatMap(({ children }) => children.flatMap((child) => [child, ...child.children])),
      ].map(({ url }) => url);
      expect(addresses).toEqual(expect.arrayContaining(written.filter((url) => url.startsWith('/'))));
    });

    test('house ads', () => expect(nowhere(brand, ownAddresses(houseAds[brand.site]?.promotions))).toEqual([]));

    test('redirects', () => {
      const targets = redirects.filter(({ to }) => to.startsWith('/')).map(({ to }) => to.replaceAll(/:\w+\*?/g, 'x'));
      expect(nowhere(brand, targets)).toEqual([]);
    });

    test('reports a misspelled address', () => {
      expect(
        nowhere(brand, [`/${brand.product}-topic/reits/`, '/market/', '/static/', `/${brand.product}-topics/reits/`]),
      ).toEqual([`/${brand.product}-topic/reits/`, '/market/', '/static/']);
    });
  },
);

describe('DECISIONS, Routes: the optional {site} accepts the path prefixes of the configured brands', () => {
  const prefixes = brands.flatMap(({ folder, brand }) =>
    brand.resourcePrefixes.map((other) => ({ folder, brand, other })),
  );

  test('finds a brand that shows the resources of another', () => expect(prefixes).not.toEqual([]));

  test.each(prefixes)(
    '$folder shows the resources of a configured brand at /$other.pathPrefix/',
    ({ brand, other }) => {
      expect(brands.map(({ brand: { pathPrefix, site } }) => ({ pathPrefix, site }))).toContainEqual(other);
      expect(getRouteMatcher(brand).matchAddress(`/${other.pathPrefix}/resources/`)?.name).toBe('siteResources');
      expect(getRouteMatcher(brand).matchAddress(`/${other.pathPrefix}/company-resources/`)?.name).toBe(
        'siteCompanyResources',
      );
    },
  );
});
