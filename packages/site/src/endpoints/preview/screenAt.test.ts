import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rewrites, routeRewrites } from '../../routing/rewrites';
import { screenAt } from './screenAt';
import { screenFolders, screenOf } from './screenFolders';

const words = { product: 'newsline', magazine: 'newsline-monthly', prefixes: ['newsline', 'sister'] };
const table = routeRewrites(words);

describe('DECISIONS, Preview: a fresh page finds the screen that the address names', () => {
  test.each([
    ['/', {}, 'home', ['front']],
    ['/search/', { q: 'office' }, 'search', ['all']],
    ['/events/', {}, 'events', ['all']],
    ['/events/net-lease-summit/', {}, 'event', ['net-lease-summit']],
    ['/2026/11/21/a-deal/', {}, 'article', ['2026', '11', '21', 'a-deal']],
    ['/markets/', {}, 'hub', ['markets']],
    ['/markets/atlanta/', {}, 'stream', ['1', 'markets', 'atlanta']],
    ['/markets/atlanta/', { page: '3' }, 'stream', ['3', 'markets', 'atlanta']],
    ['/markets/atlanta/', { page: '../../x' }, 'missing', ['page']],
    ['/newsline-topics/reits/', {}, 'stream', ['1', 'newsline-topics', 'reits']],
    ['/sister/resources/partners/', { tab: 'videos' }, 'resource-partners', ['sister', 'videos']],
    ['/company-resources/', { realmID: ['one', 'two'] }, 'company-resources', ['-', 'one']],
    ['/newsline-monthly/', {}, 'issue', ['current']],
    ['/rss/', {}, 'static', ['rss']],
    ["/author/profile/se%C3%A1n-o'brien/", { page: '2' }, 'author', ["seán-o'brien", '2']],
  ])('%s %j', (address, query, folder, segments) => {
    expect(screenAt(address, query, table)).toEqual({ folder, segments });
  });

  test.each([
    ['/nowhere/'],
    ['/~/article/2026/11/21/a-deal/'],
    ['/other/resources/'],
    ['/constructor/'],
    ['/search/more/'],
    ['/stream/1/markets/atlanta/'],
    ['/home/'],
  ])('%s names none', (address) => {
    expect(screenOf(screenAt(address, {}, table))).toBeUndefined();
  });

  test('every screen has the parameters of its folder in the app trees', () => {
    const app = globSync(path.join(import.meta.dirname, '../../../../../apps/*/app'))[0] ?? '';
    const absent = Object.entries(screenFolders).flatMap(([name, { params }]) => {
      const place = ['~', name, ...params.map((param) => `[${param}]`), 'page.tsx'].join('/');
      return existsSync(path.join(app, place)) ? [] : [place];
    });
    expect(absent).toEqual([]);
  });

  /** The production server asks for it itself when a page falls apart while it is drawn (decision 19). */
  const askedForByTheServer = new Set(['fault']);

  test('every folder of the app trees is where a route, a document or a missing address leads', () => {
    const { beforeFiles, afterFiles, fallback } = rewrites(words);
    const led = new Set(
      [...beforeFiles, ...afterFiles, ...fallback].map(
        ({ destination }) => /^\/~\/([^/]+)\//.exec(`${destination}/`)?.[1],
      ),
    );
    const folders = globSync(path.join(import.meta.dirname, '../../../../../apps/*/app/~/*')).map((folder) =>
      path.basename(folder),
    );
    expect(folders.length).toBeGreaterThan(30);
    expect([...new Set(folders)].filter((folder) => !led.has(folder) && !askedForByTheServer.has(folder))).toEqual([]);
  });

  test('every route of the table leads to a screen that is known', () => {
    const unknown = table
      .map(({ destination }) => destination.split('/')[2] ?? '')
      .filter((folder) => folder !== 'missing' && !(folder in screenFolders));
    expect(unknown).toEqual([]);
  });
});

describe('DECISIONS, Preview: what is sent to a fresh page', () => {
  const rules = rewrites(words).afterFiles.filter(({ destination }) => destination === '/~/fresh/:path');
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
    '/~/home/front/',
    '/healthcheck/live/',
  ])('%s is not', (address) => expect(sent(address)).toBe(false));
  test('only with a parameter or a cookie that asks for one', () =>
    expect(rules.map(({ has }) => has?.map(({ key }) => key))).toEqual([['preview'], ['nocache'], ['mh_internal']]));
});
