import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { variables } from './lib/env.ts';
import { inRoot } from './lib/paths.ts';

test('the standard output of a command has nothing else, so that it can be written to a file', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [inRoot('scripts/run.mjs'), 'echo', 'email,newsletter'], {
    encoding: 'utf8',
    env: variables,
  });
  expect(stdout).toBe('email,newsletter\n');
  expect(stderr).toMatch(/Installing packages\n/);
});
