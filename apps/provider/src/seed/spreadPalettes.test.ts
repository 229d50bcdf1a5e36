import { expect, test } from 'vitest';
import { lookAlikes, spreadPalettes, type Plate } from './spreadPalettes.ts';

const plates = new Map<string, Plate>(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => [key, { motif: 'tower', palette: 'oxide' }]));
const recoloured = (rows: readonly string[][]): Map<string, Plate> => {
  const palette = spreadPalettes(plates, rows);
  return new Map([...plates].map(([key, plate]) => [key, { ...plate, palette: palette.get(key) ?? plate.palette }]));
};

test('six towers in oxide get colours, so that no two neighbours look alike in any of the rows', () => {
  const rows = [['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'c', 'e'], ['f', 'b', 'd'], ['a', 'f']];
  expect(lookAlikes(plates, rows)).not.toEqual([]);
  expect(lookAlikes(recoloured(rows), rows)).toEqual([]);
});

test('a row in order keeps the colours that were chosen', () => {
  const chosen = new Map<string, Plate>([
    ['x', { motif: 'tower', palette: 'oxide' }],
    ['y', { motif: 'retail', palette: 'slate' }],
    ['z', { motif: 'tower', palette: 'dusk' }],
  ]);
  expect([...spreadPalettes(chosen, [['x', 'y', 'z']]).values()]).toEqual(['oxide', 'slate', 'dusk']);
});

test('three in a row never share a palette, whatever they show', () => {
  const three = new Map<string, Plate>([
    ['x', { motif: 'tower', palette: 'oxide' }],
    ['y', { motif: 'retail', palette: 'oxide' }],
    ['z', { motif: 'plat', palette: 'oxide' }],
  ]);
  expect(new Set(spreadPalettes(three, [['x', 'y', 'z']]).values()).size).toBeGreaterThan(1);
});

test('the answer is always the same', () => {
  const rows = [['a', 'b', 'c', 'd', 'e', 'f'], ['c', 'a', 'f']];
  expect([...recoloured(rows)]).toEqual([...recoloured(rows)]);
});
