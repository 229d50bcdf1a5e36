import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskCache } from './renditions.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(directory, { recursive: true }));

const content = Buffer.alloc(1000);

test('removes the oldest files until the others fit', async () => {
  const disk = createDiskCache(path.join(directory, 'full'));
  for (const [age, key] of ['newest', 'older', 'oldest'].entries()) {
    await disk.write(`folder/${key}`, content);
    await utimes(path.join(directory, 'full/folder', key), 0, 1_000_000 - age);
  }
  expect(await disk.prune(3000)).toBe(0);
  expect(await disk.prune(1500)).toBe(2);
  expect(await readdir(path.join(directory, 'full/folder'))).toEqual(['newest']);
});

test('a missing folder takes no space', async () => {
  expect(await createDiskCache(path.join(directory, 'none')).prune(0)).toBe(0);
});

test('tolerates files that are renamed meanwhile', async () => {
  const disk = createDiskCache(path.join(directory, 'busy'));
  const keys = Array.from({ length: 400 }, (_, key) => String(key));
  const rest = keys.values();
  const write = async (): Promise<void> => {
    for (const key of rest) await disk.write(key, content);
  };
  const state = { writing: true };
  const look = async (): Promise<void> => {
    while (state.writing) expect(await disk.prune(Number.MAX_SAFE_INTEGER)).toBe(0);
  };
  const written = Promise.all([write(), write()]).finally(() => (state.writing = false));
  await Promise.all([written, look(), look()]);
  expect((await readdir(path.join(directory, 'busy'))).toSorted()).toEqual(keys.toSorted());
});
