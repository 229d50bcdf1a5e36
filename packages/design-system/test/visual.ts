import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { differenceFolder, pictureFolder } from './pictureFolder.ts';

/* `pnpm visual`: the first run on a machine takes the pictures, later ones compare; `-u` takes those that differ anew. */
const isFirst = !existsSync(pictureFolder);
rmSync(differenceFolder, { recursive: true, force: true });
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'vitest.visual.config.ts', ...(isFirst ? ['--update=all'] : []), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
const say = (text: string) => process.stdout.write(`${text}\n`);
if (isFirst)
  say(
    `These were the first pictures: there was nothing to compare them with. They are in ${pictureFolder}; run it again after a change.`,
  );
else if (status !== 0)
  say(`What differs is in ${differenceFolder}, expected, seen and marked. If it was meant: pnpm visual -u.`);
process.exitCode = status ?? 1;
