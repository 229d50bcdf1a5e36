// `npm test`: everything that must hold, in one run. `npm test -- --only unit,e2e` runs some of it.
import { parseArgs } from 'node:util';
import { main } from './lib/args.ts';
import { stopCommands } from './lib/command.ts';
import { explain, StartError } from './lib/faults.ts';
import { add, closingLine, none } from './lib/results.ts';
import { steps, type Step, type StepResult } from './lib/steps.ts';
import { reportLines, type Row } from './lib/table.ts';

const stopCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const state = { stopping: false };
for (const [signal, code] of Object.entries(stopCodes)) {
  process.on(signal, () => {
    if (state.stopping) return;
    state.stopping = true;
    void stopCommands().then(() => process.exit(code));
  });
}

const chosen = (): readonly Step[] => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  if (only === undefined) return steps;
  const names = only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new StartError(
      `No step is called ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
    );
  return steps.filter(({ name }) => names.includes(name));
};

const attempt = async (step: Step): Promise<StepResult> => {
  try {
    return await step.run();
  } catch (error) {
    console.error(explain(error));
    return { ok: false, counts: none, failures: [] };
  }
};

await main(async () => {
  const rows: (Row & StepResult)[] = [];
  for (const step of chosen()) {
    console.log(`\n── ${step.name}: ${step.what}`);
    const began = Date.now();
    const result = await attempt(step);
    if (state.stopping) return;
    rows.push({ ...result, name: step.name, seconds: (Date.now() - began) / 1000 });
    // After failed tests the next steps still tell what else is wrong; without types or a build they could not.
    if (!result.ok && result.counts.failed === 0) break;
  }
  const broken = rows.filter(({ ok }) => !ok);
  // A step that fails without a failing test (a lint rule, a build) is a failure of its own.
  const extra = { ...none, failed: broken.filter(({ counts }) => counts.failed === 0).length };
  console.log(`\n${reportLines(rows).join('\n')}\n`);
  for (const failure of rows.flatMap(({ failures }) => failures)) console.log(`FAILED ${failure}`);
  console.log(closingLine(rows.reduce((sum, { counts }) => add(sum, counts), extra)));
  process.exit(broken.length > 0 ? 1 : 0);
});
