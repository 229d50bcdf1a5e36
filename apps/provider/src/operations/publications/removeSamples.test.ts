import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySampleFiles } from '../../../test/support/copySampleContent.ts';
import { readContent } from '../../content/files/readContent.ts';
import { removeSamples } from './removeSamples.ts';

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'content-'));
  copySampleFiles(copy);
});
afterAll(() => rm(copy, { recursive: true }));

test('removes all samples of a publication and nothing else, and leaves valid content', async () => {
  const key = 'sister-site-template';
  expect(await removeSamples(copy, key)).toBeGreaterThan(20);
  const { publications } = await readContent(copy);
  const left = publications.find((one) => one.key === key);
  expect(JSON.stringify(left)).not.toMatch(/"(?:[a-z/-]*\/)?sample-/);
  expect(left?.articles.length).toBe(12);
  expect(await readdir(path.join(copy, 'publications', key))).not.toContain('events.json');
  expect(await removeSamples(copy, key)).toBe(0);
});

test('reports an unknown key', async () => {
  await expect(removeSamples(copy, 'harbor')).rejects.toThrow(/no publication harbor/);
});
