import { expect, test } from 'vitest';
import { getUncachedUrl } from './CacheSwitch.behavior';

test.each([
  ['false', '/resources/', '/resources/?nocache=1'],
  ['false', '/harbor/company-resources/?realmID=a#b', '/harbor/company-resources/?realmID=a&nocache=1#b'],
  ['false', '/resources/?nocache=1', undefined],
  ['true', '/resources/', undefined],
  [null, '/resources/', undefined],
])('§4 with the local storage key cache %j the page %s loads again from %s', (value, path, expected) =>
  expect(getUncachedUrl(`https://example.com${path}`, () => ({ getItem: () => value }))).toBe(expected),
);

test('a browser that forbids storage has caches', () => {
  const forbidden = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(getUncachedUrl('https://example.com/resources/', forbidden)).toBeUndefined();
});
