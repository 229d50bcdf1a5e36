import { parseArgs } from 'node:util';
import { StartError, formatError } from './errors.ts';

const usage = 'Usage: npm start [-- --brand <folder in apps/>[,<another>]]';

const parseBrandOption = (args: readonly string[]): string => {
  try {
    return parseArgs({ args: [...args], options: { brand: { type: 'string', default: 'realestate' } } }).values.brand;
  } catch (cause) {
    throw new StartError(`${formatError(cause)}\n${usage}`, { cause });
  }
};

/** Parses `--brand`: folder names of brands in apps/, separated by commas, each once. */
export const parseBrands = (args: readonly string[]): string[] => {
  const folders = parseBrandOption(args)
    .split(',')
    .map((folder) => folder.trim())
    .filter((folder) => folder !== '');
  if (folders.length === 0) throw new StartError(`--brand names no brand.\n${usage}`);
  return [...new Set(folders)];
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
