import { expect, test } from 'vitest';
import { spreadDrawings, type Picture, type PictureRow } from './spreadDrawings.ts';

type Pairs = readonly (readonly [string, string])[];
const findPairs = (
  pictures: ReadonlyMap<string, Picture>,
  rows: readonly PictureRow[],
  alike: (before: Picture, after: Picture) => boolean,
): Pairs =>
  rows.flatMap((row) =>
    row.slice(1).flatMap((key, index) => {
      const [before, after] = [pictures.get(row[index] ?? ''), pictures.get(key)];
      return before && after && alike(before, after) ? [[row[index] ?? '', key] as const] : [];
    }),
  );
/** Finds neighbors with the same motif and palette. */
const findLookAlikes = (pictures: ReadonlyMap<string, Picture>, rows: readonly PictureRow[]): Pairs =>
  findPairs(pictures, rows, (before, after) => before.motif === after.motif && before.palette === after.palette);
/** Finds neighbors with the same drawing in any colors. */
const findSameDrawings = (pictures: ReadonlyMap<string, Picture>, rows: readonly PictureRow[]): Pairs =>
  findPairs(pictures, rows, (before, after) => before.motif === after.motif && before.variant === after.variant);

const towers = (variant?: string) =>
  new Map<string, Picture>(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => [key, { motif: 'tower', palette: 'oxide', variant }]),
  );
const facades = towers('facade');
const applyDrawings = (rows: readonly string[][], chosen = facades): Map<string, Picture> => {
  const drawn = spreadDrawings(chosen, rows);
  return new Map([...chosen].map(([key, picture]) => [key, { ...picture, ...drawn.get(key) }]));
};

test('changes the colors of six towers so that no two neighbors look alike in any row', () => {
  const rows = [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['a', 'c', 'e'],
    ['f', 'b', 'd'],
    ['a', 'f'],
  ];
  expect(findLookAlikes(facades, rows)).not.toEqual([]);
  expect(findLookAlikes(applyDrawings(rows), rows)).toEqual([]);
});

test('chooses different drawings for neighbors without a variant', () => {
  const rows = [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['a', 'c', 'e'],
    ['f', 'b', 'd'],
  ];
  expect(findSameDrawings(applyDrawings(rows), rows)).not.toEqual([]);
  expect(findSameDrawings(applyDrawings(rows, towers()), rows)).toEqual([]);
});

test('keeps the variant of a story', () => {
  const mixed = new Map<string, Picture>([
    ['x', { motif: 'tower', palette: 'oxide', variant: 'up' }],
    ['y', { motif: 'tower', palette: 'slate', variant: 'up' }],
  ]);
  expect([...spreadDrawings(mixed, [['x', 'y']]).values()].map(({ variant }) => variant)).toEqual(['up', 'up']);
});

test('keeps the chosen colors of a row without look-alikes', () => {
  const chosen = new Map<string, Picture>([
    ['x', { motif: 'tower', palette: 'oxide' }],
    ['y', { motif: 'retail', palette: 'slate' }],
    ['z', { motif: 'tower', palette: 'dusk' }],
  ]);
  expect([...spreadDrawings(chosen, [['x', 'y', 'z']]).values()].map(({ palette }) => palette)).toEqual([
    'oxide',
    'slate',
    'dusk',
  ]);
});

test('never uses one palette for three pictures in a row', () => {
  const three = new Map<string, Picture>([
    ['x', { motif: 'tower', palette: 'oxide' }],
    ['y', { motif: 'retail', palette: 'oxide' }],
    ['z', { motif: 'plat', palette: 'oxide' }],
  ]);
  expect(
    new Set([...spreadDrawings(three, [['x', 'y', 'z']]).values()].map(({ palette }) => palette)).size,
  ).toBeGreaterThan(1);
});

test('is deterministic', () => {
  const rows = [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['c', 'a', 'f'],
  ];
  expect([...applyDrawings(rows)]).toEqual([...applyDrawings(rows)]);
});
