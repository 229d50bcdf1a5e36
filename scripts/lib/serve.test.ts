import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, afterAll } from 'vitest';
import { parseBrands } from './args.ts';
import { getPort, loadBrand } from './brand.ts';
import { isForTerminal, withPurgeSecret } from './serve.ts';
import { brandFolders } from './paths.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'masthead-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('creates one secret for the site and the provider in a file of mode 600; REVALIDATE_SECRET takes precedence', () => {
  const { REVALIDATE_SECRET: created = '' } = withPurgeSecret({ REVALIDATE_SECRET: '' }, folder);
  expect(created).toMatch(/^[0-9a-f]{64}$/);
  expect(withPurgeSecret({}, folder).REVALIDATE_SECRET).toBe(created);
  expect(statSync(path.join(folder, 'keys/revalidate')).mode & 0o077).toBe(0);
  expect(withPurgeSecret({ REVALIDATE_SECRET: 'given' }, folder)).toEqual({ REVALIDATE_SECRET: 'given' });
});

test.each([
  ['{"level":30,"msg":"request"}', false],
  ['{"level":50,"msg":"label article failed"}', true],
  ['{"level":"info","event":"query"}', false],
  ['{"level":"error","event":"query","label":"article"}', true],
  ['ready in 300 ms', false],
  ['Error: listen EADDRINUSE', true],
  ['{ not json', true],
])('whether the terminal shows the log line %s: %s', (line, isShown) => {
  expect(isForTerminal(line)).toBe(isShown);
});

test('the default brand has the lowest port, and an unknown option throws with the usage', async () => {
  const ports = await Promise.all(brandFolders().map(async (folder) => getPort(await loadBrand(folder))));
  expect(parseBrands([])).toEqual([brandFolders()[ports.indexOf(Math.min(...ports))]]);
  expect(parseBrands(['--brand', 'wine, dental,wine'])).toEqual(['wine', 'dental']);
  expect(() => parseBrands(['--brand', ','])).toThrow(/names no brand[\s\S]*Usage: npm start/);
  expect(() => parseBrands(['--barnd', 'x'])).toThrow(/--barnd[\s\S]*Usage: npm start/);
});
