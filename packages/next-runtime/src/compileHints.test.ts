import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hintScripts } from './compileHints';

test('long scripts of a build begin with one hint, also after a second build; other files stay unchanged', async () => {
  const projectDir = await mkdtemp(path.join(tmpdir(), 'masthead-hints-'));
  const chunks = path.join(projectDir, '.next/static/chunks');
  await mkdir(path.join(chunks, 'app'), { recursive: true });
  const long = 'one();'.repeat(1_000);
  const files = { 'a.js': long, 'app/b.js': long, 'short.js': 'two()', 'c.css': 'p{}' };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(chunks, name), text);
  await hintScripts({ projectDir, distDir: '.next' });
  await hintScripts({ projectDir, distDir: '.next' });
  const read = (name: string): Promise<string> => readFile(path.join(chunks, name), 'utf8');
  expect(await Promise.all(Object.keys(files).map(read))).toEqual([
    `//# allFunctionsCalledOnLoad\n${long}`,
    `//# allFunctionsCalledOnLoad\n${long}`,
    'two()',
    'p{}',
  ]);
});
