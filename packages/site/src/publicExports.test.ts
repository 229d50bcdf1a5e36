import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const { exports: patterns } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/** Pages of screens have a pattern, `./screens/*Page`: codegen writes their imports, and the compiler checks them. */
const entries = Object.fromEntries(Object.entries(patterns).filter(([entry]) => !entry.includes('*')));

/** Reads the source instead of importing it: an entry imports Next, styles and a server. */
const namesIn = (file: string): string[] => {
  const source = readFileSync(path.join(root, file), 'utf8');
  const declared = [...source.matchAll(/^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm)].map(
    ([whole, name = '']) => (/ (type|interface) /.test(whole) ? `type ${name}` : name),
  );
  const listed = [...source.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, all, list = '']) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => (all && !entry.startsWith('type ') ? `type ${entry}` : entry)),
  );
  return [...declared, ...listed].toSorted();
};

test('the exported names match the snapshot', async () => {
  const lines = Object.entries(entries)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([entry, file]) => `${entry}: ${namesIn(file).join(', ')}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../test/publicExports.txt');
});

test.each(Object.entries(entries))('%s leads to a file', (_, file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
});
