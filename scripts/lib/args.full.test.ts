import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> };
/** The commands of package.json with a usage of their own: those that run a script of the project. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [script, ...args] = line.split(' ').slice(3);
  return script?.endsWith('.ts') ? [{ name, script, args }] : [];
});

test.each(commands)('npm run $name prints its usage with --help', ({ script, args }) => {
  const { status, stdout } = spawnSync(process.execPath, [inRoot(script), ...args, '--help'], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('npm ') });
});
