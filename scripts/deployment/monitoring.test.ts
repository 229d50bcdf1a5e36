import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';

describe.skipIf(spawnSync('promtool', ['--version']).status !== 0)('promtool', () => {
  test.each([
    ['accepts the rules and the configuration', ['check', 'config', 'prometheus.yml']],
    ['sees each alert fire as its test expects', ['test', 'rules', 'alerts.test.yml']],
  ])('%s', (_, args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, {
      cwd: inRoot('deploy/monitoring'),
      encoding: 'utf8',
    });
    expect({ status, output: stdout + stderr }).toMatchObject({ status: 0 });
  });
});
