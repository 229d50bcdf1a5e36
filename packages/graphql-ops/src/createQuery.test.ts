import { expect, test } from 'vitest';
import { createQuery, getCacheTags, type PageQuery } from './createQuery.ts';
import { queryTypes } from './queryTypes.ts';

test.each([
  [createQuery('article', { naturalId: '2026/11/21/a', site: 'harbor' }), ['type:article', 'article:2026/11/21/a']],
  [createQuery('stream', { slug: 'markets/atlanta/', siteName: 'harbor' }), ['type:stream', 'stream:markets/atlanta']],
  [createQuery('package', { slug: 'outlook', siteName: 'harbor' }), ['type:package', 'package:outlook']],
  [
    createQuery('package-by-position', { position: 'home-lead' }),
    ['type:package-by-position', 'package-position:home-lead'],
  ],
  [
    createQuery('package-by-type', { siteName: 'harbor', packageType: 'Special+Reports' }),
    ['type:package-by-type', 'packages', 'package-type:Special+Reports'],
  ],
  [createQuery('author', { site: 'harbor', byline: 'jane-doe', page: 1 }), ['type:author', 'author:jane-doe']],
])('has cache tags for its subject', (query: PageQuery, tags) => expect(getCacheTags(query)).toEqual(tags));

test('an incomplete query has no tags', () =>
  expect(getCacheTags(createQuery('article', { naturalId: '', site: 'harbor' }))).toEqual([]));

test.each([undefined, '', Number.NaN])('is not sent without a required field (§5): %s', (nothing) => {
  const input = { naturalId: nothing as unknown as string, site: 'harbor' };
  expect(createQuery('article', input).state).toEqual({ kind: 'incomplete', missing: ['naturalId'] });
});

test.each([
  [
    createQuery('stream', { slug: 'markets/atlanta/', siteName: 'https://harbor' }),
    { term: 'markets/atlanta', site: 'harbor', pageSize: 10, page: 1, sort: 'pubdate', direction: 'descending' },
  ],
  [
    createQuery('package-by-type', { siteName: 'harbor', packageType: 'Special+Reports' }),
    { site: 'harbor', type: 'Special+Reports', start: 1, end: 100, sort: 'pubdate', fullPackage: false },
  ],
  [
    createQuery('article-search', {
      domain: 'https://harbor',
      query: '"net lease" & more',
      startDate: 'null',
      stopDate: '2026-11-21',
    }),
    { domain: 'harbor', query: '\\"net lease\\" & more', page: 1, pageSize: 10, stopDate: '2026-11-21' },
  ],
  [
    createQuery('faceted-search', { domain: 'harbor', query: 'R&D "labs"', topic: 'All Topics' }),
    { domain: 'harbor', query: 'R%26D \\"labs\\"', page: 1, pageSize: 10, sort: 'pubdate', topic: '*' },
  ],
  [
    createQuery('static-page', { slug: 'about-us', siteName: 'harbor' }),
    { slug: 'about-us', brandShortName: 'harbor' },
  ],
])('sends the variables of the content service, with defaults (§7.1, §9)', ({ state }, variables) =>
  expect(state).toMatchObject({ kind: 'ready', request: { variables } }),
);

test('results of free search text are not stored on disk, and streams may turn the disk off (§9)', () => {
  expect(createQuery('fcs-search', { domain: 'harbor', query: 'asdf' }).state).toMatchObject({
    request: { disk: 'off' },
  });
  expect(createQuery('stream', { slug: 'a', siteName: 'b' }, { disk: 'off' }).state).toMatchObject({
    request: { disk: 'off' },
  });
  // @ts-expect-error an article has no such switch
  expect(createQuery('article', { naturalId: 'a', site: 'b' }, { disk: 'off' }).state).toMatchObject({
    request: { disk: 'on' },
  });
});

test('only queries of visitors are never cached', () => {
  const names = Object.keys(queryTypes) as (keyof typeof queryTypes)[];
  expect(names.filter((name) => queryTypes[name].cache.kind === 'never').toSorted()).toEqual(['customer', 'user']);
});
