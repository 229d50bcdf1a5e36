import { StartError } from '@masthead/scripts/errors';
import type { RunningServer } from '../src/stack.ts';
import { readStreamPage, readStreams } from './content.ts';
import { withTarget, withoutTarget, type Finding } from './measure.ts';
import { readResidentMb } from '../src/processes.ts';

/** Resident memory of one site process while it serves many distinct addresses, in MB. */
const maxResidentMb = 300;
const minHitRate = 0.95;
const requestCount = 10_000;
const popularCount = 500;
const connections = 16;
const requestsPerSample = 250;

type Content = { streams: readonly string[]; articles: readonly string[] };

const readContent = async (provider: RunningServer): Promise<Content> => {
  const streams = await readStreams(provider);
  const articles = new Set<string>();
  for (const { term } of streams) {
    for (const uri of await readStreamPage(provider, { term, pageSize: 50 })) articles.add(uri);
    if (articles.size >= popularCount) break;
  }
  return { streams: streams.map(({ uri }) => uri), articles: [...articles] };
};

type RequestKind = {
  /** The share of all requests. */
  percent: number;
  toPath: (index: number, content: Content) => string;
  headers?: Record<string, string>;
};

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '/';

/** Requests of crawlers, scanners and hostile clients. Every request has a different address. */
const requestKinds: Readonly<Record<string, RequestKind>> = {
  'unknown articles': { percent: 10, toPath: (index) => `/2025/02/01/invented-${index}/` },
  'unknown streams and authors': {
    percent: 10,
    toPath: (index) =>
      pick(
        [
          `/markets/invented-${index}/`,
          `/tag/invented-${index}/`,
          `/author/profile/invented-${index}/`,
          `/static/invented-${index}/`,
        ],
        index,
      ),
  },
  'unknown realmIDs and tabs': {
    percent: 10,
    toPath: (index) =>
      pick([`/company-resources/?realmID=invented-${index}`, `/resources/partners/?tab=invented-${index}`], index),
  },
  'unmatched addresses': {
    percent: 5,
    toPath: (index) => pick([`/invented-${index}/a/b/`, `/invented-${index}.php`], index),
  },
  'pages of streams': {
    percent: 15,
    toPath: (index, { streams }) => `${pick(streams, index)}?page=${2 + Math.floor(index / streams.length)}`,
  },
  'unknown parameters of articles': {
    percent: 15,
    toPath: (index, { articles }) => `${pick(articles, index)}?utm_source=invented-${index}&tab=${index}`,
  },
  'repeated parameters of the home page': {
    percent: 5,
    toPath: (index) => `/?${'page=2&'.repeat(1 + (index % 20))}tab=${index}&realmID=${index}`,
  },
  feeds: {
    percent: 10,
    toPath: (index, { streams }) =>
      pick([`${pick(streams, index)}feed/?x=${index}`, `/tag/invented-${index}/feed/`], index),
  },
  'AMP pages': {
    percent: 5,
    toPath: (index, { articles }) =>
      pick([`/amp${pick(articles, index)}?x=${index}`, `/amp/2025/02/01/invented-${index}/`], index),
  },
  images: { percent: 5, toPath: (index) => `/images/invented-${index}/?width=400` },
  searches: { percent: 8, toPath: (index) => `/search/?q=office+invented${index}` },
  'nocache requests': { percent: 2, toPath: (index) => `/?nocache=${index}` },
};

const toRequests = (content: Content): { path: string; headers: Record<string, string> }[] => {
  const requestsByKind = Object.values(requestKinds).map(({ percent, toPath, headers = {} }) =>
    Array.from({ length: (requestCount * percent) / 100 }, (_, index) => ({ path: toPath(index, content), headers })),
  );
  // Kinds alternate, as in real traffic.
  return Array.from({ length: requestCount }, (_, index) => requestsByKind.map((list) => list[index]))
    .flat()
    .filter((request) => request !== undefined);
};

const requestAll = async (
  origin: string,
  requests: readonly { path: string; headers: Record<string, string> }[],
  onSample: () => Promise<void>,
): Promise<void> => {
  let next = 0;
  const runWorker = async (): Promise<void> => {
    for (let index = next++; index < requests.length; index = next++) {
      const { path = '/', headers = {} } = requests[index] ?? {};
      const response = await fetch(origin + path, {
        headers: { 'accept-encoding': 'gzip, br', ...headers },
        redirect: 'manual',
      });
      await response.arrayBuffer();
      // 502: a service behind a proxy route failed, not the site itself.
      if (response.status >= 500 && response.status !== 502)
        throw new StartError(`${path} returned ${response.status}.`);
      if (index % requestsPerSample === 0) await onSample();
    }
  };
  await Promise.all(Array.from({ length: connections }, runWorker));
};

/** Requests each page once and returns the share of pages that Next reports as cached. */
const measureHitRate = async (origin: string, paths: readonly string[]): Promise<number> => {
  let hits = 0;
  for (const path of paths) {
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new StartError(`${path} returned ${response.status}.`);
    if (['HIT', 'STALE'].includes(response.headers.get('x-page-cache') ?? '')) hits += 1;
  }
  return hits / paths.length;
};

/** Measures a site's memory around requests to 10,000 addresses, and whether popular pages stay cached. */
export const memory = async (site: RunningServer, provider: RunningServer): Promise<readonly Finding[]> => {
  const content = await readContent(provider);
  const popular = ['/', ...content.streams, ...content.articles]
    .slice(0, popularCount)
    .map((path) => ({ path, headers: {} }));
  const afterStartMb = await readResidentMb(site.service);
  await requestAll(site.origin, popular, async () => {});
  const warmMb = await readResidentMb(site.service);
  const initialHitRate = await measureHitRate(
    site.origin,
    popular.map(({ path }) => path),
  );
  let peakMb = 0;
  const sample = async (): Promise<void> => {
    peakMb = Math.max(peakMb, await readResidentMb(site.service));
  };
  const distinctRequests = toRequests(content);
  await requestAll(site.origin, distinctRequests, sample);
  await sample();
  const finalMb = await readResidentMb(site.service);
  return [
    withoutTarget('resident after the start', `${afterStartMb.toFixed(0)} MB`),
    withoutTarget(`resident after ${popular.length} popular pages`, `${warmMb.toFixed(0)} MB`),
    withoutTarget('hit rate of the popular pages before', initialHitRate.toFixed(3)),
    withoutTarget(`resident after ${distinctRequests.length} distinct addresses`, `${finalMb.toFixed(0)} MB`),
    withTarget('highest resident memory', peakMb, 'MB', { max: maxResidentMb }),
    withTarget(
      'hit rate of the popular pages afterwards',
      await measureHitRate(
        site.origin,
        popular.map(({ path }) => path),
      ),
      '',
      { min: minHitRate },
    ),
  ];
};
