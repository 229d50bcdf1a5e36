import { expect, test } from 'vitest';
import { spreadDrawings, type Picture, type PictureRow } from './spreadDrawings.ts';

type Pairs = readonly (readonly [string, string])[];
const neighbours = (
  shown: ReadonlyMap<string, Picture>,
  rows: readonly PictureRow[],
  alike: (before: Picture, after: Picture) => boolean,
): Pairs =>
  rows.flatMap((row) =>
    row.slice(1).flatMap((key, index) => {
      const [before, after] = [shown.get(row[index] ?? ''), shown.get(key)];
      return before && after && alike(before, after) ? [[row[index] ?? '', key] as const] : [];
    }),
  );
/** Neighbours that show the same motif in the same palette. */
const lookAlikes = (shown: ReadonlyMap<string, Picture>, rows: readonly PictureRow[]): Pairs =>
  neighbours(shown, rows, (before, after) => before.motif === after.motif && before.palette === after.palette);
/** Neighbours that show the same drawing, whatever its colours. */
const sameDrawings = (shown: ReadonlyMap<string, Picture>, rows: readonly PictureRow[]): Pairs =>
  neighbours(shown, rows, (before, after) => before.motif === after.motif && before.variant === after.variant);

const towers = (variant?: string) =>
  new Map<string, Picture>(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => [key, { motif: 'tower', palette: 'oxide', variant }]),
  );
const plates = towers('facade');
const redrawn = (rows: readonly string[][], chosen = plates): Map<string, Picture> => {
  const drawn = spreadDrawings(chosen, rows);
  return new Map([...chosen].map(([key, plate]) => [key, { ...plate, ...drawn.get(key) }]));
};

test('six towers in oxide get colours, so that no two neighbours look alike in any of the rows', () => {
  const rows = [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['a', 'c', 'e'],
    ['f', 'b', 'd'],
    ['a', 'f'],
  ];
  expect(lookAlikes(plates, rows)).not.toEqual([]);
  expect(lookAlikes(redrawn(rows), rows)).toEqual([]);
});

test('where stories leave the variant open, no two neighbours are the same drawing in other colours', () => {
  const rows = [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['a', 'c', 'e'],
    ['f', 'b', 'd'],
  ];
  expect(sameDrawings(redrawn(rows), rows)).not.toEqual([]);
  expect(sameDrawings(redrawn(rows, towers()), rows)).toEqual([]);
});

test('a variant that belongs to its story stays', () => {
  const mixed = new Map<string, Picture>([
    ['x', { motif: 'tower', palette: 'oxide', variant: 'up' }],
    ['y', { motif: 'tower', palette: 'slate', variant: 'up' }],
  ]);
  expect([...spreadDrawings(mixed, [['x', 'y']]).values()].map(({ variant }) => variant)).toEqual(['up', 'up']);
});

test('a row in order keeps the colours that were chosen', () => {
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

test('three in a row never share a palette, whatever they show', () => {
  const three = new Map<string, Picture>([
    ['x', { motif: 'tower', palette: 'oxide' }],
    ['y', { motif: 'retail', palette: 'oxide' }],
    ['z', { motif: 'plat', palette: 'oxide' }],
  ]);
  expect(
    new Set([...spreadDrawings(three, [['x', 'y', 'z']]).values()].map(({ palette }) => palette)).size,
  ).toBeGreaterThan(1);
});

test('the answer is always the same', () => {
  const rows = [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['c', 'a', 'f'],
  ];
  expect([...redrawn(rows)]).toEqual([...redrawn(rows)]);
});
