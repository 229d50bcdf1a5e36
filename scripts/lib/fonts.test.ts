import { readFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, onTestFinished } from 'vitest';
import { measureFace, readFontSource } from './fonts.ts';
import { inRoot } from './paths.ts';

const createApp = (): string => {
  const app = mkdtempSync(path.join(tmpdir(), 'masthead-fonts-'));
  onTestFinished(() => rmSync(app, { recursive: true }));
  for (const [folder, text] of [
    ['fonts', 'of the app'],
    ['node_modules/a-package', 'of a package'],
  ] as const) {
    mkdirSync(path.join(app, folder), { recursive: true });
    writeFileSync(path.join(app, folder, 'a.woff2'), text);
  }
  return app;
};

test.each([
  ['./fonts/a.woff2', 'of the app'],
  ['a-package/a.woff2', 'of a package'],
])('reads %s, a file %s', (source, text) => {
  expect(String(readFontSource(createApp(), source))).toBe(text);
});

test('names a file that is missing', () => {
  expect(() => readFontSource(createApp(), './fonts/b.woff2')).toThrow(/fonts\/b\.woff2 is missing, which fonts\.json/);
});

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
