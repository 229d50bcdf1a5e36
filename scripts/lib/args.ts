import { parseArgs } from 'node:util';
import { StartError, formatError } from './errors.ts';

const usage = 'Usage: npm start [-- --brand <folder in apps/>]';

/** The brand to run: the folder's name in apps/. */
export const parseBrand = (args: readonly string[]): string => {
  try {
    return parseArgs({ args: [...args], options: { brand: { type: 'string', default: 'realestate' } } }).values.brand;
  } catch (cause) {
    throw new StartError(`${formatError(cause)}\n${usage}`, { cause });
  }
};

/** Runs a script's main function; what it throws becomes a message and exit code 1. */
export const main = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(formatError(error));
    process.exit(1);
  }
};
