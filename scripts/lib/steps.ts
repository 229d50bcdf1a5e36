import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.ts';
import { run } from './command.ts';
import { changedBetween, snapshot } from './generated.ts';
import { deploymentNotice, variables } from './env.ts';
import { brandFolders, inRoot, root } from './paths.ts';
import { add, none, readReport, type Counts } from './results.ts';
import { packages, type Package } from './workspace.ts';

/** What a step of the check found. `counts` are tests that really ran, `failures` a line for each that failed. */
export type StepResult = { ok: boolean; counts: Counts; failures: readonly string[] };
export type Step = { name: string; what: string; run: () => Promise<StepResult> };

const bin = (name: string): string => inRoot('node_modules/.bin', name);
const nothing = { counts: none, failures: [] };
const plain = async (command: string, args: readonly string[], cwd = root): Promise<StepResult> => ({
  ok: (await run(command, args, { env: variables, cwd, show: 'live' })).ok,
  ...nothing,
});

const vitest = async ({ name, folder }: Package): Promise<StepResult> => {
  const report = path.join(folder, 'test-results/report.json');
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  console.log(`› ${name}`);
  const { ok } = await run(
    process.execPath,
    [
      path.join(folder, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: variables, cwd: folder, show: 'live' },
  );
  return { ok, ...readReport(report) };
};

/** Does all of them, whatever one says, so that one run tells everything that is wrong. */
const inTurn = async <Item>(items: readonly Item[], work: (item: Item) => Promise<StepResult>): Promise<StepResult> => {
  const results: StepResult[] = [];
  for (const item of items) results.push(await work(item));
  return {
    ok: results.every(({ ok }) => ok),
    counts: results.map(({ counts }) => counts).reduce(add, none),
    failures: results.flatMap(({ failures }) => failures),
  };
};

const unit = (): Promise<StepResult> =>
  inTurn(
    packages().filter(({ scripts }) => scripts.test),
    vitest,
  );

const codegen = async (): Promise<StepResult> => {
  const before = snapshot();
  const generated = await inTurn(
    packages().filter(({ scripts }) => scripts.codegen),
    ({ folder }) => plain(path.join(folder, 'node_modules/.bin/graphql-codegen'), ['--config', 'codegen.ts'], folder),
  );
  const changed = changedBetween(before, snapshot());
  for (const file of changed) console.error(`${file} was out of date: commit what codegen has just written.`);
  return { ...generated, ok: generated.ok && changed.length === 0 };
};

const lint = (): Promise<StepResult> =>
  inTurn(
    [[bin('oxfmt'), '--check'], [bin('oxlint')], [process.execPath, 'scripts/lint.ts']],
    ([command = '', ...args]) => plain(command, args),
  );

const buildBrands = async (): Promise<StepResult> => {
  if (deploymentNotice) console.log(`${deploymentNotice} A build for production needs the variables of production.`);
  await build(brandFolders(), variables);
  return { ok: true, ...nothing };
};

const e2e = (): Promise<StepResult> => {
  const suite = packages().find(({ name }) => name === '@masthead/e2e');
  return suite ? vitest(suite) : Promise.resolve({ ok: false, ...nothing });
};

/** The same inputs in each check, so that a failure comes from the change. `npm run fuzz` chooses new ones. */
const fuzzSeed = '424706061';

/** Everything that must hold before a change is good, the quickest first. */
export const steps: readonly Step[] = [
  { name: 'codegen', what: 'generated files match the schema and the operations', run: codegen },
  { name: 'lint', what: 'style, boundaries between packages, links in documents', run: lint },
  {
    name: 'typecheck',
    what: 'types of every package',
    run: () => plain(bin('turbo'), ['run', 'typecheck', '--output-logs=new-only', '--concurrency=2']),
  },
  { name: 'unit', what: 'rules, components and the provider', run: unit },
  { name: 'build', what: 'production build of every brand', run: buildBrands },
  { name: 'e2e', what: 'what a visitor sees, in a real browser', run: e2e },
  {
    name: 'fuzz',
    what: 'hostile inputs against the production build',
    run: () => plain(process.execPath, ['e2e/fuzz/main.ts', '--short', '--seed', fuzzSeed]),
  },
];
