import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['backup without a file', 'backupMain.ts', [], 'npm run backup -- --to <file.tar.gz>'],
  ['backup with an unknown option', 'backupMain.ts', ['--from', 'a.tar.gz'], 'npm run backup -- --to <file.tar.gz>'],
  [
    'restore without a file',
    'restoreMain.ts',
    ['--replace'],
    'npm run restore -- --from <file.tar.gz>|embedded [--replace]',
  ],
])('%s prints its usage and ends with code 2', (_, script, args, usage) => {
  const file = path.join(import.meta.dirname, script);
  const { status, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 2, stderr: `Usage: ${usage}\n` });
});
