// `npm test` and `npm run test:full` (--full): everything that must hold. `npm test -- --only unit,e2e` runs some
// steps.
import { parseArgs } from 'node:util';
import { runMain, withUsage } from './lib/args.ts';
import { stopCommands } from './lib/command.ts';
import { variables, type Variables } from './lib/env.ts';
import { formatError, StartError } from './lib/errors.ts';
import { addCounts, formatCounts, noTests, formatSteps } from './lib/table.ts';
import { rounds, runRound, type Round, type StepResult } from './lib/steps.ts';

const stopCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const state = { stopping: false };
for (const [signal, code] of Object.entries(stopCodes)) {
  process.on(signal, () => {
    if (state.stopping) return;
    state.stopping = true;
    void stopCommands().then(() => process.exit(code));
  });
}

const usage = 'Usage: npm test -- [--full] [--only <step>[,<another>]]';

const selectRounds = (only: string | undefined): readonly Round[] => {
  if (only === undefined) return rounds;
  const names = only.split(',');
  const all = rounds.flat().map(({ name }) => name);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new StartError(`There is no step "${unknown.join('", "')}". Choose from: ${all.join(', ')}.`);
  const chosen = new Set(rounds.flat().flatMap(({ name, needs }) => (names.includes(name) ? [name, needs] : [])));
  return rounds
    .map((round) => round.filter(({ name }) => chosen.has(name)) as Round)
    .filter((round) => round.length > 0);
};

const runSafely = async (round: Round, scope: Variables): Promise<readonly StepResult[]> => {
  try {
    return await runRound(round, { ...variables, ...scope });
  } catch (error) {
    console.error(formatError(error));
    return round.map(({ name }) => ({ name, seconds: 0, ok: false, counts: noTests, failures: [] }));
  }
};

await runMain(async () => {
  const options = { only: { type: 'string' }, full: { type: 'boolean', default: false } } as const;
  const { only, full } = withUsage(usage, () => parseArgs({ options })).values;
  const startedAt = performance.now();
  const results: StepResult[] = [];
  for (const round of selectRounds(only)) {
    for (const { name, description } of round) console.log(`\n── ${name}: ${description}`);
    results.push(...(await runSafely(round, full ? { TEST_SCOPE: 'full' } : {})));
    if (state.stopping) return;
    // Turborepo itself leaves out what depends on a task that failed.
    if (results.some(({ ok, tasks }) => !ok && !tasks)) break;
  }
  const broken = results.filter(({ ok }) => !ok);
  // A step that fails without a failing test (a lint rule, a build) counts as one failure.
  const extra = { ...noTests, failed: broken.filter(({ counts }) => counts.failed === 0).length };
  console.log(`\n${formatSteps(results, (performance.now() - startedAt) / 1000).join('\n')}\n`);
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`FAILED ${failure}`);
  console.log(formatCounts(results.reduce((sum, { counts }) => addCounts(sum, counts), extra)));
  process.exit(broken.length > 0 ? 1 : 0);
});
