import { describe, expect, test } from 'vitest';
import { canonicalizeUrl, createQueryRules, type RoutesManifest } from '@masthead/next-runtime/canonical-url';
import { isDefaultValue } from '../routing/cacheKeyParams';
import { requestParams } from '../routing/screens';
import { rewrites } from '../routing/rewrites';
import { hubPaths } from '../../test/aSite';

/** Next's table of routes as a build writes it, with the patterns of the rewrites that these tests need. */
const regexes: Readonly<Record<string, string>> = {
  '/': '^/(?:/)?$',
  '/search/': '^/search/(?:/)?$',
  '/events/': '^/events/(?:/)?$',
  '/company-resources/': '^/company-resources/(?:/)?$',
  '/rss/feed/': '^/rss/feed/(?:/)?$',
};
const { afterFiles } = rewrites({
  product: 'example',
  magazine: 'magazine',
  prefixes: ['news'],
  addressRules: [],
  ...hubPaths,
});
const family = '^(?:/(sectors|markets))(?:/([A-Za-z0-9_][A-Za-z0-9_.-]*))/(?:/)?$';
const manifest: RoutesManifest = {
  redirects: [
    { regex: String.raw`^(?:/((?!\.well-known(?:/.*)?)(?:[^/]+/)*[^/\.]+))$` },
    { regex: '^(?!/_next)/about/(?:/)?$' },
  ],
  rewrites: {
    afterFiles: afterFiles.flatMap(({ source, destination, has, missing }) => {
      const regex = source.startsWith('/:family(')
        ? family
        : source.startsWith('/:path((?!')
          ? '^(?:/(.*))(?:/)?$'
          : regexes[source];
      return regex === undefined
        ? []
        : [
            {
              destination,
              regex,
              ...(has && { has }),
              ...(missing && { missing }),
            } as RoutesManifest['rewrites']['afterFiles'][number],
          ];
    }),
  },
  staticRoutes: [{ page: '/robots.txt', regex: '^/robots\\.txt(?:/)?$' }],
  dynamicRoutes: [
    { page: '/images/[...path]', regex: '^/images/(.+?)(?:/)?$' },
    { page: '/~/home/[placeholder]', regex: '^/~/home/([^/]+?)(?:/)?$' },
  ],
};
const getQueryRule = createQueryRules(manifest, { screensFolder: '/~', bypassScreen: '/~/uncached/', requestParams });
const canonical = (url: string, { rsc, method = 'GET' }: { rsc?: string; method?: string } = {}): string =>
  canonicalizeUrl({ url, method, headers: rsc === undefined ? {} : { rsc } }, getQueryRule, isDefaultValue);

describe('§2.9, page cache: pages are stored by the parameters that their route uses', () => {
  test('a target with a scheme and host is reduced to its path and canonical query', () => {
    expect(canonical('http://elsewhere.example/markets/atlanta/?a=1&page=2')).toBe('/markets/atlanta/?page=2');
    expect(canonical('http://elsewhere.example/markets/', { method: 'POST' })).toBe('/markets/');
  });

  test('keeps endpoint and token of a preview', () => {
    expect(canonical('/markets/atlanta/?a=1&preview_token=t&preview=e')).toBe(
      '/markets/atlanta/?preview=e&preview_token=t',
    );
  });

  test.each<[address: string, canonicalForm: string]>([
    ['/', '/'],
    ['/?a&a&a', '/'],
    ['/?utm_source=mail&gclid=1', '/'],
    ['/?tab=1&page=2&realmID=3', '/'],
    ['/?', '/'],
    ['/markets/northeast/?tab=1&page=2&realmID=3', '/markets/northeast/?page=2'],
    ['/markets/northeast/?page=2&page=3', '/markets/northeast/?page=2'],
    ['/markets/northeast/?page=1', '/markets/northeast/'],
    ['/markets/northeast/?page=', '/markets/northeast/'],
    ['/markets/northeast/?page=%32', '/markets/northeast/?page=2'],
    ['/markets/northeast/?page=%zz', '/markets/northeast/?page=%25zz'],
    ['/Markets/northeast/?page=2', '/Markets/northeast/?page=2'],
    ['/company-resources/?tab=x&realmID=42', '/company-resources/?realmID=42'],
    ['/company-resources/?realmID=-', '/company-resources/'],
    ['/search/?page=2&utm=1&q=a%20b+c&q=d', '/search/?q=a%20b+c&page=2'],
    ['/events/?past', '/events/?past='],
    ['/?x=1&nocache=1&preview=http://localhost/graphql', '/?preview=http://localhost/graphql&nocache=1'],
    ['/rss/feed/?page=2&nocache=1', '/rss/feed/'],
    ['/no-such-page/?page=2&preview=x', '/no-such-page/?preview=x'],
    ['/~/home/page/?x=1', '/~/home/page/'],
    ['/_next/static/a.js?v=1', '/_next/static/a.js?v=1'],
    ['/images/tower/?width=400', '/images/tower/?width=400'],
    ['/robots.txt?x=1', '/robots.txt?x=1'],
  ])('canonicalizes %s to %s', (address, form) => {
    expect(canonical(address)).toBe(form);
  });

  test.each(['/about/?utm_source=mail', '/markets/northeast?utm_source=mail&page=2'])(
    '%s redirects with the whole query',
    (address) => {
      expect(canonical(address)).toBe(address);
    },
  );

  test('keeps the hash of router requests, not of pages', () => {
    expect(canonical('/markets/northeast/?_rsc=1x2y&page=2&utm=1', { rsc: '1' })).toBe(
      '/markets/northeast/?page=2&_rsc=1x2y',
    );
    expect(canonical('/markets/northeast/?_rsc=1x2y&page=2')).toBe('/markets/northeast/?page=2');
    expect(canonical(`/?_rsc=${'x'.repeat(101)}`, { rsc: '1' })).toBe('/');
    expect(
      canonical('/no/such/page/at/all/?_rsc=1x2y&utm=1', { rsc: '1' }),
      'Next would redirect a request without it to itself for ever',
    ).toBe('/no/such/page/at/all/?_rsc=1x2y');
  });

  test('keeps the query of forms posted to a page', () => {
    expect(canonical('/?a=1', { method: 'POST' })).toBe('/?a=1');
  });

  test('limits free parameter values to 200 characters', () => {
    expect(canonical(`/company-resources/?realmID=${'a'.repeat(5_000)}`)).toBe(
      `/company-resources/?realmID=${'a'.repeat(200)}`,
    );
  });

  test('ignores parameters after the first 100', () => {
    expect(canonical(`/search/?${'a&'.repeat(99)}q=first`)).toBe('/search/?q=first');
    expect(canonical(`/search/?${'a&'.repeat(100_000)}q=last`)).toBe('/search/');
  });
});
