import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuildId } from './documentCache/openDocumentCache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-id-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('reads the id of the build', async () => {
  mkdirSync(path.join(folder, '.next'));
  writeFileSync(path.join(folder, '.next/BUILD_ID'), 'abc\n');
  expect(await readBuildId(folder)).toBe('abc');
});

test('names the folder without a build and the command that builds it', async () => {
  await expect(readBuildId(folder)).rejects.toThrow(`${folder} has no build. Run npm run build.`);
});
