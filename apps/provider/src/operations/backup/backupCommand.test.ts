import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseBackupArgs, parseRestoreArgs } from './backupCommand.ts';

test.each([
  ['a backup without a file', parseBackupArgs([])],
  ['a backup with an unknown option', parseBackupArgs(['--from', 'a.tar.gz'])],
  ['a restore without a file', parseRestoreArgs(['--replace'])],
])('refuses %s', (_, parsed) => expect(parsed).toBeUndefined());

test('a refused command prints its usage and ends with code 2', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'backupMain.ts')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, 'Usage: npm run backup -- --to <file.tar.gz>\n']);
});
