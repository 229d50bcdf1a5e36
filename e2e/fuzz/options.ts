import { withUsage } from '@masthead/scripts/args';
import { StartError } from '@masthead/scripts/errors';
import { parseArgs } from 'node:util';
import { isFullRun } from '../src/env.ts';

/** Options of the command line. */
export type FuzzOptions = {
  seed: number;
  runs: number;
  only: readonly string[] | undefined;
  path: string | undefined;
  /** Uses the last build instead of building again. */
  isBuilt: boolean;
};

/** Help text of `npm run fuzz`. */
export const usage = 'Usage: npm run fuzz -- [--short] [--runs 500] [--seed 7] [--only graphql,site] [--path 12:0]';
const defaultRuns = 12_000;
const shortRuns = 500;
/** Inputs of `--check` in `npm run test:full`. */
const fullCheckRuns = 4_000;
/** The seed of `--check`: the same inputs in each check, so that a failure comes from the change under test. */
const checkSeed = 424_706_061;

const parseInteger = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value)) throw new StartError(`--${name} must be a whole number, not "${text}".`);
  return value;
};

/**
 * Reads the options. Without a seed each run has another one, which it prints. `--check` is the fuzz step of
 * `npm test`: the short form with a fixed seed against the last build; `npm run test:full` sends more inputs.
 */
export const readOptions = (args: readonly string[], now: number, isFull = isFullRun): FuzzOptions => {
  const options = {
    short: { type: 'boolean' },
    check: { type: 'boolean', default: false },
    runs: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    path: { type: 'string' },
  } as const;
  const { values } = withUsage(usage, () => parseArgs({ args: [...args], options }));
  const only = values.only?.split(',');
  if (values.path !== undefined && (only?.length !== 1 || values.seed === undefined))
    throw new StartError('--path repeats one input: name its target with --only and its seed with --seed.');
  const checkRuns = values.check ? (isFull ? fullCheckRuns : shortRuns) : undefined;
  const runs = checkRuns ?? (values.short ? shortRuns : defaultRuns);
  return {
    seed:
      values.seed === undefined ? (values.check ? checkSeed : now % 1_000_000_000) : parseInteger('seed', values.seed),
    runs: values.runs === undefined ? runs : parseInteger('runs', values.runs),
    only,
    path: values.path,
    isBuilt: values.check,
  };
};
