import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
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
