import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawingVersion } from './draw.ts';
import { warmInProcess } from './warmInProcess.ts';

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'masthead-warm-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));
const drawn = async (): Promise<string[]> =>
  readdir(path.join(dataDirectory, 'images', drawingVersion)).catch(() => []);

test('a separate process renders pictures in order until the signal aborts', async () => {
  const stop = new AbortController();
  const lines: string[] = [];
  const options = { dataDirectory, signal: stop.signal, log: (line: string) => void lines.push(line) };
  await warmInProcess({
    ...options,
    ids: ['/images/civic-slate-7-wide', '/images/no-such-picture', 'https://avatars.example.com/1'],
  });
  expect([await drawn(), lines]).toEqual([['civic-slate-7-wide'], []]);

  const many = warmInProcess({
    ...options,
    ids: Array.from({ length: 200 }, (_, seed) => `/images/civic-slate-${seed + 100}-wide`),
  });
  stop.abort();
  await many;
  expect([(await drawn()).length < 200, lines]).toEqual([true, []]);
  await warmInProcess({ ...options, ids: ['/images/civic-slate-8-wide'] });
  expect(await drawn()).not.toContain('civic-slate-8-wide');
});
