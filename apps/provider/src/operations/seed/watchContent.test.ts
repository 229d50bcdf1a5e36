import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchContent } from './watchContent.ts';

const watchFolder = (update: () => Promise<void>) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'masthead-watch-'));
  mkdirSync(path.join(directory, 'articles'));
  const errors: unknown[] = [];
  const watcher = watchContent({ directory, update, onError: (error) => errors.push(error) });
  onTestFinished(async () => {
    await watcher.stop();
    rmSync(directory, { recursive: true });
  });
  return {
    ...watcher,
    errors,
    write: (file: string) => writeFileSync(path.join(directory, file), String(Math.random())),
  };
};

test('updates after a change of a file in the folder or below it', async () => {
  const update = vi.fn<() => Promise<void>>(async () => undefined);
  const { write } = watchFolder(update);
  write('home.json');
  await expect.poll(() => update.mock.calls.length).toBe(1);
  write('articles/a-deal.md');
  await expect.poll(() => update.mock.calls.length).toBe(2);
});

test('updates once more after changes during an update', async () => {
  const runs: (() => void)[] = [];
  const { updateNow } = watchFolder(() => new Promise((resolve) => runs.push(resolve)));
  updateNow();
  await expect.poll(() => runs.length).toBe(1);
  updateNow();
  updateNow();
  expect(runs).toHaveLength(1);
  runs[0]?.();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.();
});

test('reports a failed update and goes on', async () => {
  const results = [() => Promise.reject(new Error('broken.json cannot be read')), async () => undefined];
  const update = vi.fn<() => Promise<void>>(async () => results.shift()?.());
  const { write, errors } = watchFolder(update);
  write('broken.json');
  await expect.poll(() => errors).toEqual([new Error('broken.json cannot be read')]);
  write('broken.json');
  await expect.poll(() => results).toEqual([]);
});
