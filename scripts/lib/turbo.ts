import { readFileSync, rmSync } from 'node:fs';
import { run } from './command.ts';
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

/** Reads Turborepo's summary, without tasks that had no execution. */
const readSummary = (text: string): readonly TaskRun[] =>
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

/** Runs tasks through Turborepo. A failed task stops only those that depend on it. */
export const runTasks = async (
  tasks: readonly string[],
  env: Variables,
  concurrency: number,
): Promise<{ ok: boolean; output: string; tasks: readonly TaskRun[] }> => {
  const { ok, output } = await run(
    inRoot('node_modules/.bin/turbo'),
    [
      'run',
      ...tasks,
      '--summarize',
      '--continue=dependencies-successful',
      '--output-logs=new-only',
      '--log-order=grouped',
      `--concurrency=${concurrency}`,
    ],
    { env, show: 'live' },
  );
  const file = /^Summary:(.+\.json)$/m.exec(output)?.[1]?.trim();
  if (file === undefined) return { ok, output, tasks: [] };
  const done = readSummary(readFileSync(file, 'utf8'));
  rmSync(file);
  // A summary also has the tasks that the run depends on.
  return { ok, output, tasks: done.filter(({ task }) => tasks.includes(task)) };
};
