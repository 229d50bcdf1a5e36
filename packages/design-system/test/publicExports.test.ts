import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const index = readFileSync(path.join(import.meta.dirname, '../src/index.ts'), 'utf8');

/** Returns the exported names, types with the prefix `type `. `a as b` is the name `b`. */
const getExportedNames = (source: string): string[] =>
  [...source.matchAll(/export (type )?\{([^}]*)\}/g)]
    .flatMap(([, all, list = '']) => list.split(',').map((entry) => `${all ?? ''}${entry.trim()}`))
    .map((entry) => entry.replace(/^type (type )?/, 'type ').replace(/\w+ as /, ''))
    .filter((entry) => entry !== '' && entry !== 'type ')
    .toSorted();

test('exports exactly the names of publicExports.txt', async () => {
  await expect(`${getExportedNames(index).join('\n')}\n`).toMatchFileSnapshot('publicExports.txt');
});
test('exports no name twice, and has no export *', () => {
  const names = getExportedNames(index).map((name) => name.replace('type ', ''));
  expect(new Set(names).size).toBe(names.length);
  expect(index).not.toMatch(/export \*/);
});
