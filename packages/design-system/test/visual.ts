import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { differenceFolder, pictureFolder } from './pictureFolder.ts';

/*
 * `pnpm visual`: the first run on a machine takes the reference screenshots, later runs compare; `-u` replaces those
 * that differ.
 */
const isFirst = !existsSync(pictureFolder);
rmSync(differenceFolder, { recursive: true, force: true });
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'vitest.visual.config.ts', ...(isFirst ? ['--update=all'] : []), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
const print = (text: string) => process.stdout.write(`${text}\n`);
if (isFirst)
  print(`Reference screenshots written to ${pictureFolder}. Run the command again after a change to compare.`);
else if (status !== 0)
  print(`Some screenshots differ. See ${differenceFolder}. To accept the differences: pnpm visual -u.`);
process.exitCode = status ?? 1;
