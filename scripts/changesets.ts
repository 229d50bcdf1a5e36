// Checks that every package changed since the last release has a changeset: `node scripts/changesets.ts`.
import { execFileSync, spawnSync } from 'node:child_process';
import { inRoot, root } from './lib/paths.ts';

/**
 * The commit of the last release: the last one that changed a changelog. Empty before the first release or in a shallow
 * clone.
 */
const lastRelease = execFileSync('git', ['log', '-1', '--format=%H', '--', '*CHANGELOG.md'], {
  cwd: root,
  encoding: 'utf8',
}).trim();

if (lastRelease === '') {
  console.log('No release in the history: changesets are not checked.');
} else {
  const { status } = spawnSync(inRoot('node_modules/.bin/changeset'), ['status', `--since=${lastRelease}`], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('A changed package has no changeset. Run `npm run changeset` and say what its users will notice.');
    process.exitCode = 1;
  }
}
