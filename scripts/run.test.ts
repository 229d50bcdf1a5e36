import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { variables } from './lib/env.ts';
import { inRoot } from './lib/paths.ts';

test('the standard output of a command has nothing else, so that it can be written to a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'npx'), '#!/bin/sh\necho /usr/bin/pnpm >"$PNPM_FILE"\n', { mode: 0o700 });
  const { stdout, stderr } = spawnSync(process.execPath, [inRoot('scripts/run.mjs'), 'echo', 'email,newsletter'], {
    encoding: 'utf8',
    env: { ...variables, PATH: `${folder}${path.delimiter}${variables.PATH}` },
  });
  expect(stdout).toBe('email,newsletter\n');
  expect(stderr).toMatch(/Installing packages\n$/);
});
