import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { systemChromium } from './chromium.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
const program = (name: string, mode: number): string => {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
};
const named = program('named', 0o755);
const onPath = program('chromium', 0o755);
const locked = program('locked', 0o644);

test('CHROMIUM_PATH goes before the PATH', () => {
  expect(systemChromium({ CHROMIUM_PATH: named, PATH: folder })).toBe(named);
});
test.each([undefined, '', '/nowhere/chromium', locked])('with CHROMIUM_PATH %j the PATH decides', (file) => {
  expect(systemChromium({ CHROMIUM_PATH: file, PATH: `/nowhere:${folder}` })).toBe(onPath);
});
test('a machine without Chromium has none', () => {
  expect(systemChromium({ PATH: '/nowhere' })).toBeUndefined();
  expect(systemChromium({})).toBeUndefined();
});
