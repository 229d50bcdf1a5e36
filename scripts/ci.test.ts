import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from './lib/paths.ts';

/** Runs `.ci/run` where neither Redis nor apt-get is on the PATH. The check itself only prints its command. */
const runContinuousIntegration = (variables: Readonly<Record<string, string | undefined>>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['bash', 'dirname', 'id']) symlinkSync(path.join('/usr/bin', name), path.join(folder, name));
  for (const name of ['npm', 'useradd']) {
    writeFileSync(path.join(folder, name), `#!/usr/bin/bash\necho "${name} $*"\n`);
    chmodSync(path.join(folder, name), 0o700);
  }
  const { status, stdout } = spawnSync(inRoot('.ci/run'), [], {
    encoding: 'utf8',
    env: { PATH: folder, ...variables },
  });
  return { status, lines: stdout.trim().split('\n') };
};

const missing = 'ci: missing: Redis (redis-server)';

test.each(['true', '1'])('a missing package is an error with CI=%s', (value) => {
  const { status, lines } = runContinuousIntegration({ CI: value });
  expect(status).toBe(1);
  expect(lines).toContain(missing);
  expect(lines.filter((line) => line.startsWith('npm'))).toEqual([]);
});

test.each([{}, { CI: 'false' }])('tests that need a missing package are skipped with %j', (variables) => {
  const { status, lines } = runContinuousIntegration(variables);
  expect(status).toBe(0);
  expect(lines).toContain(missing);
  expect(lines.at(-1)).toBe('npm run --silent test:full');
});
