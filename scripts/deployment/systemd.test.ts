import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';

const readDeployFile = (name: string): string => readFileSync(inRoot('deploy', name), 'utf8');
const units = readdirSync(inRoot('deploy/systemd'))
  .filter((name) => name.endsWith('.service'))
  .map((name) => `systemd/${name}`);
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('run-command.sh', () => {
  /** Runs the script with a `systemd-run` that prints its arguments, one a line. */
  const runCommand = (...args: readonly string[]) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'systemd-run-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
    chmodSync(path.join(folder, 'systemd-run'), 0o700);
    const { status, stdout } = spawnSync(inRoot('deploy/bin/run-command.sh'), args, {
      encoding: 'utf8',
      env: { PATH: `${folder}:/usr/bin:/bin` },
    });
    return { status, lines: stdout.trim().split('\n') };
  };

  test('runs an npm command with the user and the environment file of the provider', () => {
    const { status, lines } = runCommand('provider', 'backup', '--to', '/backups/a file.tar.gz');
    expect(status).toBe(0);
    expect(lines.slice(-5)).toEqual([
      inRoot('node_modules/.bin/node'),
      'scripts/command.ts',
      'apps/provider/src/operations/backup/backupMain.ts',
      '--to',
      '/backups/a file.tar.gz',
    ]);
    const [, user] = /^User=(.*)$/m.exec(readDeployFile('systemd/masthead-provider.service')) ?? [];
    const [file] = /^EnvironmentFile=.*$/m.exec(readDeployFile('systemd/masthead-provider.service')) ?? [];
    expect(lines).toEqual(expect.arrayContaining([`--uid=${user}`, `--property=${file}`]));
  });

  test('runs the doctor of a site', () => {
    expect(runCommand('site', 'doctor').lines.slice(-1)).toEqual(['scripts/doctor.ts']);
  });

  test.each([[['provider', 'backups']], [['provider', 'build-all']], [['postgres', 'backup']], [[]]])(
    '%j is refused',
    (args) => expect(runCommand(...args)).toEqual({ status: 2, lines: [''] }),
  );
});

test.skipIf(!hasSystemd).each(units)('%s is accepted by systemd', (name) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, path.basename(name).replace('@.', '@3000.'));
  // The user and the programs of the unit do not exist here.
  const local = readDeployFile(name)
    .replaceAll(/^(?:User|Group|WorkingDirectory)=.*$/gm, '')
    .replaceAll(/^(ExecStart(?:Pre)?)=\S+/gm, '$1=/bin/true');
  writeFileSync(file, local);
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', file], {
    encoding: 'utf8',
  });
  expect([status, stderr.split('\n').filter((line) => line.includes(path.basename(file)))]).toEqual([0, []]);
});
