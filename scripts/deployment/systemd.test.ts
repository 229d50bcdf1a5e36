import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';
import { siteMemory } from '../lib/siteMemory.ts';
import { existsInRepository, listDeployFiles, readDeployFile } from './files.ts';

const units = listDeployFiles('systemd', '.service');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test('sites treat memory as npm start does', () => {
  const text = readDeployFile('systemd/masthead-site@.service');
  const settings = [
    ...siteMemory.nodeArguments,
    ...Object.entries(siteMemory.env).map(([variable, value]) => `${variable}=${value}`),
  ];
  expect(settings.filter((setting) => !text.includes(setting))).toEqual([]);
});

test('the provider may write to the folder of backups that the guide names', () => {
  const [, folder] = /BACKUP_DIR=(\S+?)`/.exec(readFileSync(inRoot('docs/guides/backups.md'), 'utf8')) ?? [];
  const unit = readDeployFile('systemd/masthead-provider.service');
  expect(/^ReadWritePaths=-(.*)$/m.exec(unit)?.[1]).toBe(folder);
});

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
      'apps/provider/src/backup/backupMain.ts',
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

describe.each(units)('%s', (name) => {
  const text = readDeployFile(name);
  const getAll = (key: string): readonly string[] =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

  test('starts programs and folders of the repository', () => {
    const [folder = ''] = getAll('WorkingDirectory');
    const app = folder.replace('/opt/masthead/', '');
    const commands = [...getAll('ExecStart'), ...getAll('ExecStartPre')].map((command) => command.split(' '));
    const programs = commands.map(([program = '']) => program.replace('/opt/masthead/', ''));
    const modules = commands.flat().filter((argument) => argument.endsWith('.ts'));
    const paths = [app, ...programs, ...modules.map((name) => path.join(app, name))];
    expect(paths.filter((name) => !existsInRepository(name))).toEqual([]);
  });

  test('is not restarted with an invalid configuration, and has 30 s to stop', () => {
    expect([getAll('RestartPreventExitStatus'), getAll('TimeoutStopSec'), getAll('Restart')]).toEqual([
      ['78'],
      ['30'],
      ['always'],
    ]);
  });

  test.skipIf(!hasSystemd)('is accepted by systemd and well protected', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, path.basename(name).replace('@.', '@3000.'));
    // The user and the programs of the unit do not exist here.
    const local = text
      .replaceAll(/^(?:User|Group|WorkingDirectory)=.*$/gm, '')
      .replaceAll(/^(ExecStart(?:Pre)?)=\S+/gm, '$1=/bin/true');
    writeFileSync(file, local);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', file], {
      encoding: 'utf8',
    });
    expect([status, stderr.split('\n').filter((line) => line.includes(path.basename(file)))]).toEqual([0, []]);
  });
});
