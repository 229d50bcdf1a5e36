import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stageChanges, undoInterruptedChanges } from './fileChanges.ts';

let root: string;
const at = (file: string): string => path.join(root, file);
const read = (file: string): string => readFileSync(at(file), 'utf8');
const changes = [
  { path: 'apps/new/brand.ts', text: 'new' },
  { path: 'apps/new/public/logo.svg', copyOf: 'list.json' },
  { path: 'list.json', text: '[1, 2]' },
  { path: 'apps/old', remove: true as const },
];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'masthead-changes-'));
  mkdirSync(at('apps/old'), { recursive: true });
  writeFileSync(at('apps/old/brand.ts'), 'old');
  writeFileSync(at('list.json'), '[1]');
});
afterEach(() => rmSync(root, { recursive: true }));

const expectUnchanged = (): void => {
  expect(existsSync(at('apps/new'))).toBe(false);
  expect(read('apps/old/brand.ts')).toBe('old');
  expect(read('list.json')).toBe('[1]');
  expect(existsSync(at('.staging'))).toBe(false);
};

test('changes are made at once and can be undone until they are finished', () => {
  const staged = stageChanges(root, changes);
  expect(existsSync(at('apps/new'))).toBe(false);
  staged.apply();
  expect([read('apps/new/brand.ts'), read('apps/new/public/logo.svg'), read('list.json')]).toEqual([
    'new',
    '[1]',
    '[1, 2]',
  ]);
  expect(existsSync(at('apps/old'))).toBe(false);
  staged.undo();
  expectUnchanged();
});

test('finished changes stay', () => {
  const staged = stageChanges(root, changes);
  staged.apply();
  staged.finish();
  staged.undo();
  expect(read('list.json')).toBe('[1, 2]');
  expect(existsSync(at('.staging'))).toBe(false);
});

/** A process id that no process has. */
const deadProcess = 2 ** 22 + 1;

test('the next command undoes the changes of one that was killed', () => {
  stageChanges(root, changes).apply();
  const journal = at('.staging/journal.json');
  writeFileSync(journal, JSON.stringify({ ...JSON.parse(readFileSync(journal, 'utf8')), pid: deadProcess }));
  expect(undoInterruptedChanges(root)).toBe(true);
  expectUnchanged();
  expect(undoInterruptedChanges(root)).toBe(false);
});

test('a command waits for another one that is changing files', () => {
  stageChanges(root, changes);
  const journal = at('.staging/journal.json');
  writeFileSync(journal, JSON.stringify({ units: [], pid: process.ppid }));
  expect(() => stageChanges(root, changes)).toThrow(/Another command \(process \d+\)/);
});
