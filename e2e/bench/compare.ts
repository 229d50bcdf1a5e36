import { run } from '@masthead/scripts/command';
import { variables } from '@masthead/scripts/env';
import { StartError } from '@masthead/scripts/errors';
import { root } from '@masthead/scripts/paths';
import { withProgress } from '@masthead/scripts/progress';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { createInternalCookie, type RunningServer, type startProviderServer } from '../src/stack.ts';
import { measureHtml, weighPage } from '../src/pageWeight.ts';
import { launch } from '../src/launch.ts';
import { readProcessorMs } from '../src/processes.ts';
import { sampleContent, testedBrand } from '../src/testedBrand.ts';
import { readNewestArticle, readStreamPage, readStreams } from './content.ts';
import { median } from './measure.ts';
import type { startProductionSite } from './servers.ts';
import { browserHeaders, requestInLoop, requestOnce } from './sendRequest.ts';

const rounds = 3;
const cachedSeconds = 3;
const uncachedPages = 40;
const warmUpRounds = 1;
/** Changes that the table marks: bytes and counts are stable, times are not. */
const maxWorse = { size: 0.01, time: 0.1 } as const;

type Version = { site: RunningServer; provider: RunningServer };

type Both<Value> = { before: Value; now: Value };

/** A quantity of one page kind, for both versions. */
type Row = { what: string; unit: string; kind: 'size' | 'time' | 'rate'; before: number; now: number };

const runIn = async (folder: string, command: string, ...args: readonly string[]): Promise<void> => {
  const { ok, output } = await run(command, args, { cwd: folder, env: variables });
  if (!ok) throw new StartError(`${command} ${args.join(' ')} failed in ${folder}:\n${output}`);
};

/** Checks a commit out in a folder of its own, installs its packages and builds the tested brand. */
const buildCommit = async (commit: string, folder: string): Promise<void> => {
  // Forgets the folders of interrupted measurements.
  await runIn(root, 'git', 'worktree', 'prune');
  await runIn(root, 'git', 'worktree', 'add', '--detach', folder, commit);
  // The entry of every command installs the packages first.
  await runIn(folder, process.execPath, 'scripts/run.mjs', 'true');
  await runIn(
    folder,
    path.join(folder, 'node_modules/.bin/turbo'),
    'run',
    'build',
    `--filter=./apps/${testedBrand.key}`,
  );
};

type StackModule = { startProviderServer: typeof startProviderServer };
type ServersModule = { startProductionSite: typeof startProductionSite };

const startVersion = async (checkout: string, workDir: string): Promise<Version> => {
  const stack = (await import(path.join(checkout, 'e2e/src/stack.ts'))) as StackModule;
  const servers = (await import(path.join(checkout, 'e2e/bench/servers.ts'))) as ServersModule;
  const provider = await stack.startProviderServer(path.join(workDir, 'provider'), { PICTURES: 'on-request' });
  return { provider, site: await servers.startProductionSite(provider, path.join(workDir, 'site')) };
};

type PageKind = {
  name: string;
  path: string;
  /** Addresses that no cache holds, for one round. */
  toUncached: (round: number) => readonly string[];
  headers: OutgoingHttpHeaders;
};

const count = (make: (index: number) => string): readonly string[] =>
  Array.from({ length: uncachedPages }, (_, index) => make(index));

const findKinds = async (provider: RunningServer): Promise<readonly PageKind[]> => {
  const articles = new Set<string>();
  for (const { term } of await readStreams(provider))
    for (const uri of await readStreamPage(provider, { term, pageSize: 50 })) articles.add(uri);
  const article = await readNewestArticle(provider);
  articles.delete(article);
  const uncachedArticles = [...articles];
  if (uncachedArticles.length < (rounds + warmUpRounds) * uncachedPages)
    throw new StartError('The sample content has too few articles to compare.');
  // `nocache` is for people who work on the publication.
  const internal = { cookie: createInternalCookie() };
  const withoutCache = (name: string, address: string): PageKind => ({
    name,
    path: address,
    toUncached: (round) => count((index) => `${address}?nocache=${round}-${index}`),
    headers: internal,
  });
  return [
    withoutCache('home', '/'),
    withoutCache('stream', sampleContent.stream),
    {
      name: 'article',
      path: article,
      toUncached: (round) => uncachedArticles.slice(round * uncachedPages, (round + 1) * uncachedPages),
      headers: {},
    },
    {
      name: 'search',
      path: '/search/?q=office',
      toUncached: (round) => count((index) => `/search/?q=office+${round * uncachedPages + index}`),
      headers: {},
    },
  ];
};

const forBoth = async <Value>(
  versions: Both<Version>,
  measure: (version: Version) => Promise<Value>,
): Promise<Both<Value>> => ({
  before: await measure(versions.before),
  now: await measure(versions.now),
});

const weighBoth = async (versions: Both<Version>, kinds: readonly PageKind[]): Promise<readonly Row[]> => {
  const browser = await launch();
  const rows: Row[] = [];
  for (const { name, path: address } of kinds) {
    const { before, now } = await forBoth(versions, async ({ site }) => {
      const html = measureHtml(await (await fetch(site.origin + address)).text());
      const files = await weighPage(browser, site.origin + address);
      return {
        'document, bytes': html.html,
        'inline styles, bytes': html.styles,
        'scripts, bytes': files.page,
        'scripts of advertising, bytes': files.advertising,
        'fonts, bytes': files.fonts,
        'fonts, files': files.fontFiles,
      };
    });
    for (const what of Object.keys(now) as (keyof typeof now)[])
      rows.push({ what: `${name}, ${what}`, unit: '', kind: 'size', before: before[what], now: now[what] });
  }
  await browser.close();
  return rows;
};

type Times = {
  cachedPerSecond: number;
  cachedMs: number;
  uncachedPerSecond: number;
  siteMs: number;
  providerMs: number;
};

const timeOnce = async (
  { site, provider }: Version,
  { path: address, toUncached, headers }: PageKind,
  round: number,
): Promise<Times> => {
  const read = (): { site: number; provider: number } => ({
    site: readProcessorMs(site.service),
    provider: readProcessorMs(provider.service),
  });
  const start = read();
  const cached = await requestInLoop(site.origin + address, browserHeaders, cachedSeconds);
  const middle = read();
  const uncached = toUncached(round);
  const uncachedPerSecond = await requestOnce(
    uncached.map((one) => site.origin + one),
    { ...browserHeaders, ...headers },
  );
  const end = read();
  return {
    cachedPerSecond: cached.perSecond,
    cachedMs: (middle.site - start.site) / cached.count,
    uncachedPerSecond,
    siteMs: (end.site - middle.site) / uncached.length,
    providerMs: (end.provider - middle.provider) / uncached.length,
  };
};

const timeLabels: Readonly<Record<keyof Times, Pick<Row, 'what' | 'unit' | 'kind'>>> = {
  cachedPerSecond: { what: 'repeated', unit: 'requests/s', kind: 'rate' },
  cachedMs: { what: 'repeated, processor time of the site', unit: 'ms', kind: 'time' },
  uncachedPerSecond: { what: 'uncached', unit: 'requests/s', kind: 'rate' },
  siteMs: { what: 'uncached, processor time of the site', unit: 'ms', kind: 'time' },
  providerMs: { what: 'uncached, processor time of the provider', unit: 'ms', kind: 'time' },
};

/** Times both versions in turns. The first round is not counted, because V8 is still compiling the code. */
const timeBoth = async (versions: Both<Version>, kinds: readonly PageKind[]): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const kind of kinds) {
    const samples: Both<Times>[] = [];
    for (let round = 0; round < rounds + warmUpRounds; round += 1) {
      const both = await forBoth(versions, (version) => timeOnce(version, kind, round));
      if (round >= warmUpRounds) samples.push(both);
    }
    for (const key of Object.keys(timeLabels) as (keyof Times)[])
      rows.push({
        ...timeLabels[key],
        what: `${kind.name}, ${timeLabels[key].what}`,
        before: median(samples.map(({ before }) => before[key])),
        now: median(samples.map(({ now }) => now[key])),
      });
  }
  return rows;
};

const toCells = ({ what, unit, kind, before, now }: Row): readonly string[] => {
  const change = before === now ? 0 : now / before - 1;
  const worse = kind === 'rate' ? before / now - 1 : change;
  const format = (value: number): string => `${value.toFixed(kind === 'size' ? 0 : 2)} ${unit}`.trim();
  return [
    what,
    format(before),
    format(now),
    `${change > 0 ? '+' : ''}${(change * 100).toFixed(1)} %`,
    worse > maxWorse[kind === 'size' ? 'size' : 'time'] ? 'WORSE' : '',
  ];
};

/** Compares each kind of page of a commit and of the working tree: bytes, then requests per second, in turns. */
export const compare = async (commit: string, workDir: string): Promise<readonly (readonly string[])[]> => {
  const checkout = path.join(workDir, 'before');
  const started: Version[] = [];
  try {
    await withProgress(`Building ${commit}`, buildCommit(commit, checkout));
    const start = async (from: string, name: string): Promise<Version> => {
      const version = await startVersion(from, path.join(workDir, name));
      started.push(version);
      return version;
    };
    const versions = {
      before: await withProgress(`Starting ${commit}`, start(checkout, 'run-before')),
      now: await withProgress('Starting the working tree', start(root, 'run-now')),
    };
    const kinds = await findKinds(versions.now.provider);
    const rows = [
      ...(await withProgress('Weighing pages', weighBoth(versions, kinds))),
      ...(await withProgress('Timing pages', timeBoth(versions, kinds))),
    ];
    return [['what', commit, 'working tree', 'change', ''], ...rows.map(toCells)];
  } finally {
    await Promise.all(started.flatMap(({ site, provider }) => [site.service.stop(), provider.service.stop()]));
    await run('git', ['worktree', 'remove', '--force', checkout], { cwd: root, env: variables });
  }
};
