import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blackPng, photograph } from '../../../test/support/pictures.ts';
import { defaultMediaLimits } from './mediaLibrary.ts';
import { normalizePicture } from './normalizePicture.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'masthead-picture-'));
  file = path.join(folder, 'upload');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a disk that cannot be written is an error, not a damaged picture', async () => {
  await writeFile(file, await photograph({ width: 90, height: 64 }));
  await expect(normalizePicture(file, path.join(folder, 'removed', 'picture'), defaultMediaLimits)).rejects.toThrow(
    expect.objectContaining({ code: 'ENOENT' }),
  );
});

test('a picture that takes longer than the limit is too slow, not damaged', async () => {
  await writeFile(file, blackPng(30_000));
  const limits = { ...defaultMediaLimits, maxPixels: Infinity, encodingSeconds: 1 };
  expect(await normalizePicture(file, path.join(folder, 'picture'), limits)).toMatchObject({
    ok: false,
    error: [{ code: 'too-slow', message: expect.stringContaining('within 1 seconds') }],
  });
});
