import type { Inspector } from './inspector.ts';
import { createHmac } from 'node:crypto';

/** Purges the pages and query results with a tag from a site, as a content system does. Returns the status. */
export const purge = async (origin: string, tag: string, secret: string): Promise<number> => {
  const [time, body] = [String(Date.now()), JSON.stringify({ tags: [tag] })];
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const response = await fetch(`${origin}/api/purge/`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-purge-time': time, 'x-purge-signature': signature },
  });
  await response.arrayBuffer();
  return response.status;
};

/** Called once for each document that is rendered for the cache. */
const rendering = { file: 'next-runtime/src/documentCache/documentCache.ts', name: 'toDocument' } as const;

type Coverage = {
  result: readonly {
    url: string;
    functions: readonly { functionName: string; ranges: readonly { count: number }[] }[];
  }[];
};

/** Counts the documents that a site renders for its cache while work runs. */
export const countRenders = async ({ call }: Inspector, work: () => Promise<void>): Promise<number> => {
  await call('Profiler.enable');
  await call('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // The first report may have calls since the start of the process.
  await call('Profiler.takePreciseCoverage');
  await work();
  const { result } = await call<Coverage>('Profiler.takePreciseCoverage');
  await call('Profiler.stopPreciseCoverage');
  return result
    .filter(({ url }) => url.endsWith(rendering.file))
    .flatMap(({ functions }) => functions)
    .filter(({ functionName }) => functionName === rendering.name)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
};

const readers = 200;
const freshLimitMs = 30_000;

/** Longer than a purged page is served stale (`purgeTimes.ts`). */
const purgeMs = 1_200;

type CacheState = string | null;

const requestPage = async (url: string): Promise<CacheState> => {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}.`);
  return response.headers.get('x-page-cache');
};

/** Counts the renders of a page for 200 readers at once. `before` makes it stale: they come until it is replaced. */
export const countRendersForCrowd = (
  inspector: Inspector,
  url: string,
  before: () => Promise<void> = async () => {},
): Promise<number> =>
  countRenders(inspector, async () => {
    await before();
    const purgeEnd = Date.now() + purgeMs;
    const deadline = Date.now() + freshLimitMs;
    for (let states: CacheState[] = ['HIT']; states.every((state) => state === 'HIT');) {
      if (Date.now() > deadline) throw new Error(`${url} is neither rendered nor stale after ${freshLimitMs} ms.`);
      states = await Promise.all(Array.from({ length: readers }, () => requestPage(url)));
    }
    // A stale page is rendered after its response.
    while ((await requestPage(url)) !== 'HIT' || Date.now() < purgeEnd)
      if (Date.now() > deadline) throw new Error(`${url} is not cached after ${freshLimitMs} ms.`);
  });
