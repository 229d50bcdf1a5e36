import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureFace } from './measureFace.ts';
import { inRoot } from './paths.ts';

const read = (family: string, style: string): Buffer =>
  readFileSync(
    inRoot(
      `apps/sister-site-template/node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-${style}.woff2`,
    ),
  );

/* The widths were measured in a browser with the text of an article. */
test.each([
  ['newsreader', 560, 73.5, 26.5, 42.3, 44.1],
  ['source-serif-4', 640, 103.6, 33.5, 47.1, 47.9],
  ['public-sans', 600, 95, 22.5, 46.2, 47],
])('%s has the measures that a browser finds', async (family, boldWeight, ascent, descent, regular, bold) => {
  const measures = await measureFace(read(family, 'normal'), boldWeight);
  expect(measures).toMatchObject({ ascent, descent });
  expect(measures.width.regular / regular).toBeCloseTo(1, 2);
  expect((measures.width.bold ?? 0) / bold).toBeCloseTo(1, 2);
});

test('an italic has one weight', async () => {
  expect((await measureFace(read('newsreader', 'italic'))).width).toEqual({ regular: expect.closeTo(39.9, 0) });
});
