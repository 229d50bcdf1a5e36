import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { expect, test } from 'vitest';
import { addSharedCacheHeaders } from './addSharedCacheHeaders';

const renderedAt = 1_000_000;
const createPage = () => ({ html: '<p>', headers: { 'x-next-cache-tags': '_N_T_/layout,brand:plotline,article:a' } });

test('adds the tags of a page as a header', () =>
  expect(addSharedCacheHeaders(createPage(), renderedAt).headers).toEqual({
    ...createPage().headers,
    'x-page-tags': 'brand:plotline article:a',
  }));

test.each([
  ['before its render', renderedAt - 1, undefined],
  ['during its render', renderedAt + 1, '1'],
])('a page that was purged %s', (_, stale, mark) => {
  tagsManifest.set('article:a', { stale });
  expect(addSharedCacheHeaders(createPage(), renderedAt).headers['x-page-purged' as never]).toBe(mark);
  tagsManifest.clear();
});

test.each([null, { kind: 'REDIRECT' }, { headers: {} }])('%j stays unchanged', (value) => {
  expect(addSharedCacheHeaders(structuredClone(value), renderedAt)).toEqual(value);
});
