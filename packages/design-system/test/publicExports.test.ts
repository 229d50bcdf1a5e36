import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const index = readFileSync(path.join(import.meta.dirname, '../src/index.ts'), 'utf8');

/** Names after `export`, with their mark when they are types; a renamed export goes by its outer name. */
const exportedNames = (source: string): string[] =>
  [...source.matchAll(/export (type )?\{([^}]*)\}/g)]
    .flatMap(([, all, list = '']) => list.split(',').map((entry) => `${all ?? ''}${entry.trim()}`))
    .map((entry) => entry.replace(/^type (type )?/, 'type ').replace(/\w+ as /, ''))
    .filter((entry) => entry !== '' && entry !== 'type ')
    .toSorted();

test('exports exactly the names of publicExports.txt', async () => {
  await expect(`${exportedNames(index).join('\n')}\n`).toMatchFileSnapshot('publicExports.txt');
});
test('exports no name twice, and has no export *', () => {
  const names = exportedNames(index).map((name) => name.replace('type ', ''));
  expect(new Set(names).size).toBe(names.length);
  expect(index).not.toMatch(/export \*/);
});
