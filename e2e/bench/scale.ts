import { run } from '@masthead/scripts/command';
import { variables } from '@masthead/scripts/env';
import { StartError } from '@masthead/scripts/errors';
import { inRoot } from '@masthead/scripts/paths';
import { withProgress } from '@masthead/scripts/progress';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProviderServer, startSiteServer, type RunningServer } from '../src/stack.ts';
import { withTarget, median, noted, type Finding } from './measure.ts';

const articles = 100_000;
const mostMs = 150;
const deepPage = 50;
const samples = 15;
const starts = 3;

/** Creates a database with 100,000 articles once and reuses it. */
const seeded = async (): Promise<string> => {
  const folder = inRoot(`.data/bench-${articles}`);
  const done = path.join(folder, 'complete');
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  const { ok, output } = await withProgress(
    `Seeding ${articles} articles`,
    run(process.execPath, ['src/seed/main.ts', '--scale', String(articles)], {
      cwd: inRoot('apps/provider'),
      env: { ...variables, DEPLOYMENT: 'development', DATA_DIR: folder, DATABASE_URL: undefined },
    }),
  );
  if (!ok) throw new StartError(`The database for the measurement could not be made:\n${output}`);
  writeFileSync(done, '');
  return folder;
};

const timed = async (url: string): Promise<number> => {
  const began = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new StartError(`${url} answered ${answer.status}.`);
  return performance.now() - began;
};

const inTurn = async (urls: readonly string[]): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const url of urls) times.push(await timed(url));
  return times;
};

type Category = { uri: string; path: string };
type Contents = { contents: readonly { uri: string }[] };

const ask = async <Data>(provider: RunningServer, query: string): Promise<Data> => {
  const answer = await fetch(`${provider.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as { data: Data }).data;
};

type Fresh = { streams: readonly string[]; articles: readonly string[]; searches: readonly string[] };

/** Addresses that were not requested before: each sample is a cache miss. */
const freshAddresses = async (provider: RunningServer): Promise<Fresh> => {
  const { getCategories } = await ask<{ getCategories: readonly Category[] }>(
    provider,
    '{ getCategories(site: "plotline") { uri path } }',
  );
  const deep: string[] = [];
  for (const { uri, path: term } of getCategories) {
    if (deep.length === samples) break;
    const { getContentStream } = await ask<{ getContentStream: Contents | null }>(
      provider,
      `{ getContentStream(term: "${term}", site: "plotline", pageSize: 10, page: ${deepPage}) { contents { uri } } }`,
    );
    if (getContentStream && getContentStream.contents.length > 0) deep.push(`${uri}?page=${deepPage}`);
  }
  const { getContentStream } = await ask<{ getContentStream: Contents }>(
    provider,
    `{ getContentStream(term: "markets/northeast", site: "plotline", pageSize: ${samples}, page: 3) { contents { uri } } }`,
  );
  if (deep.length < samples || getContentStream.contents.length < samples)
    throw new StartError(
      `The database for the measurement has too few streams or articles. Remove ${inRoot(`.data/bench-${articles}`)} and try again.`,
    );
  const words = [
    'office',
    'lease',
    'lender',
    'tower',
    'warehouse',
    'hotel',
    'apartments',
    'tenant',
    'broker',
    'refinance',
    'industrial',
    'retail',
    'developer',
    'land',
    'rent',
  ];
  return {
    streams: deep,
    articles: getContentStream.contents.map(({ uri }) => uri),
    searches: words.slice(0, samples).map((word) => `/search/?q=${word}`),
  };
};

/** First visits of pages of each kind, after one of each that is not counted: it also loads the code. */
const firstVisits = async (
  site: RunningServer,
  fresh: Fresh,
): Promise<{ findings: readonly Finding[]; warm: readonly string[] }> => {
  const at = (paths: readonly string[]): readonly string[] => paths.map((one) => site.origin + one);
  const [warmStream = '', ...streams] = at(fresh.streams);
  const [warmArticle = '', ...articlePages] = at(fresh.articles);
  const [warmSearch = '', ...searches] = at(fresh.searches);
  await inTurn([warmStream, warmArticle, warmSearch]);
  const findings = [
    withTarget(`page ${deepPage} of a stream`, median(await inTurn(streams)), 'ms', { most: mostMs }),
    withTarget('article', median(await inTurn(articlePages)), 'ms', { most: mostMs }),
    withTarget('search', median(await inTurn(searches)), 'ms', { most: mostMs }),
  ];
  return { findings, warm: [warmArticle, warmSearch] };
};

/** Measures the median response time of cache misses with 100,000 articles, in ms. */
export const scale = async (workDir: string): Promise<readonly Finding[]> => {
  const provider = await startProviderServer(await seeded());
  try {
    const fresh = await freshAddresses(provider);
    const site = await startSiteServer({
      folder: 'realestate',
      providerPort: provider.port,
      workDir: path.join(workDir, 'scale'),
    });
    const { found, home } = await pastCaches(site, fresh).finally(() => site.service.stop());
    const first = await firstHomes(provider, workDir, ...found.warm);
    return [
      withTarget('home', median(home), 'ms', { most: mostMs }),
      noted(
        'home, as the third page of a server that has just started',
        `${first.map((ms) => Math.round(ms)).join(', ')} ms`,
      ),
      ...found.findings,
    ];
  } finally {
    await provider.service.stop();
  }
};

/**
 * There is one home page, so it is asked for past the caches, and first: half of its answers are not counted, until the
 * server has compiled its code. Of all other pages there are many, and each answer is a first visit.
 */
const pastCaches = async (site: RunningServer, fresh: Fresh) => {
  const homes = await inTurn(Array.from({ length: 2 * samples }, (_, index) => `${site.origin}/?nocache=${index}`));
  return { home: homes.slice(samples), found: await firstVisits(site, fresh) };
};

/** The home page of servers that have answered two pages before: most of its time they load their code. */
const firstHomes = async (
  provider: RunningServer,
  workDir: string,
  ...warm: readonly string[]
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const site = await startSiteServer({
      folder: 'realestate',
      providerPort: provider.port,
      workDir: path.join(workDir, `home-${start}`),
      wait: '/healthcheck/live/',
    });
    try {
      await inTurn(warm.map((url) => site.origin + new URL(url).pathname + new URL(url).search));
      times.push(await timed(`${site.origin}/`));
    } finally {
      // A server that is left running keeps the whole measurement from ending.
      await site.service.stop();
    }
  }
  return times;
};
