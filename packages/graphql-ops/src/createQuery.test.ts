import { expect, expectTypeOf, test } from 'vitest';
import { createQuery, getCacheTags, type PageQuery } from './createQuery.ts';
import type { GetContentQuery } from './article/getContent.generated.ts';

test.each([
  [createQuery('article', { naturalId: '2026/11/21/a', site: 'plotline' }), ['type:article', 'article:2026/11/21/a']],
  [
    createQuery('stream', { slug: 'markets/atlanta/', siteName: 'plotline' }),
    ['type:stream', 'stream:markets/atlanta'],
  ],
  [createQuery('package', { slug: 'outlook', siteName: 'plotline' }), ['type:package', 'package:outlook']],
  [
    createQuery('package-by-position', { position: 'home-lead' }),
    ['type:package-by-position', 'package-position:home-lead'],
  ],
  [
    createQuery('package-by-type', { siteName: 'plotline', packageType: 'Special+Reports' }),
    ['type:package-by-type', 'packages', 'package-type:Special+Reports'],
  ],
  [createQuery('author', { site: 'plotline', byline: 'jane-doe', page: 1 }), ['type:author', 'author:jane-doe']],
])('has cache tags for its subject', (query: PageQuery, tags) => expect(getCacheTags(query)).toEqual(tags));

test('an incomplete query has no tags', () =>
  expect(getCacheTags(createQuery('article', { naturalId: '', site: 'plotline' }))).toEqual([]));

test('types input and result by the table', () => {
  expectTypeOf(createQuery('article', { naturalId: 'a', site: 'b' })).toEqualTypeOf<PageQuery<GetContentQuery>>();
  // @ts-expect-error site is required (SPEC §5)
  createQuery('article', { naturalId: 'a' });
  // @ts-expect-error there is no such query type
  expect(() => createQuery('articles', { naturalId: 'a', site: 'b' })).toThrow('no query type "articles"');
});
