import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { migratedDirectory } from '../../../test/support/migratedDirectory.ts';
import { createTestFolder } from '../../../test/support/folders.ts';

test('thousands of statements in the embedded database of an import need less than 400 MB', async () => {
  const directory = createTestFolder();
  cpSync(await migratedDirectory(inject('embeddedTemplate')), directory, { recursive: true });
  const script = path.join(import.meta.dirname, '../../../test/support/queryInSmallProcess.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, directory]);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThan(400);
});
