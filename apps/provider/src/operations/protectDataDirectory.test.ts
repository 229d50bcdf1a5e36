import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { protectDataDirectory } from './protectDataDirectory.ts';
import { createTestFolder } from '../../test/support/folders.ts';

/** A data folder of an earlier version, whose files everybody may read. */
const openFolder = (): string => {
  const directory = createTestFolder();
  mkdirSync(path.join(directory, 'outbox/sent'), { recursive: true });
  for (const name of ['outbox/sent/a.eml', 'lock']) writeFileSync(path.join(directory, name), 'private');
  for (const name of ['', 'outbox', 'outbox/sent']) chmodSync(path.join(directory, name), 0o755);
  for (const name of ['outbox/sent/a.eml', 'lock']) chmodSync(path.join(directory, name), 0o644);
  return directory;
};
const getModes = (directory: string): string[] =>
  ['', 'outbox', 'outbox/sent', 'outbox/sent/a.eml', 'lock'].map((name) =>
    (statSync(path.join(directory, name)).mode & 0o777).toString(8),
  );
/** The folder of a mounted volume belongs to another user. */
const refuse =
  (...files: string[]) =>
  (file: string, mode: number): void => {
    if (files.includes(file)) throw new Error('EPERM');
    chmodSync(file, mode);
  };

test('repairs folders and files that other users can read', () => {
  const directory = openFolder();
  expect(protectDataDirectory(directory)).toEqual([]);
  expect(getModes(directory)).toEqual(['700', '700', '700', '600', '600']);
});

test('creates a folder for its owner alone', () => {
  const directory = path.join(openFolder(), 'new/data');
  expect(protectDataDirectory(directory)).toEqual([]);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
});

test('protects what is in the folder of a mounted volume', () => {
  const directory = openFolder();
  expect(protectDataDirectory(directory, refuse(directory))).toEqual([]);
  expect(getModes(directory)).toEqual(['755', '700', '700', '600', '600']);
});

test('returns what it cannot protect', () => {
  const directory = openFolder();
  const [folder, file] = [path.join(directory, 'outbox'), path.join(directory, 'lock')];
  expect(protectDataDirectory(directory, refuse(directory, folder, file)).toSorted()).toEqual([file, folder]);
  expect(getModes(directory)).toEqual(['755', '755', '700', '600', '644']);
});

test('does not follow links out of the folder', () => {
  const [directory, other] = [openFolder(), openFolder()];
  symlinkSync(other, path.join(directory, 'link'));
  expect(protectDataDirectory(directory)).toEqual([]);
  expect(getModes(other)).toEqual(['755', '755', '755', '644', '644']);
});
