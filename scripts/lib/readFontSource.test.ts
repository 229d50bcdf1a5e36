import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFontSource } from './readFontSource.ts';

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
