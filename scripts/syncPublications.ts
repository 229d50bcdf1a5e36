// `npm run sync-publications`: brings the files that all brands share to the state of the template.
import { printUsageForHelp } from '@masthead/process/command';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runMain } from './lib/args.ts';
import { StartError } from './lib/errors.ts';
import { root } from './lib/paths.ts';
import { type FileChange, stageChanges, undoInterruptedChanges } from './lib/publications/fileChanges.ts';
import { brandFolders, compareWithTemplate, templateFolder } from './lint/appTrees.ts';
import { readTree } from './lint/tree.ts';

const usage = `Usage: npm run sync-publications [-- --check]

Copies route files, configuration and package.json of the template (${templateFolder}) to every other brand, and shows
the difference. With --check nothing is written, and a difference is an error.`;

/** Prints the difference between two versions of a file, as git does. */
const printDifference = (before: string, after: string): void => {
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--', before, after], { cwd: root, encoding: 'utf8' });
  console.log(stdout.split('\n').slice(4).join('\n'));
};

await runMain(async () => {
  printUsageForHelp(usage);
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== '--check');
  if (unknown !== undefined) throw new StartError(`${unknown} is not an option.\n\n${usage}`);
  undoInterruptedChanges(root);
  const tree = readTree(root);
  const differences = brandFolders(tree)
    .filter((brand) => brand !== templateFolder)
    .flatMap((brand) => compareWithTemplate(tree, brand).map((difference) => ({ ...difference, brand })));
  if (differences.length === 0) return console.log('All brands have the files of the template.');
  const lines = differences.map(({ brand, file, message }) => `${brand}/${file} ${message}`);
  if (args.includes('--check'))
    throw new StartError(`${lines.join('\n')}\n\nBring them to its state: npm run sync-publications`);
  const changes = stageChanges(
    root,
    differences.map(({ brand, file, text }): FileChange => ({
      path: `${brand}/${file}`,
      ...(text === undefined ? { remove: true } : { text }),
    })),
  );
  for (const [index, { brand, file }] of differences.entries()) {
    const target = `${brand}/${file}`;
    console.log(lines[index]);
    const isRemoved = differences[index]?.text === undefined;
    printDifference(
      tree.has(target) ? target : '/dev/null',
      isRemoved ? '/dev/null' : path.join(changes.folder, target),
    );
  }
  changes.apply();
  changes.finish();
  console.log(`${differences.length} file(s) changed. Undo with git if a difference was wanted.`);
});
