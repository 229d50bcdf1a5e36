import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  getPurgeExpiry,
  getPageState,
  isOlderThanForgottenPurge,
  isPurgedCopy,
  limitPurges,
  toEntryForNext,
} from './purgedPages';

/** Long ago, so that every purge of these tests is over. */
const purgedAt = 1_000_000;
const purgeEnd = purgedAt + 1_000;

const page = { html: '<p>A deal', headers: { 'x-next-cache-tags': 'article:1,brand:a' } };

beforeEach(() => {
  tagsManifest.clear();
  tagsManifest.set('article:1', { stale: purgedAt, expired: purgeEnd });
});

describe('§2.9, page cache: a purged page is rendered once', () => {
  test.for([
    { rendered: 'before the purge', at: purgedAt - 1, end: purgeEnd, seenAt: -1 },
    { rendered: 'right after the purge', at: purgedAt + 1, end: purgeEnd, seenAt: purgeEnd },
    { rendered: 'later', at: purgeEnd, end: undefined, seenAt: purgeEnd },
  ])('a page that was rendered $rendered', ({ at, end, seenAt }) => {
    expect(getPurgeExpiry(page, at)).toBe(end);
    expect(toEntryForNext({ value: page, lastModified: at, purgeEnd: end }).lastModified).toBe(seenAt);
  });

  test.for([
    ['the same tag', 'article:1', { stale: purgedAt + 500, expired: purgeEnd + 500 }],
    ['another tag', 'brand:a', { stale: purgedAt + 500, expired: purgeEnd + 500 }],
    ['another tag, without a time in which it is served stale', 'brand:a', { expired: purgedAt + 500 }],
  ] as const)('a second purge of %s counts', ([, tag, times]) => {
    tagsManifest.set(tag, times);
    expect(getPageState({ value: page, lastModified: purgedAt + 1, purgeEnd })).toBe('expired');
  });

  test('a purge of other pages changes nothing', () => {
    tagsManifest.clear();
    tagsManifest.set('article:2', { stale: purgedAt, expired: purgeEnd });
    expect(getPurgeExpiry(page, purgedAt)).toBeUndefined();
  });
});

test('a purged page is served stale for the second of the purge only, also where the lifetime of its route is over', () => {
  const lastModified = Date.now() - 3_600_000;
  const [stale, expired] = [60_000, -60_000].map((ms) => {
    tagsManifest.set('article:1', { stale: Date.now() - 1_000, expired: Date.now() + ms });
    return toEntryForNext({ value: { ...page }, lastModified }).lastModified;
  });
  expect([stale, expired]).toEqual([lastModified, -1]);
});

test('of 20,001 purges the older half is forgotten: pages from before it count as purged', () => {
  for (let index = 0; index <= 20_000; index += 1) tagsManifest.set(`article:${index}`, { stale: purgedAt + index });
  limitPurges();
  expect(tagsManifest.size).toBe(10_000);
  expect(tagsManifest.has('article:20000')).toBe(true);
  const last = purgedAt + 10_000;
  expect([last, last + 1].map((lastModified) => isOlderThanForgottenPurge({ lastModified }))).toEqual([true, false]);
});

test('a page that Next has read from the cache is a purged copy where it was purged later', () => {
  const read = (lastModified: number) => toEntryForNext({ value: { ...page }, lastModified }).value;
  expect(isPurgedCopy(read(purgedAt - 1))).toBe(true);
  expect(isPurgedCopy(read(purgeEnd))).toBe(false);
  expect(isPurgedCopy({ ...page })).toBe(false);
});
