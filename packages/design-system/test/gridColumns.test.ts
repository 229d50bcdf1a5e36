import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '../src');

test('no grid has its columns by auto-fit: its items would move while the HTML arrives (use fillColumns)', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter((file) =>
    /repeat\(auto-fit/.test(readFileSync(path.join(source, file), 'utf8')),
  );
  expect(files).toEqual([]);
});
