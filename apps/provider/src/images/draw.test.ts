import { describe, expect, test } from 'vitest';
import { drawPlates, encode, rasterize } from './draw.ts';
import { getGrain } from './grain.ts';
import { parseImageId, resolveSpec } from './imageId.ts';
import { MOTIF_NAMES } from './illustrate/illustrate.js';
import { motifs } from './shapes.ts';

const getSpec = (id: string) => {
  const spec = parseImageId(id);
  if (!spec) throw new Error(`${id} is no picture.`);
  return spec;
};

/** Number of values that differ from their left neighbor in a square of the picture. */
const unevenIn = ({ data, width }: { data: Buffer; width: number }, left: number, top: number, edge = 128): number => {
  let uneven = 0;
  for (let y = top; y < top + edge; y += 1) {
    for (let x = left + 1; x < left + edge; x += 1)
      if (data[(y * width + x) * 3] !== data[(y * width + x - 1) * 3]) uneven += 1;
  }
  return uneven / edge ** 2;
};

describe('a drawing', () => {
  test('has three values per pixel and is always the same', async () => {
    const spec = getSpec('civic-slate-7-wide');
    const [one, two] = [await rasterize(spec), await rasterize(spec)];
    expect([one.width, one.height, one.data.byteLength]).toEqual([1200, 480, 1200 * 480 * 3]);
    expect(one.data.equals(two.data)).toBe(true);
  });

  test('has grain up to its edges', async () => {
    const drawing = await rasterize(getSpec('civic-slate-7-wide'));
    for (const [left, top] of [
      [0, 0],
      [1072, 0],
      [0, 352],
      [1072, 352],
    ] as const)
      expect(unevenIn(drawing, left, top)).toBeGreaterThan(0.02);
  });

  test('is encoded at the requested width', async () => {
    const body = await encode(await rasterize(getSpec('civic-slate-7-wide')), 240, 'webp');
    expect(body.subarray(8, 12).toString()).toBe('WEBP');
  });
});

test('generates the grain of a palette once', () => expect(getGrain('oxide')).toBe(getGrain('oxide')));

test('§2.1 the covers of eight consecutive issues have eight different subjects', () => {
  const drawShapes = (seed: number): string =>
    drawPlates(resolveSpec({ motif: 'cover', palette: 'oxide', seed, accent: '8c2c1b' })).ground.replaceAll(
      /#[0-9a-f]{6}|[\d.-]+/g,
      '',
    );
  expect(new Set(Array.from({ length: 8 }, (_, index) => drawShapes(4401 + index))).size).toBe(8);
});

test('every motif of the content schema has a drawing of its own', () => {
  expect(MOTIF_NAMES).toEqual(Object.keys(motifs));
  const grounds = Object.entries(motifs).flatMap(
    ([
      motif,
      {
        shapes: [shape],
      },
    ]) => drawPlates(resolveSpec({ motif: motif as keyof typeof motifs, palette: 'oxide', seed: 7, shape })).ground,
  );
  expect(new Set(grounds).size).toBe(grounds.length);
});

test.each(Object.entries(motifs).filter(([, { shapes }]) => shapes.includes('square' as never)))(
  '%s is drawn without text and without invalid numbers in every shape',
  (motif, { shapes }) => {
    for (const shape of shapes) {
      const { ground, stipple } = drawPlates(
        resolveSpec({ motif: motif as keyof typeof motifs, palette: 'slate', seed: 11, shape }),
      );
      expect(ground + stipple).not.toMatch(/NaN|undefined|<text/);
    }
  },
);
