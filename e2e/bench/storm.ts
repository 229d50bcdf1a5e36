import { StartError } from '@masthead/scripts/errors';
import { Agent } from 'node:http';
import { countRendersForCrowd, purge, connectInspector } from '../src/inspector.ts';
import type { RunningServer } from '../src/stack.ts';
import { readStreamPage } from './content.ts';
import { median, withTarget, withoutTarget, type Finding } from './measure.ts';
import { browserHeaders, sendRequest } from './sendRequest.ts';
import type { InspectedServer } from './servers.ts';
import { sampleTerm } from '../src/testedBrand.ts';

export const purgeSecret = 'the secret of purges in the benchmark';

const crawledArticles = 5_000;
const crawlerConnections = 8;
/** Crawlers with many addresses are not stopped by the limit of rendered pages for one client. */
const crawlerAddresses = 250;
const popularPages = 50;
/** Requests of readers for cached pages: one each `intervalMs`, whether or not earlier ones have been answered. */
const intervalMs = 25;
const requestsPerRound = 240;
const rounds = 3;
const pageSize = 50;
const maxSlowdown = 2;

/** Returns the addresses of the oldest articles of a stream, at most `count`. */
const readOldArticles = async (
  provider: RunningServer,
  firstPage: number,
  count: number,
): Promise<readonly string[]> => {
  const articles = new Set<string>();
  for (let page = firstPage; articles.size < count; page += 1) {
    const found = await readStreamPage(provider, { term: sampleTerm, pageSize, page });
    if (found.length === 0) throw new StartError('The database for the measurement has too few articles.');
    for (const uri of found) articles.add(uri);
  }
  return [...articles].slice(0, count);
};

/** Requests cached pages at a constant rate and returns the median duration of a response, in ms. */
const timeCachedPages = async (urls: readonly string[]): Promise<number> => {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const responses: Promise<void>[] = [];
  const request = async (url: string): Promise<void> => {
    const startedAt = performance.now();
    await sendRequest(url, browserHeaders, agent);
    times.push(performance.now() - startedAt);
  };
  for (let index = 0; index < requestsPerRound; index += 1) {
    responses.push(request(urls[index % urls.length] ?? ''));
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  await Promise.all(responses).finally(() => agent.destroy());
  return median(times);
};

/** Requests the next of some pages again and again, as a crawler with many addresses, until `signal` is aborted. */
const crawl = async (urls: Iterator<string>, signal: AbortSignal): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: crawlerConnections });
  let count = 0;
  const runWorker = async (): Promise<void> => {
    while (!signal.aborted) {
      const { value: url, done } = urls.next();
      if (done) return;
      count += 1;
      await sendRequest(url, { ...browserHeaders, 'x-forwarded-for': `203.0.113.${count % crawlerAddresses}` }, agent);
    }
  };
  await Promise.all(Array.from({ length: crawlerConnections }, runWorker)).finally(() => agent.destroy());
  return count;
};

/** Measures cached pages alone and while a crawler requests old articles, in turns. */
const measureCrawl = async (site: RunningServer, provider: RunningServer): Promise<readonly Finding[]> => {
  const popular = (await readOldArticles(provider, 1, popularPages)).map((path) => site.origin + path);
  const uncached = (await readOldArticles(provider, 20, crawledArticles)).map((path) => site.origin + path).values();
  for (let round = 0; round < 3; round += 1) await timeCachedPages(popular);
  const samples: { alone: number; crawled: number; perSecond: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await timeCachedPages(popular);
    const end = new AbortController();
    const startedAt = performance.now();
    const crawler = crawl(uncached, end.signal);
    const crawled = await timeCachedPages(popular);
    end.abort();
    samples.push({ alone, crawled, perSecond: (await crawler) / ((performance.now() - startedAt) / 1000) });
  }
  const toMedian = (pick: (sample: (typeof samples)[number]) => number): number => median(samples.map(pick));
  return [
    withoutTarget('cached page, median', `${toMedian(({ alone }) => alone).toFixed(2)} ms`),
    withoutTarget('cached page during a crawl, median', `${toMedian((sample) => sample.crawled).toFixed(2)} ms`),
    withoutTarget('articles that the crawler gets', `${toMedian(({ perSecond }) => perSecond).toFixed(1)} a second`),
    withTarget(
      'cached page during a crawl against without',
      toMedian((sample) => sample.crawled / sample.alone),
      '',
      {
        max: maxSlowdown,
      },
    ),
  ];
};

/** Measures how often a page is rendered for 200 readers at once, and cached pages beside a crawler. */
export const storm = async (site: InspectedServer, provider: RunningServer): Promise<readonly Finding[]> => {
  const [path = ''] = await readOldArticles(provider, 10, 1);
  const inspector = await connectInspector(site.service, site.inspectorPort);
  const missing = await countRendersForCrowd(inspector, site.origin + path);
  const stale = await countRendersForCrowd(inspector, site.origin + path, async () => {
    const status = await purge(site.origin, `article:${path.replaceAll(/^\/|\/$/g, '')}`, purgeSecret);
    if (status !== 200) throw new StartError(`The purge of ${path} returned ${status}.`);
  });
  inspector.close();
  return [
    withTarget('renders of a page that 200 readers request at once, not cached', missing, 'renders', { max: 1 }),
    withTarget('renders of a page that 200 readers request at once, purged', stale, 'renders', { max: 1 }),
    ...(await measureCrawl(site, provider)),
  ];
};
