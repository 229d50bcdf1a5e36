import { StartError } from '@masthead/scripts/faults';
import { parseArgs } from 'node:util';

/** What a person may choose on the command line. */
export type FuzzOptions = { seed: number; runs: number; only: readonly string[] | undefined; path: string | undefined };

const defaultRuns = 12_000;
const shortRuns = 1_000;

const wholeNumber = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value)) throw new StartError(`--${name} must be a whole number, not "${text}".`);
  return value;
};

/** Reads `--short --runs 500 --seed 7 --only graphql,site --path 12:0`. Without a seed each run has another one, which it prints. */
export const readOptions = (args: readonly string[], now: number): FuzzOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean' },
      runs: { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string' },
      path: { type: 'string' },
    },
  });
  const only = values.only?.split(',');
  if (values.path !== undefined && (only?.length !== 1 || values.seed === undefined))
    throw new StartError('--path repeats one input: name its target with --only and its seed with --seed.');
  return {
    seed: values.seed === undefined ? now % 1_000_000_000 : wholeNumber('seed', values.seed),
    runs: values.runs === undefined ? (values.short ? shortRuns : defaultRuns) : wholeNumber('runs', values.runs),
    only,
    path: values.path,
  };
};
