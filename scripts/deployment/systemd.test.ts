import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { siteMemory } from '../lib/siteMemory.ts';
import { existsInRepository, listDeployFiles, readDeployFile } from './files.ts';

const units = listDeployFiles('systemd', '.service');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.each(units)('%s', (name) => {
  const text = readDeployFile(name);
  const getAll = (key: string): readonly string[] =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

  test('starts programs and folders of the repository', () => {
    const [folder = ''] = getAll('WorkingDirectory');
    expect(existsInRepository(folder.replace('/opt/masthead/', ''))).toBe(true);
    for (const command of [...getAll('ExecStart'), ...getAll('ExecStartPre')]) {
      const [program = '', ...args] = command.split(' ');
      expect(existsInRepository(program.replace('/opt/masthead/', '')), program).toBe(true);
      const script = args.find((argument) => argument.endsWith('.ts'));
      if (script !== undefined)
        expect(existsInRepository(path.join(folder.replace('/opt/masthead/', ''), script)), script).toBe(true);
    }
  });

  test('is not restarted with an invalid configuration, and has 30 s to stop', () => {
    expect([getAll('RestartPreventExitStatus'), getAll('TimeoutStopSec'), getAll('Restart')]).toEqual([
      ['78'],
      ['30'],
      ['always'],
    ]);
  });

  test('treats memory as npm start does', () => {
    if (!name.includes('site')) return;
    for (const argument of siteMemory.nodeArguments) expect(text).toContain(argument);
    for (const [variable, value] of Object.entries(siteMemory.env)) expect(text).toContain(`${variable}=${value}`);
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
