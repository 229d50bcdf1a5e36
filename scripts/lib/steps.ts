import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { withCleanBuilds } from './build.ts';
import { run } from './command.ts';
import { variables, type Variables } from './env.ts';
import { brandFolders, inRoot } from './paths.ts';
import { addCounts, noTests, readReport, type Counts, type StepRow } from './table.ts';
import { runTasks, type TaskRun } from './turbo.ts';
import { readPackages, type Package } from './workspace.ts';

/** The result of a step. `counts` are its tests, `failures` has a line for each test that failed. */
export type StepResult = StepRow & { failures: readonly string[] };

/** `task` is the Turborepo task that runs in every package, `needs` the step before. */
type TaskStep = { name: string; description: string; task: string; needs?: string };
type OwnStep = { name: string; description: string; run: () => Promise<boolean>; needs?: undefined };
/** A part of the check that `--only` can choose. */
export type Step = TaskStep | OwnStep;
/** Steps that run at the same time: commands, or tasks of Turborepo. */
export type Round = readonly OwnStep[] | readonly TaskStep[];

const bin = (name: string): string => inRoot('node_modules/.bin', name);

/** Runs commands at the same time, and shows the output of each when it has ended. */
const runAll = async (commands: readonly (readonly [command: string, args: readonly string[]])[]) => {
  const results = await Promise.all(
    commands.map(async ([command, args]) => {
      const { ok, output } = await run(command, args, { env: variables });
      process.stdout.write(output);
      return ok;
    }),
  );
  return results.every(Boolean);
};

const generate = (...tasks: readonly string[]): Promise<boolean> =>
  runAll([[bin('turbo'), ['run', ...tasks, '--output-logs=errors-only']]]);

let generated: Promise<boolean> | undefined;
/** Generates code that is not in git, once for the steps that run at the same time. */
const generateCode = (): Promise<boolean> => (generated ??= generate('codegen'));

/** The generated file that is in git. */
const committedFile = 'apps/provider/brands.json';

const codegen = async (): Promise<boolean> => {
  const before = readFileSync(inRoot(committedFile), 'utf8');
  const ok = await generate('codegen', 'codegen:committed');
  const isCurrent = readFileSync(inRoot(committedFile), 'utf8') === before;
  if (!isCurrent) console.error(`${committedFile} was out of date. Commit the version that codegen has just written.`);
  return ok && isCurrent;
};

const lint = async (): Promise<boolean> =>
  (await generateCode()) &&
  runAll([
    [bin('oxfmt'), ['--check']],
    [bin('oxlint'), []],
    [
      bin('depcruise'),
      ['--config', '.dependency-cruiser.mjs', '--progress', 'none', 'packages', 'apps', 'scripts', 'e2e'],
    ],
    [
      bin('depcruise'),
      ['--config', '.dependency-cruiser-folders.mjs', '--progress', 'none', 'packages', 'apps/provider'],
    ],
    [bin('knip'), ['--no-progress', '--no-config-hints']],
    [bin('sherif'), []],
    [process.execPath, ['scripts/lint.ts']],
    [process.execPath, ['scripts/licenses.ts']],
  ]);

const template = inRoot('apps/sister-site-template');

/**
 * Types of all packages in two programs, because Next changes the types of Node and of pictures: a program for each
 * package would check the packages that it imports again. The route files of every brand are those of the template.
 */
const typecheck = async (): Promise<boolean> => {
  if (!(await generateCode())) return false;
  const next = path.join(template, 'node_modules/.bin/next');
  const routes = await run(next, ['typegen'], { cwd: template, env: { ...variables, DEPLOYMENT: 'development' } });
  if (!routes.ok) process.stdout.write(routes.output);
  const programs = ['tsconfig.json', 'tsconfig.next.json'];
  const ok = await runAll(programs.map((program) => [bin('tsc'), ['-p', program, '--checkers', '1']] as const));
  return routes.ok && ok;
};

/** What must hold before a push, the quickest first. Unit and browser tests at once take twice as long. */
export const rounds: readonly Round[] = [
  [
    {
      name: 'codegen',
      description: 'code can be generated, and route files and brands.json are up to date',
      run: codegen,
    },
  ],
  [
    {
      name: 'lint',
      description: 'format, style, boundaries between packages, links in documents, licenses',
      run: lint,
    },
    { name: 'typecheck', description: 'types of every package', run: typecheck },
  ],
  [{ name: 'unit', description: 'rules, components and the provider', task: 'test' }],
  [{ name: 'build', description: 'production build of every brand', task: 'build' }],
  [
    {
      name: 'e2e',
      description: 'the production build in a real browser, and against hostile requests',
      task: 'e2e',
      needs: 'build',
    },
    // Beside the browser tests, which wait much.
    { name: 'desk', description: 'the desk, with the packages of its own lock file', task: 'desk:check' },
  ],
];

/** Tasks whose tests leave a report of vitest. */
const reporting = new Set(['test', 'e2e']);
const getReportFile = ({ folder }: Package): string => path.join(folder, 'test-results/report.json');

type Report = { counts: Counts; failures: readonly string[] };

/** The reports of all packages that have the task. Results from the cache bring their report with them. */
const readReports = (task: string): Report => {
  const reports = readPackages()
    .filter(({ scripts }) => reporting.has(task) && scripts[task])
    .map((one): Report =>
      existsSync(getReportFile(one))
        ? readReport(getReportFile(one))
        : {
            counts: { ...noTests, failed: 1 },
            failures: [`${one.name}: ${task} has not written test-results/report.json`],
          },
    );
  return {
    counts: reports.map(({ counts }) => counts).reduce(addCounts, noTests),
    failures: reports.flatMap(({ failures }) => failures),
  };
};

const getSeconds = (tasks: readonly TaskRun[]): number =>
  tasks.length === 0
    ? 0
    : (Math.max(...tasks.map(({ endedAtMs }) => endedAtMs)) -
        Math.min(...tasks.map(({ startedAtMs }) => startedAtMs))) /
      1000;

const runTaskSteps = async (steps: readonly TaskStep[], env: Variables): Promise<readonly StepResult[]> => {
  const tasks = steps.map(({ task }) => task);
  for (const one of readPackages().filter(({ scripts }) => tasks.some((task) => reporting.has(task) && scripts[task])))
    rmSync(getReportFile(one), { force: true });
  // Test runners use more than one core themselves.
  const runAtOnce = () => runTasks(tasks, env, Math.max(2, Math.floor(availableParallelism() / 2)));
  const { tasks: done } = await (tasks.includes('build')
    ? withCleanBuilds(brandFolders(), env, runAtOnce)
    : runAtOnce());
  return steps.map(({ name, task }) => {
    const own = done.filter((one) => one.task === task);
    const expected = readPackages().filter(({ scripts }) => scripts[task]).length;
    return {
      name,
      seconds: getSeconds(own),
      ok: own.length === expected && own.every(({ ok }) => ok),
      tasks: { total: expected, cached: own.filter(({ isCached }) => isCached).length },
      ...readReports(task),
    };
  });
};

const isOwn = (round: Round): round is readonly OwnStep[] => round.every((step) => 'run' in step);

const runOwnStep = async ({ name, run: runStep }: OwnStep): Promise<StepResult> => {
  const startedAt = performance.now();
  const ok = await runStep();
  return { name, seconds: (performance.now() - startedAt) / 1000, ok, counts: noTests, failures: [] };
};

/** Runs the steps of a round and returns a result for each. `env` is the environment of the tasks. */
export const runRound = (round: Round, env: Variables): Promise<readonly StepResult[]> =>
  isOwn(round) ? Promise.all(round.map(runOwnStep)) : runTaskSteps(round, env);
