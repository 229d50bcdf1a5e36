import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFileCache } from './fileCache.ts';

test('loads a file again only after it has changed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'a.md');
  const cache = createFileCache();
  const load = vi.fn<() => Promise<string>>(() => readFile(file, 'utf8'));
  await expect(cache(file, load)).rejects.toThrow('ENOENT');
  writeFileSync(file, 'first');
  expect([await cache(file, load), await cache(file, load)]).toEqual(['first', 'first']);
  writeFileSync(file, 'the second text');
  expect(await cache(file, load)).toBe('the second text');
  expect(load).toHaveBeenCalledTimes(3);
});
