// Hostile inputs against the production build: `npm run fuzz` (options.ts has the options).
import { printUsageForHelp } from '@masthead/process/command';
import { build } from '@masthead/scripts/build';
import { variables } from '@masthead/scripts/env';
import { formatError, StartError } from '@masthead/scripts/errors';
import { withProgress, logProgress } from '@masthead/scripts/progress';
import { createTemporaryFolder } from '../src/stack.ts';
import { checkEndOfRun, type HeapSamples } from './endOfRun.ts';
import { failureKey, runCampaign, type CampaignOptions, type CampaignResult } from './campaign.ts';
import { createCheck, createMaxima } from './checks.ts';
import { contentTargetName, runContentCampaign } from './content.ts';
import { createGate } from './gate.ts';
import { readOptions, usage, type FuzzOptions } from './options.ts';
import { describeRequest, reportLines } from './report.ts';
import { startStack, type FuzzStack, type Server } from './stack.ts';
import { graphqlTarget } from './targets/graphql.ts';
import { serviceTargets } from './targets/services.ts';
import { siteTarget } from './targets/site.ts';
import type { Target } from './targets/target.ts';
import { createVictim } from './victim.ts';

const brandFolder = 'realestate';
/** Concurrent inputs: few, so that response times are not each other's. */
const concurrency = 2;
const contentWeight = 6;
/** Inputs are sent in two halves, so that memory can be compared halfway. */
const halves = 2;

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

type Job = { name: string; half: number; run: () => Promise<CampaignResult> };

/** Merges the results of both halves: a failure found by both counts once. */
const merge = (results: readonly CampaignResult[]): readonly CampaignResult[] =>
  [...Map.groupBy(results, ({ name }) => name)].map(([name, parts]) => {
    const failures = [
      ...Map.groupBy(
        parts.flatMap((part) => part.failures),
        failureKey,
      ).values(),
    ];
    return {
      name,
      runs: parts.reduce((sum, { runs }) => sum + runs, 0),
      failures: failures.flatMap(([first, ...same]) =>
        first ? [{ ...first, count: same.reduce((sum, { count }) => sum + count, first.count) }] : [],
      ),
    };
  });

const work = async (jobs: readonly Job[]): Promise<readonly CampaignResult[]> => {
  const waiting = [...jobs];
  const results: CampaignResult[] = [];
  const worker = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await job.run());
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
};

const selectTargets = ({ only }: FuzzOptions): readonly Target[] => {
  const targets = [siteTarget(brandFolder), ...serviceTargets, graphqlTarget()];
  const names = [...targets.map(({ name }) => name), contentTargetName];
  const unknown = only?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new StartError(`No target is called ${unknown.join(', ')}. Targets: ${names.join(', ')}.`);
  return targets.filter(({ name }) => only?.includes(name) ?? true);
};

const isContentSelected = ({ only }: FuzzOptions): boolean => only?.includes(contentTargetName) ?? true;

const readHeapSizes = async ({ servers }: FuzzStack): Promise<Record<Server, number>> => ({
  site: (await servers.site.probe.collect()).heapMb,
  provider: (await servers.provider.probe.collect()).heapMb,
});

const fuzz = async (options: FuzzOptions, folder: string): Promise<boolean> => {
  const targets = selectTargets(options);
  const startedAt = Date.now();
  const stack = await withProgress('Starting the provider and the site', startStack(brandFolder, folder));
  try {
    const ended: Server[] = [];
    for (const server of ['site', 'provider'] as const)
      void stack.servers[server].service.ended.then(() => ended.push(server));
    const victim = await createVictim(stack.servers.site.port);
    const [gate, maxima] = [createGate(), createMaxima()];
    const check = createCheck(stack, victim, gate, maxima);
    const weights = targets.reduce((sum, { weight }) => sum + weight, isContentSelected(options) ? contentWeight : 0);
    const share = (weight: number): number => Math.ceil((options.runs * weight) / weights / halves);
    const toOptions = (half: number): CampaignOptions => ({
      seed: options.seed + half * 1_000_000,
      path: options.path,
      onFailure: ({ target, row, rule, detail }) => logProgress(`Found: ${target} ${row}: ${rule}: ${detail}`),
    });
    const toJobs = (half: number): Job[] => [
      ...targets.map(({ name, weight, inputs }): Job => ({
        name,
        half,
        run: () =>
          runCampaign({ name, inputs, runs: share(weight), check, describe: describeRequest }, toOptions(half)),
      })),
      ...(isContentSelected(options)
        ? [
            {
              name: contentTargetName,
              half,
              run: () => runContentCampaign(share(contentWeight), toOptions(half), gate),
            },
          ]
        : []),
    ];
    const first = await withProgress(
      `Sending hostile inputs (--seed ${options.seed} --runs ${options.runs})`,
      work(toJobs(0)),
      30_000,
    );
    const halfway = await readHeapSizes(stack);
    const second =
      options.path === undefined && !maxima.blocked
        ? await withProgress('Sending the second half', work(toJobs(1)), 30_000)
        : [];
    const others = maxima.blocked
      ? [{ rule: 'stall', detail: `the run ended early: the ${maxima.blocked} no longer responds` }]
      : await victim.readEverything();
    const end = await readHeapSizes(stack);
    const heap: HeapSamples = {
      site: { halfway: halfway.site, end: end.site },
      provider: { halfway: halfway.provider, end: end.provider },
    };
    const results = merge([...first, ...second]);
    const violations = [...others, ...checkEndOfRun(stack, ended, maxima.maxRssMb, heap)];
    console.log(`\n${reportLines(results, violations, maxima, (Date.now() - startedAt) / 1000).join('\n')}\n`);
    return violations.length === 0 && results.every(({ failures }) => failures.length === 0);
  } finally {
    await stack.stop();
  }
};

printUsageForHelp(usage);
const { folder, remove } = createTemporaryFolder();
try {
  const options = readOptions(process.argv.slice(2), Date.now());
  if (!options.isBuilt) await withProgress('Building', build([brandFolder], variables));
  const ok = await fuzz(options, folder);
  logProgress(ok ? 'No property was broken' : 'Properties were broken');
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
} finally {
  remove();
}
