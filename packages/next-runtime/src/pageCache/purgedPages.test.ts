import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { getPurgeExpiry, isPurgedCopy, withLastModifiedAfterPurge, rememberPage } from './purgedPages';

/** Long ago, so that every purge of these tests is over. */
const purgedAt = 1_000_000;
const purgeEnd = purgedAt + 1_000;

const page = { html: '<p>A deal', headers: { 'x-next-cache-tags': 'article:1,brand:a' } };

beforeEach(() => {
  tagsManifest.clear();
  tagsManifest.set('article:1', { stale: purgedAt, expired: purgeEnd });
});

describe('SPEC §9, page cache: a purged page is rendered once', () => {
  test.for([
    { rendered: 'before the purge', at: purgedAt - 1, end: purgeEnd, seenAt: purgedAt - 1 },
    { rendered: 'right after the purge', at: purgedAt + 1, end: purgeEnd, seenAt: purgeEnd },
    { rendered: 'later', at: purgeEnd, end: undefined, seenAt: purgeEnd },
  ])('a page that was rendered $rendered', ({ at, end, seenAt }) => {
    expect(getPurgeExpiry(page, at)).toBe(end);
    expect(withLastModifiedAfterPurge({ value: page, lastModified: at, purgeEnd: end }).lastModified).toBe(seenAt);
  });

  test.for([
    ['the same tag', 'article:1', { stale: purgedAt + 500, expired: purgeEnd + 500 }],
    ['another tag', 'brand:a', { stale: purgedAt + 500, expired: purgeEnd + 500 }],
    ['another tag, without a time in which it is served stale', 'brand:a', { expired: purgedAt + 500 }],
  ] as const)('a second purge of %s counts', ([, tag, times]) => {
    const entry = { value: page, lastModified: purgedAt + 1, purgeEnd };
    tagsManifest.set(tag, times);
    expect(withLastModifiedAfterPurge(entry)).toBe(entry);
  });

  test('a purge of other pages changes nothing', () => {
    tagsManifest.clear();
    tagsManifest.set('article:2', { stale: purgedAt, expired: purgeEnd });
    expect(getPurgeExpiry(page, purgedAt)).toBeUndefined();
  });
});

test('a page that Next has read from the cache is a purged copy where it was purged later', () => {
  const read = (lastModified: number) => rememberPage({ value: { ...page }, lastModified })?.value ?? null;
  expect(isPurgedCopy(read(purgedAt - 1))).toBe(true);
  expect(isPurgedCopy(read(purgeEnd))).toBe(false);
  expect(isPurgedCopy({ ...page })).toBe(false);
});
