import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { findSystemChromium } from './chromium.ts';

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

test('a machine with the pinned Chromium uses no browser of the PATH', () => {
  expect(findSystemChromium({ CHROMIUM_PATH: '', PATH: folder }, true)).toBeUndefined();
});
test.each([true, false])('CHROMIUM_PATH selects another one (with the pinned one: %j)', (hasPinned) => {
  expect(findSystemChromium({ CHROMIUM_PATH: named, PATH: folder }, hasPinned)).toBe(named);
});
test.each(['/nowhere/chromium', locked])('CHROMIUM_PATH %j is an error', (file) => {
  expect(() => findSystemChromium({ CHROMIUM_PATH: file, PATH: folder }, true)).toThrow(/^CHROMIUM_PATH is "/);
});
test('a platform without the pinned Chromium uses the browser of the PATH and says so', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(findSystemChromium({ PATH: `/nowhere:${folder}` }, false)).toBe(onPath);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(onPath));
});
test('a platform without any Chromium has an error that says what to do', () => {
  expect(() => findSystemChromium({ PATH: '/nowhere' }, false)).toThrow(/Install a Chromium, or set CHROMIUM_PATH/);
});
