import fc from 'fast-check';
import type { Violation } from './rules.ts';

/** A property that does not hold for some input, with the smallest input found and how to run it again. */
export type Failure = Violation & {
  target: string;
  row: string;
  input: string;
  count: number;
  seed: number;
  path: string;
};

/** A target as the runner sees it: inputs, and a check that names the property an input breaks. */
export type Campaign<Input extends { row: string }> = {
  name: string;
  inputs: fc.Arbitrary<Input>;
  runs: number;
  check: (input: Input) => Promise<Violation | undefined>;
  describe: (input: Input) => string;
};

export type CampaignResult = { name: string; runs: number; failures: readonly Failure[] };

/** The number of inputs tried to shrink a failing one. */
const maxShrinkRuns = 40;
/** The time limit of shrinking: inputs that block a server make each try slow. */
const maxShrinkMs = 20_000;
/** Limits of distinct failures and of failing inputs, after which the rest of a target is skipped. */
const maxFailures = 12;
const maxFailingInputs = 25;

/** Rules about every response of a server: what breaks them is one failure, whatever the address. */
const serverRules: ReadonlySet<string> = new Set(['nosniff']);

/** Returns the key by which two failures are the same. */
export const failureKey = ({ rule, detail, row }: Violation & { row: string }): string =>
  serverRules.has(rule) ? `${rule} ${detail}` : `${rule} ${row}`;

export type CampaignOptions = {
  seed: number;
  path?: string | undefined;
  /** Called for each new failure, so that an interrupted run has still reported it. */
  onFailure?: (failure: Failure) => void;
};

/**
 * Runs a target's inputs. An input that breaks a property in a new way is shrunk and reported; equal failures (same
 * rule and row) are only counted, so that one defect does not hide the others.
 */
export const runCampaign = async <Input extends { row: string }>(
  { name, inputs, runs, check, describe }: Campaign<Input>,
  { seed, path, onFailure }: CampaignOptions,
): Promise<CampaignResult> => {
  const failures = new Map<string, Failure>();
  const progress = { done: 0, failing: 0 };
  const isUnfinished = (): boolean =>
    progress.done < runs && failures.size < maxFailures && progress.failing < maxFailingInputs;
  for (let part = 0; isUnfinished(); part += 1) {
    const found: { key: string; input: Input; violation: Violation }[] = [];
    let shrinkRuns = 0;
    let shrinkUntil = 0;
    const predicate = async (input: Input): Promise<boolean> => {
      if (found.length > 0) {
        shrinkRuns += 1;
        if (shrinkRuns > maxShrinkRuns || performance.now() > shrinkUntil) return true;
      } else {
        if (progress.failing >= maxFailingInputs) return true;
        progress.done += 1;
      }
      const violation = await check(input);
      if (!violation) return true;
      if (found.length === 0 && !serverRules.has(violation.rule)) progress.failing += 1;
      const key = failureKey({ ...violation, row: input.row });
      const previous = failures.get(key);
      if (previous) previous.count += 1;
      if (previous || (found[0] && found[0].key !== key)) return true;
      if (found.length === 0) shrinkUntil = performance.now() + maxShrinkMs;
      found.push({ key, input, violation });
      return false;
    };
    const result = await fc.check(fc.asyncProperty(inputs, predicate), {
      seed: seed + part,
      numRuns: path === undefined ? runs - progress.done : 1,
      ...(path === undefined ? {} : { path }),
    });
    const failing = found.at(-1);
    if (failing) {
      const failure: Failure = {
        ...failing.violation,
        target: name,
        row: failing.input.row,
        input: describe(failing.input),
        count: 1,
        seed: result.seed,
        path: result.counterexamplePath ?? '',
      };
      failures.set(failing.key, failure);
      onFailure?.(failure);
    }
    if (path !== undefined) break;
  }
  return { name, runs: progress.done, failures: [...failures.values()] };
};
