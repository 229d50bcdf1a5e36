import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [inRoot(script), ...args], { encoding: 'utf8' });

test.each([
  ['scripts/check.ts', '--onyl', 'npm test'],
  ['scripts/doctor.ts', '--rolle', 'npm run doctor'],
  ['scripts/start.ts', '--brnd', 'npm start'],
  ['scripts/fonts.ts', '--help', 'npm run fonts'],
])('%s names an unknown option %s, and its usage', (script, option, command) => {
  const { status, stdout, stderr } = run(script, option);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.split('\n', 2)).toEqual([`Unknown option '${option}'`, expect.stringContaining(`Usage: ${command}`)]);
});

test.each(['e2e/fuzz/main.ts', 'e2e/faults/main.ts'])('%s names an unknown option without a stack trace', (script) => {
  expect(run(script, '--foo').stderr.trim().split('\n').at(-1)).toBe("Unknown option '--foo'");
});
