import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawingVersion } from './draw.ts';
import { warmApart } from './warmApart.ts';

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'masthead-warm-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));
const drawn = async (): Promise<string[]> =>
  readdir(path.join(dataDirectory, 'images', drawingVersion)).catch(() => []);

test('pictures are drawn by another process, in the order they are needed, until the signal', async () => {
  const stop = new AbortController();
  const lines: string[] = [];
  const options = { dataDirectory, signal: stop.signal, log: (line: string) => void lines.push(line) };
  await warmApart({
    ...options,
    ids: ['/images/civic-slate-7-wide', '/images/no-such-picture', 'https://avatars.example.com/1'],
  });
  expect([await drawn(), lines]).toEqual([['civic-slate-7-wide'], []]);

  const many = warmApart({
    ...options,
    ids: Array.from({ length: 200 }, (_, seed) => `/images/civic-slate-${seed + 100}-wide`),
  });
  stop.abort();
  await many;
  expect([(await drawn()).length < 200, lines]).toEqual([true, []]);
  await warmApart({ ...options, ids: ['/images/civic-slate-8-wide'] });
  expect(await drawn()).not.toContain('civic-slate-8-wide');
});
