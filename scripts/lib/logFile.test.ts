import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLogFile } from './service.ts';

const createFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'logs');
};

const write = async (file: string, lines: number): Promise<void> => {
  const log = openLogFile(file, { size: '1000B', oldFiles: 2 });
  for (let line = 0; line < lines; line += 1) log.write(`${String(line).padStart(99, '.')}\n`);
  log.end();
  await once(log, 'finish');
};

test('a log of 1,000 lines has a current file and two older ones, with the last lines', async () => {
  const folder = createFolder();
  const file = path.join(folder, 'site.log');
  await write(file, 1_000);
  expect(
    readdirSync(folder)
      .filter((name) => name.startsWith('site'))
      .toSorted(),
  ).toEqual(['site.log', 'site.log.1', 'site.log.2']);
  expect(readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)).toBeLessThan(
    4_000,
  );
  const text = ['site.log.1', 'site.log'].map((name) => readFileSync(path.join(folder, name), 'utf8')).join('');
  expect(text).toContain('...999\n');
});

test('a restart continues the log', async () => {
  const file = path.join(createFolder(), 'site.log');
  await write(file, 2);
  await write(file, 2);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(4);
});
