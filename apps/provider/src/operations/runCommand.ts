import { printUsageForHelp } from '@masthead/process/command';
import { printError } from '../server/operatorError.ts';

/**
 * Runs a command of the terminal and prints what it returns. Without a command (a text says why) its usage is printed with
 * exit code 2; the error that ends it has exit code 1.
 */
export const runCommand = async <Command extends object>(
  usage: string,
  command: Command | string | undefined,
  run: (command: Command) => Promise<string | void>,
): Promise<void> => {
  printUsageForHelp(usage);
  if (typeof command !== 'object') {
    console.error(command === undefined ? usage : `${command}\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    process.stdout.write((await run(command)) ?? '');
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
};
