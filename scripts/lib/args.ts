import { printUsageForHelp } from '@masthead/process/command';
import { parseArgs } from 'node:util';
import { StartError, formatError } from './errors.ts';
import { getDefaultBrand } from './paths.ts';

const usage = 'Usage: npm start | npm run dev [-- --brand <folder in apps/>[,<another>]]';

/** Parses a command line. With `--help` it prints the usage and exits; an error ends with the usage. */
export const withUsage = <Values>(text: string, parse: () => Values): Values => {
  printUsageForHelp(text);
  try {
    return parse();
  } catch (cause) {
    throw new StartError(`${formatError(cause)}\n${text}`, { cause });
  }
};

/** Parses `--brand`: folder names of brands in apps/, separated by commas, each once. */
export const parseBrands = (args: readonly string[]): string[] => {
  const options = { brand: { type: 'string', default: getDefaultBrand() } } as const;
  const { values } = withUsage(usage, () => parseArgs({ args: [...args], options }));
  const folders = values.brand
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
