import { parseArgs } from 'node:util';
import { StartError, formatError } from './errors.ts';

const usage = 'Usage: npm start [-- --brand <folder in apps/>]';

/** Parses `--brand`, the folder name of a brand in apps/. */
export const parseBrand = (args: readonly string[]): string => {
  try {
    return parseArgs({ args: [...args], options: { brand: { type: 'string', default: 'realestate' } } }).values.brand;
  } catch (cause) {
    throw new StartError(`${formatError(cause)}\n${usage}`, { cause });
  }
};

/** Runs the main function of a script. An error is printed and ends the process with exit code 1. */
export const runMain = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(formatError(error));
    process.exit(1);
  }
};
