import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [inRoot(script), ...args], { encoding: 'utf8' });

test.each([
  ['scripts/check.ts', '--onyl', 'npm test'],
  ['scripts/doctor.ts', '--rolle', 'npm run doctor'],
  ['scripts/start.ts', '--brnd', 'npm start'],
  ['scripts/fonts.ts', '--fnt', 'npm run fonts'],
])('%s names an unknown option %s, and its usage', (script, option, command) => {
  const { status, stdout, stderr } = run(script, option);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.split('\n', 2)).toEqual([`Unknown option '${option}'`, expect.stringContaining(`Usage: ${command}`)]);
});

test('a command of a package lists invalid variables without a stack trace', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [inRoot('scripts/command.ts'), 'packages/site/bin/internalUser.ts', '1'],
    { encoding: 'utf8', env: { DEPLOYMENT: 'development', INTERNAL_USER_KEY: 'short' } },
  );
  expect({ status, lines: stderr.trim().split('\n').slice(1) }).toEqual({
    status: 1,
    lines: [expect.stringContaining('INTERNAL_USER_KEY: use at least 32 characters')],
  });
});

test.each([
  ['e2e/fuzz/main.ts', 'npm run fuzz'],
  ['e2e/faults/main.ts', 'npm run test:faults'],
])('%s names an unknown option, and its usage', (script, command) => {
  const lines = run(script, '--foo').stderr.trim().split('\n');
  expect(lines.slice(-2)).toEqual(["Unknown option '--foo'", expect.stringContaining(`Usage: ${command}`)]);
});
