import { run } from '@masthead/scripts/command';
import { variables } from '@masthead/scripts/env';
import { StartError } from '@masthead/scripts/errors';
import type { RunningServer } from '../src/stack.ts';
import { withTarget, noted, type Finding } from './measure.ts';

/** Resident memory of one site process under many distinct addresses, in MB. */
const maxResidentMb = 400;
const minHitRate = 0.95;
const addressCount = 10_000;
const popularCount = 500;
const connections = 16;
const sampleEvery = 250;

type Content = { streams: readonly string[]; articles: readonly string[] };

const query = async <Data>(provider: RunningServer, text: string): Promise<Data> => {
  const response = await fetch(`${provider.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text }),
  });
  return ((await response.json()) as { data: Data }).data;
};

const readContent = async (provider: RunningServer): Promise<Content> => {
  const { getCategories } = await query<{ getCategories: readonly { uri: string; path: string }[] }>(
    provider,
    '{ getCategories(site: "plotline") { uri path } }',
  );
  const articles = new Set<string>();
  for (const { path } of getCategories) {
    const { getContentStream } = await query<{ getContentStream: { contents: readonly { uri: string }[] } | null }>(
      provider,
      `{ getContentStream(term: "${path}", site: "plotline", pageSize: 50) { contents { uri } } }`,
    );
    for (const { uri } of getContentStream?.contents ?? []) if (/^\/\d{4}\//.test(uri)) articles.add(uri);
    if (articles.size >= popularCount) break;
  }
  return { streams: getCategories.map(({ uri }) => uri), articles: [...articles] };
};

type Kind = { share: number; address: (index: number, content: Content) => string; headers?: Record<string, string> };

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '/';

/** What crawlers, scanners and hostile clients request, with the share of each in percent. Every address differs from all others. */
const kinds: Readonly<Record<string, Kind>> = {
  'unknown articles': { share: 10, address: (index) => `/2025/02/01/invented-${index}/` },
  'unknown streams and authors': {
    share: 10,
    address: (index) =>
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
    share: 10,
    address: (index) =>
      pick([`/company-resources/?realmID=invented-${index}`, `/resources/partners/?tab=invented-${index}`], index),
  },
  'unmatched addresses': {
    share: 5,
    address: (index) => pick([`/invented-${index}/a/b/`, `/invented-${index}.php`], index),
  },
  'pages of streams': {
    share: 15,
    address: (index, { streams }) => `${pick(streams, index)}?page=${2 + Math.floor(index / streams.length)}`,
  },
  'unknown parameters of articles': {
    share: 15,
    address: (index, { articles }) => `${pick(articles, index)}?utm_source=invented-${index}&tab=${index}`,
  },
  'repeated parameters of the home page': {
    share: 5,
    address: (index) => `/?${'page=2&'.repeat(1 + (index % 20))}tab=${index}&realmID=${index}`,
  },
  'data requests of the router': {
    share: 5,
    address: (index, { articles }) => `${pick(articles, index)}?_rsc=${index.toString(36)}`,
    headers: { rsc: '1' },
  },
  feeds: {
    share: 5,
    address: (index, { streams }) =>
      pick([`${pick(streams, index)}feed/?x=${index}`, `/tag/invented-${index}/feed/`], index),
  },
  'AMP pages': {
    share: 5,
    address: (index, { articles }) =>
      pick([`/amp${pick(articles, index)}?x=${index}`, `/amp/2025/02/01/invented-${index}/`], index),
  },
  images: { share: 5, address: (index) => `/images/invented-${index}/?width=400` },
  searches: { share: 8, address: (index) => `/search/?q=office+invented${index}` },
  'nocache requests': { share: 2, address: (index) => `/?nocache=${index}` },
};

const toRequests = (content: Content): { path: string; headers: Record<string, string> }[] => {
  const perKind = Object.values(kinds).map(({ share, address, headers = {} }) =>
    Array.from({ length: (addressCount * share) / 100 }, (_, index) => ({ path: address(index, content), headers })),
  );
  // Kinds alternate, as they would in a log.
  return Array.from({ length: addressCount }, (_, index) => perKind.map((list) => list[index]))
    .flat()
    .filter((request) => request !== undefined);
};

/** Finds the site's process by its port and returns its resident memory in MB. */
const residentMb = async ({ port }: RunningServer): Promise<number> => {
  const { output } = await run('ps', ['-A', '-o', 'rss=,args='], { env: variables });
  const line = output
    .split('\n')
    .find(
      (row) => row.includes('server/main.ts') && row.includes(`-p ${port}`) && !row.includes('killOnParentExit.ts'),
    );
  if (!line) throw new StartError(`No process of the site on port ${port} was found by ps.`);
  return Number(/^\s*(\d+)/.exec(line)?.[1]) / 1024;
};

const requestAll = async (
  origin: string,
  requests: readonly { path: string; headers: Record<string, string> }[],
  onSample: () => Promise<void>,
): Promise<void> => {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < requests.length; index = next++) {
      const { path = '/', headers = {} } = requests[index] ?? {};
      const response = await fetch(origin + path, {
        headers: { 'accept-encoding': 'gzip, br', ...headers },
        redirect: 'manual',
      });
      await response.arrayBuffer();
      if (response.status >= 500 && response.status !== 502)
        throw new StartError(`${path} returned ${response.status}.`);
      if (index % sampleEvery === 0) await onSample();
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
};

const cacheStates = async (origin: string, paths: readonly string[]): Promise<number> => {
  let hits = 0;
  for (const path of paths) {
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    if (response.headers.get('x-nextjs-cache') !== 'MISS') hits += 1;
  }
  return hits / paths.length;
};

/**
 * Resident memory of a site before and after 10,000 distinct addresses, and whether the popular pages are still
 * cached afterwards. The popular pages are requested first.
 */
export const memory = async (site: RunningServer, provider: RunningServer): Promise<readonly Finding[]> => {
  const content = await readContent(provider);
  const popular = ['/', ...content.streams, ...content.articles]
    .slice(0, popularCount)
    .map((path) => ({ path, headers: {} }));
  const started = await residentMb(site);
  await requestAll(site.origin, popular, async () => {});
  const warm = await residentMb(site);
  const before = await cacheStates(
    site.origin,
    popular.map(({ path }) => path),
  );
  let peak = 0;
  const sample = async (): Promise<void> => {
    peak = Math.max(peak, await residentMb(site));
  };
  const flood = toRequests(content);
  await requestAll(site.origin, flood, sample);
  await sample();
  const after = await residentMb(site);
  return [
    noted('resident after the start', `${started.toFixed(0)} MB`),
    noted(`resident after ${popular.length} popular pages`, `${warm.toFixed(0)} MB`),
    noted('hit rate of the popular pages before', before.toFixed(3)),
    noted(`resident after ${flood.length} distinct addresses`, `${after.toFixed(0)} MB`),
    withTarget('highest resident memory', peak, 'MB', { max: maxResidentMb }),
    withTarget(
      'hit rate of the popular pages afterwards',
      await cacheStates(
        site.origin,
        popular.map(({ path }) => path),
      ),
      '',
      { min: minHitRate },
    ),
  ];
};
