import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { run, type CommandResult } from './command.ts';
import type { Variables } from './env.ts';
import { inRoot } from './paths.ts';

/** One task of one package. `isCached`: its result comes from an earlier run with the same inputs. */
export type TaskRun = {
  package: string;
  task: string;
  isCached: boolean;
  ok: boolean;
  startedAtMs: number;
  endedAtMs: number;
};

type Summary = {
  tasks: readonly {
    package: string;
    task: string;
    cache: { status: 'HIT' | 'MISS' };
    execution?: { startTime: number; endTime: number; exitCode: number | null };
  }[];
};

const summaries = inRoot('.turbo/runs');

/**
 * Reads the summary that Turborepo writes. A task without an execution, such as one whose dependency failed, is left
 * out.
 */
export const readSummary = (text: string): readonly TaskRun[] =>
  (JSON.parse(text) as Summary).tasks.flatMap(({ package: name, task, cache, execution }) =>
    execution
      ? [
          {
            package: name,
            task,
            isCached: cache.status === 'HIT',
            ok: execution.exitCode === 0,
            startedAtMs: execution.startTime,
            endedAtMs: execution.endTime,
          },
        ]
      : [],
  );

/**
 * Runs tasks of all packages through Turborepo, which takes results from its cache where no input has changed. Half of
 * the cores run a package each, at least two: the test runners use more than one core themselves. A task that fails
 * stops only those that depend on it.
 */
export const runTasks = async (
  tasks: readonly string[],
  env: Variables,
): Promise<{ ok: boolean; output: string; tasks: readonly TaskRun[] }> => {
  rmSync(summaries, { recursive: true, force: true });
  mkdirSync(summaries, { recursive: true });
  const { ok, output }: CommandResult = await run(
    inRoot('node_modules/.bin/turbo'),
    [
      'run',
      ...tasks,
      '--summarize',
      '--continue=dependencies-successful',
      '--output-logs=new-only',
      '--log-order=grouped',
      `--concurrency=${Math.max(2, Math.floor(availableParallelism() / 2))}`,
    ],
    { env, show: 'live' },
  );
  const [file] = readdirSync(summaries);
  return { ok, output, tasks: file ? readSummary(readFileSync(path.join(summaries, file), 'utf8')) : [] };
};
