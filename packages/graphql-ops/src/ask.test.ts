import { expect, expectTypeOf, test } from 'vitest';
import { ask, cacheTags, type PageQuery } from './ask.ts';
import type { GetContentQuery } from './article/getContent.generated.ts';

test.each([
  [ask('article', { naturalId: '2026/11/21/a', site: 'plotline' }), ['type:article', 'article:2026/11/21/a']],
  [ask('stream', { slug: 'markets/atlanta/', siteName: 'plotline' }), ['type:stream', 'stream:markets/atlanta']],
  [ask('package', { slug: 'outlook', siteName: 'plotline' }), ['type:package', 'package:outlook']],
  [ask('package-by-position', { position: 'home-lead' }), ['type:package-by-position', 'package-position:home-lead']],
  [
    ask('package-by-type', { siteName: 'plotline', packageType: 'Special+Reports' }),
    ['type:package-by-type', 'packages', 'package-type:Special+Reports'],
  ],
  [ask('author', { site: 'plotline', byline: 'jane-doe', page: 1 }), ['type:author', 'author:jane-doe']],
])('an answer can be purged by what it is about', (query: PageQuery, tags) => expect(cacheTags(query)).toEqual(tags));

test('a query that is not sent has no tags', () =>
  expect(cacheTags(ask('article', { naturalId: '', site: 'plotline' }))).toEqual([]));

test('the input and the answer are typed by the table', () => {
  expectTypeOf(ask('article', { naturalId: 'a', site: 'b' })).toEqualTypeOf<PageQuery<GetContentQuery>>();
  // @ts-expect-error site is required (SPEC §5)
  ask('article', { naturalId: 'a' });
  // @ts-expect-error there is no such query type
  expect(() => ask('articles', { naturalId: 'a', site: 'b' })).toThrow('no query type "articles"');
});
