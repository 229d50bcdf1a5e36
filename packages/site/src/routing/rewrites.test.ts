import { globSync } from 'node:fs';
import path from 'node:path';
import { modifyRouteRegex } from 'next/dist/lib/redirect-status';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { describe, expect, test } from 'vitest';
import { href, authorPath } from './href';
import { rewrites } from './rewrites';
import { hubPaths } from '../../test/aSite';

const brandValues = {
  product: 'newsline',
  magazine: 'newsline-monthly',
  prefixes: ['newsline', 'sister'],
  addressRules: [],
  ...hubPaths,
};
const { beforeFiles, afterFiles, fallback } = rewrites(brandValues);
const table = [...beforeFiles, ...afterFiles];
const families = 'sectors|markets|best-practices|newsline-topics|newsline-sections|tag|region|regulated-media';
const notFound = '/~/not-found/page/';
/** The source without the default rule of parameters. */
const withoutDefaultRule = (source: string) => source.replaceAll('([A-Za-z0-9_][A-Za-z0-9_.-]*)', '');
const getDestinations = (source: string) =>
  table
    .filter((rewrite) => withoutDefaultRule(rewrite.source) === source)
    .map(({ destination }) => destination)
    .filter((destination) => destination !== notFound);

describe('§2 public addresses lead to the screens of the app tree', () => {
  test.each([
    ['/', ['/~/home/page/']],
    ['/search/', ['/~/search/page/']],
    ['/events/', ['/~/events/page/']],
    ['/:year(\\d{4})/:month(\\d{2})/:day(\\d{2})/:slug/', ['/~/article/:year/:month/:day/:slug/']],
    [`/:family(${families})/:slug/`, ['/~/stream/1/:family/:slug/', '/~/stream/:page/:family/:slug/']],
    [
      '/webcasts/on-demand/:slug/',
      ['/~/stream/1/webcasts/on-demand/:slug/', '/~/stream/:page/webcasts/on-demand/:slug/'],
    ],
    ['/podcastcenter/', ['/~/media/podcastcenter/1/', '/~/media/podcastcenter/:page/']],
    ['/webcasts/on-demand/:channel/:webcast/', ['/~/media-item/webcasts/on-demand/:channel/:webcast/']],
    ['/editorial-calendar/', ['/~/calendar/editorial-calendar/']],
    ['/sponsored-content/static/nuxt-rainmakers/', ['/~/static/nuxt-rainmakers/']],
    ['/fcs/static/nuxt-ask-the-experts/', ['/~/static/nuxt-ask-the-experts/']],
    ['/events/:event/', ['/~/event/:event/']],
    [
      '/special-reports/:package/',
      ['/~/package/special-reports/:package/1/', '/~/package/special-reports/:package/:page/'],
    ],
    ['/newsline-monthly/', ['/~/issue/current/']],
    ['/newsline-monthly/current-issue/', ['/~/issue/current/']],
    ['/newsline-monthly/issue/:issue/', ['/~/issue/:issue/']],
    ['/newsline-monthly/issue-gallery/', ['/~/issue-gallery/1/', '/~/issue-gallery/:page/']],
    ['/resources/', ['/~/resources/-/']],
    ['/:site(newsline|sister)/resources/', ['/~/resources/:site/']],
    ['/:site(newsline|sister)/resources/video/:video/', ['/~/resource-video/:site/:video/']],
    ['/resources/partners/', ['/~/resource-partners/-/-/', '/~/resource-partners/-/:choice/']],
    ['/resources/partners/video/', ['/~/resource-partners/-/video/']],
    [
      '/:site(newsline|sister)/company-resources/',
      ['/~/company-resources/:site/-/', '/~/company-resources/:site/:choice/'],
    ],
    ['/cre-tech-center/', ['/~/tech-center/page/']],
    ['/recognition/:directory/', ['/~/recognition/:directory/']],
    ['/recognition/:directory/:profile/', ['/~/recognition-profile/:directory/:profile/']],
    ['/rss/', ['/~/static/rss/']],
    ['/static/:slug/', ['/~/static/:slug/']],
  ])('%s leads to %j', (source, destinations) => {
    expect(getDestinations(source)).toEqual(destinations);
  });

  test('the last rule closes the folder of the screens to visitors', () => {
    expect(table.at(-1)).toEqual({ source: '/~/:path*', destination: '/no-such-page/' });
  });

  test('beforeFiles is empty, because Next compiles all its patterns for each request', () =>
    expect(beforeFiles).toEqual([]));

  test('frequent routes come before rare ones', () => {
    const place = (source: string) => table.findIndex((rewrite) => withoutDefaultRule(rewrite.source) === source);
    expect(place(`/:family(${families})/:slug/`)).toBeLessThan(5);
    expect(place('/rss/feed/')).toBeGreaterThan(place(`/:family(${families})/:slug/`));
  });

  test('an address without a page number leads to the first page, an invalid number to the 404 page', () => {
    const [without, withPage, withNoPage] = table.filter(
      ({ source }) => withoutDefaultRule(source) === `/:family(${families})/:slug/`,
    );
    expect(without?.missing).toContainEqual({ type: 'query', key: 'page' });
    expect(withPage?.has).toEqual([{ type: 'query', key: 'page', value: '(?<page>[0-9]{1,6})' }]);
    expect(withNoPage?.destination).toBe(notFound);
  });

  test.each(['/~/home/page/', '/~/article/:year/:month/:day/:slug/', '/~/search/page/'])(
    'a request with a bypass condition skips %s',
    (destination) => {
      const missingKeys = table.find((rewrite) => rewrite.destination === destination)?.missing?.map(({ key }) => key);
      expect(missingKeys).toEqual(expect.arrayContaining(['preview', 'nocache', 'mh_internal']));
    },
  );

  test.each([
    ['/no-such-page/', notFound],
    ['/a/b/c/', notFound],
    ['/old-story.html', notFound],
    ['/wp-login.php', '/~/not-found/file/'],
    ['/brand/nothing.svg', '/~/not-found/file/'],
    ['/a/b/app.js', '/~/not-found/file/'],
  ])('§2.4, §8 %s matches no route: it leads to %s', (path, destination) => {
    expect(
      fallback.find(({ source }) => getPathMatch(source, { strict: true, regexModifier: modifyRouteRegex })(path))
        ?.destination,
    ).toBe(destination);
  });

  test.each(['%zz', '..', '.hidden', 'a/b', 'a%2Fb', ''])('the segment "%s" matches no screen', (text) => {
    const pattern =
      table.find(({ source }) => withoutDefaultRule(source) === `/:family(${families})/:slug/`)?.source ?? '';
    expect(new RegExp(`^${pattern.replace(/:(?:slug|family)/g, '')}$`).test(`/markets/${text}/`)).toBe(false);
  });
});

describe('§2.1 creates links from the route table', () => {
  test('with parameters and a page', () => {
    expect(href('marketStream', { markets: 'markets', slug: 'atlanta' })).toBe('/markets/atlanta/');
    expect(href('marketStream', { markets: 'markets', slug: 'atlanta' }, 3)).toBe('/markets/atlanta/?page=3');
    expect(href('topicStream', { product: 'newsline', slug: 'reits' })).toBe('/newsline-topics/reits/');
    expect(href('home', {})).toBe('/');
  });

  test("an author's address is the name lowercased with spaces replaced by hyphens", () => {
    expect(authorPath('Maren  Ostrow')).toBe('/author/profile/maren-ostrow/');
  });
});

describe('§2.6: requests that are rewritten to the uncached page', () => {
  const rules = rewrites(brandValues).afterFiles.filter(({ destination }) => destination === '/~/uncached/:path');
  const sent = (address: string) =>
    rules.length > 0 && rules.every(({ source }) => new RegExp(`^/${source.slice('/:path'.length)}$`).test(address));

  test.each(['/', '/search/', '/markets/atlanta/', '/2026/11/21/a-deal/', '/amplify/'])('%s is', (address) =>
    expect(sent(address)).toBe(true),
  );
  test.each([
    '/_next/static/x.js',
    '/api/purge/',
    '/images/tower/',
    '/amp/2026/11/21/a-deal/',
    '/markets/atlanta/feed/',
    '/markets/atlanta/feed/atom/',
    '/robots.txt',
    '/~/home/page/',
    '/healthcheck/live/',
  ])('%s is not', (address) => expect(sent(address)).toBe(false));
  test('only with a bypass parameter or cookie', () =>
    expect(rules.map(({ has }) => has?.map(({ key }) => key))).toEqual([['preview'], ['nocache'], ['mh_internal']]));
});

describe('the app trees', () => {
  /** No rewrite leads to it: the production server sends it when rendering fails (decision 47). */
  const requestedByServer = new Set(['server-error']);

  test('every folder is the destination of a rewrite', () => {
    const destinations = new Set(
      [...beforeFiles, ...afterFiles, ...fallback].map(
        ({ destination }) => /^\/~\/([^/]+)\//.exec(`${destination}/`)?.[1],
      ),
    );
    const folders = globSync(path.join(import.meta.dirname, '../../../../apps/*/app/~/*')).map((folder) =>
      path.basename(folder),
    );
    expect(folders.length).toBeGreaterThan(30);
    expect(
      [...new Set(folders)].filter((folder) => !destinations.has(folder) && !requestedByServer.has(folder)),
    ).toEqual([]);
  });
});
