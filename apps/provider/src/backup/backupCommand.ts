import { printError } from '../operatorError.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './archive.ts';
import type { Existing } from './previousSchema.ts';

const backupUsage = 'Usage: npm run backup -- --to <file.tar.gz>';
const restoreUsage = 'Usage: npm run restore -- --from <file.tar.gz> [--replace]';

const parse = <Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  args: readonly string[],
  options: Options,
  usage: string,
) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    throw new BackupError(usage, { cause });
  }
};

/** Parses the arguments of `npm run backup`. */
export const parseBackupArgs = (args: readonly string[]): { file: string } => {
  const { to } = parse(args, { to: { type: 'string' } } as const, backupUsage);
  if (!to) throw new BackupError(backupUsage);
  return { file: path.resolve(to) };
};

/** Parses the arguments of `npm run restore`. */
export const parseRestoreArgs = (args: readonly string[]): { file: string; existing: Existing } => {
  const { from, replace } = parse(
    args,
    { from: { type: 'string' }, replace: { type: 'boolean' } } as const,
    restoreUsage,
  );
  if (!from) throw new BackupError(restoreUsage);
  return { file: path.resolve(from), existing: replace ? 'replace' : 'refuse' };
};

/** Runs a command. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
};
