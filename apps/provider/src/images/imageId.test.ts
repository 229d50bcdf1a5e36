import { describe, expect, test } from 'vitest';
import { MARKET_NAMES, MOTIF_NAMES, PALETTES } from './illustrate/illustrate.js';
import { toImageId, imageUri, parseImageId } from './imageId.ts';
import { motifs, palettes, skylineCities } from './shapes.ts';

describe('the id of a picture', () => {
  test.each([
    [{ motif: 'tower', palette: 'oxide', variant: 'facade', seed: 101 }, 'tower-facade-oxide-101-article'],
    [{ motif: 'crane', palette: 'dusk', seed: 9, shape: 'square' }, 'crane-dusk-9-square'],
    [
      { motif: 'skyline', palette: 'slate', seed: 'newyork', accent: 'CF8426' },
      'skyline-slate-newyork-article-ink-cf8426',
    ],
    [{ motif: 'portrait', palette: 'plaster', variant: 'f', seed: 61 }, 'portrait-f-plaster-61-portrait'],
    [
      { motif: 'cover', palette: 'ochre', seed: 3, title: 'real-estate-forum' },
      'cover-ochre-3-cover-titled-real-estate-forum',
    ],
  ] as const)('%o has the id %s, which parses back', (spec, id) => {
    expect(toImageId(spec)).toBe(id);
    const read = parseImageId(id);
    expect(read && toImageId(read)).toBe(id);
  });

  test('a picture without a variant always has the same one', () => {
    const names = [1, 2, 3, 4, 5, 6].map((seed) => toImageId({ motif: 'tower', palette: 'oxide', seed }));
    expect(names).toEqual([1, 2, 3, 4, 5, 6].map((seed) => toImageId({ motif: 'tower', palette: 'oxide', seed })));
    expect(new Set(names.map((name) => name.split('-')[1])).size).toBeGreaterThan(1);
  });

  test.each([
    '',
    'tower',
    'tower-facade-oxide-101',
    'tower-yard-oxide-101-article',
    'tower-facade-pink-101-article',
    'tower-facade-oxide-101-cover',
    'tower-facade-oxide-101-article-cf8426',
    'tower-facade-oxide-101-article-titled-forum',
    'crane-crane-dusk-9-square',
    'constructor-oxide-1-article',
    'crane-dusk-9-square-ink-cf8426-',
    'crane-dusk-../x-square',
  ])('"%s" is not an id', (id) => {
    expect(parseImageId(id)).toBeUndefined();
  });

  test.each([
    { motif: 'tower', palette: 'oxide', seed: 'a b' },
    { motif: 'retail', palette: 'oxide', seed: 1, variant: 'yard' },
    { motif: 'cover', palette: 'oxide', seed: 1, shape: 'article' },
    { motif: 'tower', palette: 'oxide', seed: 1, title: 'forum' },
  ] as const)('%o throws a clear error', (spec) => {
    expect(() => toImageId(spec)).toThrow(/No such picture/);
  });
});

test('URLs of other services stay unchanged', () => {
  expect(imageUri('https://avatars.example.com/u/1?s=80')).toBe('https://avatars.example.com/u/1?s=80');
  expect(imageUri('crane-dusk-9-square')).toBe('/images/crane-dusk-9-square');
});

test('the tables match the motifs of the illustrator', () => {
  expect(Object.keys(motifs).toSorted()).toEqual([...MOTIF_NAMES].toSorted());
  expect([...palettes].toSorted()).toEqual(Object.keys(PALETTES).toSorted());
  expect([...skylineCities].toSorted()).toEqual([...MARKET_NAMES].toSorted());
});
