// `npm run remove-publication -- <key>`: takes a publication out of the repository and the database.
import { printUsageForHelp } from '@masthead/process/command';
import { createInterface } from 'node:readline/promises';
import { runMain } from './lib/args.ts';
import { StartError } from './lib/errors.ts';
import { root } from './lib/paths.ts';
import { logProgress, withProgress } from './lib/progress.ts';
import { isTerminal } from './lib/publications/askChoice.ts';
import { stageChanges, undoInterruptedChanges, withUndo } from './lib/publications/fileChanges.ts';
import { describeRunningProvider, runProvider } from './lib/publications/provider.ts';
import { planRemoval, type Removable } from './lib/publications/removal.ts';

const usage = `Usage: npm run remove-publication -- <key> [--yes]

  <key>    the publication: its folder in apps/
  --yes    remove it without a question; needed where nobody can answer
  --help   print this text

Removes the folder, the entries of the provider, the content and the rows in the database. Accounts stay.`;

const parse = (args: readonly string[]): { key: string; isConfirmed: boolean } => {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const [key, ...others] = args.filter((arg) => !arg.startsWith('-'));
  const unknown = flags.filter((flag) => flag !== '--yes');
  const issues = [
    ...unknown.map((flag) => `${flag} is not an option: there is only --yes`),
    ...(key === undefined || others.length > 0
      ? [`give one key, not ${others.length + (key === undefined ? 0 : 1)}`]
      : []),
  ];
  if (issues.length > 0 || key === undefined)
    throw new StartError(`Nothing was removed:\n${issues.map((issue) => `- ${issue}`).join('\n')}\n\n${usage}`);
  return { key, isConfirmed: flags.includes('--yes') };
};

const confirm = async ({ key, name, changes }: Removable): Promise<void> => {
  const list = changes.map(({ path, ...change }) => `  ${path}${'remove' in change ? '' : ' (its entry)'}`);
  if (!isTerminal())
    throw new StartError(
      'Nothing was removed. This is not a terminal, so the command cannot ask for confirmation. Repeat it with --yes.',
    );
  console.log(`${name} has:\n${list.join('\n')}\n  its rows in the database`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.once('SIGINT', () => process.exit(130));
  const answer = await terminal.question(`Type ${key} to remove all of it: `);
  terminal.close();
  if (answer.trim() !== key) throw new StartError('Nothing was removed.');
};

const removeRows = async (site: string): Promise<void> => {
  const { ok, output } = await withProgress('Removing its rows from the database', runProvider('remove', site));
  if (!ok) throw new StartError(`Nothing was removed, because its rows could not be:\n${output.trim()}`);
  logProgress(output.trim());
};

await runMain(async () => {
  printUsageForHelp(usage);
  const args = process.argv.slice(2);
  if (undoInterruptedChanges(root)) logProgress('An earlier command was interrupted: its changes are undone');
  const { key, isConfirmed } = parse(args);
  const removable = planRemoval(root, key);
  if (!isConfirmed) await confirm(removable);
  const changes = stageChanges(root, removable.changes);
  // The rows are removed last, in one transaction: its outcome decides whether the files stay removed.
  await withUndo(
    changes,
    async () => {
      changes.apply();
      await removeRows(removable.site);
    },
    'finish',
  );
  logProgress(`${removable.name} is removed`);
  const running = await describeRunningProvider();
  if (running) console.log(running);
});
