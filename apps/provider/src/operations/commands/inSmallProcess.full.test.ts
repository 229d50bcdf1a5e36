import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migratedDirectory } from '../../../test/support/migratedDirectory.ts';

test('thousands of statements in the embedded database of an import need less than 400 MB', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'masthead-small-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  cpSync(await migratedDirectory(inject('embeddedTemplate')), directory, { recursive: true });
  const script = path.join(import.meta.dirname, '../../../test/support/queryInSmallProcess.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, directory]);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThan(400);
});
