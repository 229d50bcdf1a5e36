import { describe, expect, test } from 'vitest';
import { canonicalizeUrl, createFindRequestRoute } from '@masthead/next-runtime/canonical-url';
import { isDefaultValue } from '../routing/screens';
import { createFindRoute } from '../routing/requestRoutes';
import { hubPaths } from '../../test/aSite';

const findRequestRoute = createFindRequestRoute(
  {
    redirects: [
      { regex: String.raw`^(?:/((?!\.well-known(?:/.*)?)(?:[^/]+/)*[^/\.]+))$` },
      { regex: '^(?!/_next)/about/(?:/)?$' },
    ],
    staticRoutes: [{ page: '/robots.txt', regex: '^/robots\\.txt(?:/)?$' }],
    dynamicRoutes: [
      { page: '/images/[...path]', regex: '^/images/(.+?)(?:/)?$' },
      { page: '/[[...path]]', regex: '^(?:/(.+?))?(?:/)?$' },
    ],
  },
  createFindRoute({ product: 'example', magazine: 'magazine', prefixes: ['news'], addressRules: [], ...hubPaths }),
);
const canonical = (url: string, { method = 'GET' }: { method?: string } = {}): string =>
  canonicalizeUrl({ url, method }, findRequestRoute, isDefaultValue).url;

describe('§2.9, page cache: pages are stored by the parameters that their route uses', () => {
  test('a target with a scheme and host is reduced to its path and canonical query', () => {
    expect(canonical('http://elsewhere.example/markets/atlanta/?a=1&page=2')).toBe('/markets/atlanta/?page=2');
    expect(canonical('http://elsewhere.example/markets/', { method: 'POST' })).toBe('/markets/');
  });

  test.each([
    ['/MARKETS/?page=2', '/markets/'],
    ['/Markets/Northeast/', '/markets/Northeast/'],
    ['/Static/nuxt-About/', '/static/nuxt-About/'],
    ['/RSS/Feed/atom/', '/rss/feed/atom/'],
    ['/SiteMaps/News.xml', '/sitemaps/News.xml'],
    ['/markets/northeast/', '/markets/northeast/'],
    ['/company-resources/?realmID=A', '/company-resources/'],
    ['/No-such-page/', '/No-such-page/'],
  ])('the page of %s is at %s', (url, path) => {
    expect(canonicalizeUrl({ url, method: 'GET' }, findRequestRoute, isDefaultValue).path).toBe(path);
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

describe('metrics name the kind of route of a path', () => {
  test.each([
    ['/', 'home'],
    ['/2026/11/24/a-story/', 'article'],
    ['/rss/feed/', 'feed'],
    ['/about/', 'redirect'],
    ['/robots.txt', 'robots'],
    ['/images/tower/', 'images'],
    ['/_next/static/a.js', 'static'],
    ['/no/such/page/', 'unmatched'],
    [`/images/${'a'.repeat(5_000)}`, 'unmatched'],
  ])('%s is of the kind %s', (path, kind) => {
    expect(findRequestRoute(path).kind).toBe(kind);
  });
});
