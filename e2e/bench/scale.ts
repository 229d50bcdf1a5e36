import { run } from '@masthead/scripts/command';
import { variables } from '@masthead/scripts/env';
import { StartError } from '@masthead/scripts/errors';
import { inRoot } from '@masthead/scripts/paths';
import { withProgress } from '@masthead/scripts/progress';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProviderServer, startSiteServer, type RunningServer } from '../src/stack.ts';
import { withTarget, median, noted, type Finding } from './measure.ts';

const articleCount = 100_000;
const maxMedianMs = 150;
const deepPage = 50;
const sampleCount = 15;
const startCount = 3;

/** Creates a database with 100,000 articles once and reuses it. */
const getSeededFolder = async (): Promise<string> => {
  const folder = inRoot(`.data/bench-${articleCount}`);
  const done = path.join(folder, 'complete');
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  const { ok, output } = await withProgress(
    `Seeding ${articleCount} articles`,
    run(process.execPath, ['src/seed/main.ts', '--scale', String(articleCount)], {
      cwd: inRoot('apps/provider'),
      env: { ...variables, DEPLOYMENT: 'development', DATA_DIR: folder, DATABASE_URL: undefined },
    }),
  );
  if (!ok) throw new StartError(`The database for the measurement could not be made:\n${output}`);
  writeFileSync(done, '');
  return folder;
};

const timeRequest = async (url: string): Promise<number> => {
  const startedAt = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new StartError(`${url} answered ${response.status}.`);
  return performance.now() - startedAt;
};

const timeRequests = async (urls: readonly string[]): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const url of urls) times.push(await timeRequest(url));
  return times;
};

type Category = { uri: string; path: string };
type Contents = { contents: readonly { uri: string }[] };

const query = async <Data>(provider: RunningServer, query: string): Promise<Data> => {
  const answer = await fetch(`${provider.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as { data: Data }).data;
};

type UncachedPaths = { streams: readonly string[]; articles: readonly string[]; searches: readonly string[] };

/** Addresses that were not requested before: each sample is a cache miss. */
const findUncachedPaths = async (provider: RunningServer): Promise<UncachedPaths> => {
  const { getCategories } = await query<{ getCategories: readonly Category[] }>(
    provider,
    '{ getCategories(site: "plotline") { uri path } }',
  );
  const deepPages: string[] = [];
  for (const { uri, path: term } of getCategories) {
    if (deepPages.length === sampleCount) break;
    const { getContentStream } = await query<{ getContentStream: Contents | null }>(
      provider,
      `{ getContentStream(term: "${term}", site: "plotline", pageSize: 10, page: ${deepPage}) { contents { uri } } }`,
    );
    if (getContentStream && getContentStream.contents.length > 0) deepPages.push(`${uri}?page=${deepPage}`);
  }
  const { getContentStream } = await query<{ getContentStream: Contents }>(
    provider,
    `{ getContentStream(term: "markets/northeast", site: "plotline", pageSize: ${sampleCount}, page: 3) { contents { uri } } }`,
  );
  if (deepPages.length < sampleCount || getContentStream.contents.length < sampleCount)
    throw new StartError(
      `The database for the measurement has too few streams or articles. Remove ${inRoot(`.data/bench-${articleCount}`)} and try again.`,
    );
  const searchTerms = [
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
    streams: deepPages,
    articles: getContentStream.contents.map(({ uri }) => uri),
    searches: searchTerms.slice(0, sampleCount).map((word) => `/search/?q=${word}`),
  };
};

/** Measures cache misses of each page kind. The first page of each kind is not counted: it also loads the code. */
const timeFirstVisits = async (
  site: RunningServer,
  fresh: UncachedPaths,
): Promise<{ findings: readonly Finding[]; warm: readonly string[] }> => {
  const at = (paths: readonly string[]): readonly string[] => paths.map((one) => site.origin + one);
  const [warmStream = '', ...streams] = at(fresh.streams);
  const [warmArticle = '', ...articlePages] = at(fresh.articles);
  const [warmSearch = '', ...searches] = at(fresh.searches);
  await timeRequests([warmStream, warmArticle, warmSearch]);
  const findings = [
    withTarget(`page ${deepPage} of a stream`, median(await timeRequests(streams)), 'ms', { max: maxMedianMs }),
    withTarget('article', median(await timeRequests(articlePages)), 'ms', { max: maxMedianMs }),
    withTarget('search', median(await timeRequests(searches)), 'ms', { max: maxMedianMs }),
  ];
  return { findings, warm: [warmArticle, warmSearch] };
};

/** Measures the median response time of cache misses with 100,000 articles, in ms. */
export const scale = async (workDir: string): Promise<readonly Finding[]> => {
  const provider = await startProviderServer(await getSeededFolder());
  try {
    const fresh = await findUncachedPaths(provider);
    const site = await startSiteServer({
      folder: 'realestate',
      providerPort: provider.port,
      workDir: path.join(workDir, 'scale'),
    });
    const { found, home } = await measureUncached(site, fresh).finally(() => site.service.stop());
    const first = await timeHomeAfterStart(provider, workDir, ...found.warm);
    return [
      withTarget('home', median(home), 'ms', { max: maxMedianMs }),
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
 * Measures cache misses. The home page is requested first, with `nocache`; the first half is not counted, until the
 * server has compiled its code. Of the other kinds each request is for another page.
 */
const measureUncached = async (site: RunningServer, fresh: UncachedPaths) => {
  const homes = await timeRequests(
    Array.from({ length: 2 * sampleCount }, (_, index) => `${site.origin}/?nocache=${index}`),
  );
  return { home: homes.slice(sampleCount), found: await timeFirstVisits(site, fresh) };
};

/** Measures the home page as the third page of servers that have just started: most of that time is spent loading code. */
const timeHomeAfterStart = async (
  provider: RunningServer,
  workDir: string,
  ...warm: readonly string[]
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let start = 0; start < startCount; start += 1) {
    const site = await startSiteServer({
      folder: 'realestate',
      providerPort: provider.port,
      workDir: path.join(workDir, `home-${start}`),
      wait: '/healthcheck/live/',
    });
    try {
      await timeRequests(warm.map((url) => site.origin + new URL(url).pathname + new URL(url).search));
      times.push(await timeRequest(`${site.origin}/`));
    } finally {
      // A running server would keep the measurement from ending.
      await site.service.stop();
    }
  }
  return times;
};
