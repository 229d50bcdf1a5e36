import { run } from '@masthead/scripts/command';
import { variables } from '@masthead/scripts/env';
import { StartError } from '@masthead/scripts/errors';
import { inRoot } from '@masthead/scripts/paths';
import { withProgress } from '@masthead/scripts/progress';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProviderServer, startSiteServer, type RunningServer } from '../src/stack.ts';
import { readStreamPage, readStreams } from './content.ts';
import { withTarget, median, withoutTarget, type Finding } from './measure.ts';

const articleCount = 100_000;
const maxMedianMs = 150;
const deepPageNumber = 50;
const sampleCount = 15;
const serverStarts = 3;

/** Returns a data directory with 100,000 articles. The first run creates it; later runs reuse it. */
export const getSeededDataDir = async (): Promise<string> => {
  const folder = inRoot(`.data/bench-${articleCount}`);
  const completeMarker = path.join(folder, 'complete');
  if (existsSync(completeMarker)) return folder;
  rmSync(folder, { recursive: true, force: true });
  const { ok, output } = await withProgress(
    `Seeding ${articleCount} articles`,
    run(process.execPath, ['src/seed/main.ts', '--scale', String(articleCount)], {
      cwd: inRoot('apps/provider'),
      env: { ...variables, DEPLOYMENT: 'development', DATA_DIR: folder, DATABASE_URL: undefined },
    }),
  );
  if (!ok) throw new StartError(`The database for the measurement could not be created:\n${output}`);
  writeFileSync(completeMarker, '');
  return folder;
};

const timeRequest = async (url: string): Promise<number> => {
  const startedAt = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new StartError(`${url} returned ${response.status}.`);
  return performance.now() - startedAt;
};

const timeRequests = async (urls: readonly string[]): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const url of urls) times.push(await timeRequest(url));
  return times;
};

type UncachedPaths = { streams: readonly string[]; articles: readonly string[]; searches: readonly string[] };

/** Finds addresses of streams, articles and searches. Each is requested once, so that every sample is a cache miss. */
const findUncachedPaths = async (provider: RunningServer): Promise<UncachedPaths> => {
  const deepPages: string[] = [];
  for (const { uri, term } of await readStreams(provider)) {
    if (deepPages.length === sampleCount) break;
    const articles = await readStreamPage(provider, { term, pageSize: 10, page: deepPageNumber });
    if (articles.length > 0) deepPages.push(`${uri}?page=${deepPageNumber}`);
  }
  const articles = await readStreamPage(provider, { term: 'markets/northeast', pageSize: sampleCount, page: 3 });
  if (deepPages.length < sampleCount || articles.length < sampleCount)
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
    articles,
    searches: searchTerms.slice(0, sampleCount).map((word) => `/search/?q=${word}`),
  };
};

/**
 * Measures cache misses of streams, articles and searches. The first page of each kind is not counted, because it loads
 * the code.
 */
const measureStreamArticleAndSearch = async (
  site: RunningServer,
  uncached: UncachedPaths,
): Promise<{ findings: readonly Finding[]; requested: readonly string[] }> => {
  const toUrls = (paths: readonly string[]): readonly string[] =>
    paths.map((uncachedPath) => site.origin + uncachedPath);
  const [firstStream = '', ...streams] = toUrls(uncached.streams);
  const [firstArticle = '', ...articlePages] = toUrls(uncached.articles);
  const [firstSearch = '', ...searches] = toUrls(uncached.searches);
  await timeRequests([firstStream, firstArticle, firstSearch]);
  const findings = [
    withTarget(`page ${deepPageNumber} of a stream`, median(await timeRequests(streams)), 'ms', { max: maxMedianMs }),
    withTarget('article', median(await timeRequests(articlePages)), 'ms', { max: maxMedianMs }),
    withTarget('search', median(await timeRequests(searches)), 'ms', { max: maxMedianMs }),
  ];
  return { findings, requested: [firstArticle, firstSearch] };
};

/** Measures the median response time of cache misses with 100,000 articles, in ms. */
export const scale = async (workDir: string): Promise<readonly Finding[]> => {
  const provider = await startProviderServer(await getSeededDataDir());
  try {
    const uncached = await findUncachedPaths(provider);
    const site = await startSiteServer({
      folder: 'realestate',
      providerPort: provider.port,
      workDir: path.join(workDir, 'scale'),
    });
    const { others, homeTimes } = await measureUncached(site, uncached).finally(() => site.service.stop());
    const timesAfterStart = await measureHomeAfterStart(provider, workDir, ...others.requested);
    return [
      withTarget('home', median(homeTimes), 'ms', { max: maxMedianMs }),
      withoutTarget(
        'home, as the third page of a server that has just started',
        `${timesAfterStart.map((ms) => Math.round(ms)).join(', ')} ms`,
      ),
      ...others.findings,
    ];
  } finally {
    await provider.service.stop();
  }
};

/**
 * Measures cache misses of all page kinds. The home page is requested repeatedly with `nocache`; the first half of its
 * requests is not counted, because V8 is still compiling the code. Every other request is for a different page.
 */
const measureUncached = async (site: RunningServer, uncached: UncachedPaths) => {
  const times = await timeRequests(
    Array.from({ length: 2 * sampleCount }, (_, index) => `${site.origin}/?nocache=${index}`),
  );
  return { homeTimes: times.slice(sampleCount), others: await measureStreamArticleAndSearch(site, uncached) };
};

/**
 * Measures the home page as the third request to a server that has just started. Most of the time is spent loading
 * code.
 */
const measureHomeAfterStart = async (
  provider: RunningServer,
  workDir: string,
  ...requestedBefore: readonly string[]
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let start = 0; start < serverStarts; start += 1) {
    const site = await startSiteServer({
      folder: 'realestate',
      providerPort: provider.port,
      workDir: path.join(workDir, `home-${start}`),
      wait: '/healthcheck/live/',
    });
    try {
      await timeRequests(requestedBefore.map((url) => site.origin + new URL(url).pathname + new URL(url).search));
      times.push(await timeRequest(`${site.origin}/`));
    } finally {
      // A running child process would prevent this process from exiting.
      await site.service.stop();
    }
  }
  return times;
};
