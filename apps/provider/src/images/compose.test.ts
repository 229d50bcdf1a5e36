import { expect, test } from 'vitest';
import { compose } from './compose.ts';
import { drawPlates } from './draw.ts';
import type { ResolvedImageSpec } from './imageId.ts';
import { motifs } from './shapes.ts';

const spec = (motif: ResolvedImageSpec['motif'], variant: string, seed: number): ResolvedImageSpec => ({
  motif,
  variant,
  palette: 'oxide',
  seed: String(seed),
  shape: motif === 'cover' ? 'cover' : 'article',
  accent: undefined,
  title: undefined,
});
const seeds = Array.from({ length: 12 }, (_, index) => index + 1);
const getFrame = (svg: string): string =>
  `${/viewBox="[^"]+"/.exec(svg)?.[0]} ${svg.includes('scale(-1 1)') ? 'mirrored' : 'as drawn'}`;

test.each([
  ['tower', 'cluster'],
  ['multifamily', 'court'],
  ['industrial', 'yard'],
] as const)('%s/%s has many crops', (motif, variant) => {
  expect(new Set(seeds.map((seed) => getFrame(drawPlates(spec(motif, variant, seed)).ground))).size).toBeGreaterThan(8);
});

test.each([
  ['hotel', 'night'],
  ['chart', 'strata'],
  ['chart', 'towers'],
  ['skyline', 'skyline'],
  ['plat', 'plat'],
  ['contract', 'contract'],
  ['cover', 'cover'],
] as const)('%s/%s is never mirrored: it has lettering or a direction', (motif, variant) => {
  expect(motifs[motif].variants).toContain(variant);
  expect(
    seeds.map((seed) => drawPlates(spec(motif, variant, seed)).ground).filter((svg) => svg.includes('scale(-1 1)')),
  ).toEqual([]);
});

test('a crop is inside the drawing and always the same', () => {
  const svg = '<svg viewBox="0 0 1200 800"><defs></defs><g/></svg>';
  for (const seed of seeds) {
    const framed = compose(svg, spec('tower', 'cluster', seed));
    const [x = 0, y = 0, w = 0, h = 0] = (/viewBox="([^"]+)"/.exec(framed)?.[1] ?? '').split(' ').map(Number);
    expect([x >= 0, y >= 0, x + w <= 1200.1, y + h <= 800.1, Math.abs(w / h - 1.5) < 0.01]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(compose(svg, spec('tower', 'cluster', seed))).toBe(framed);
  }
});
