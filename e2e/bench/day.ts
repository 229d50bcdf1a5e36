import { randomInt } from 'node:crypto';
import { globSync, lstatSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { StartError } from '@masthead/scripts/errors';
import { logProgress } from '@masthead/scripts/progress';
import { readResidentMb } from '../src/processes.ts';
import type { RunningServer } from '../src/stack.ts';
import { readStreamPage, readStreams } from './content.ts';
import { withTarget, withoutTarget, type Finding } from './measure.ts';
import { browserHeaders } from './sendRequest.ts';

/** Memory and disk of the second half of the day against the first one, without its first tenth. */
const maxGrowth = 1.1;
const connections = 16;
const samples = 40;
const popularCount = 500;
/** Articles of the archive that crawlers and readers request, at most. */
const archiveCount = 20_000;
const pageSize = 50;
/** Crawlers with many addresses are not stopped by the limit of rendered pages for one client. */
const clientAddresses = 20_000;

type Content = { popular: readonly string[]; archive: readonly string[]; files: readonly string[] };

const readContent = async (site: RunningServer, provider: RunningServer): Promise<Content> => {
  const streams = await readStreams(provider);
  const articles = new Set<string>();
  for (let page = 1; articles.size < popularCount + archiveCount; page += 1) {
    const before = articles.size;
    for (const { term } of streams)
      for (const uri of await readStreamPage(provider, { term, pageSize, page })) articles.add(uri);
    if (articles.size === before) break;
  }
  const all = [...articles];
  const home = await (await fetch(`${site.origin}/`)).text();
  const files = [...new Set(home.match(/\/(?:_next\/static|images|fonts)\/[^"'\s,)&]+/g))];
  return {
    popular: ['/', ...streams.map(({ uri }) => uri), ...all.slice(0, popularCount)],
    archive: all.slice(popularCount),
    files,
  };
};

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '/';

/** Few pages have most of the readers: the tenth most popular page has a tenth of those of the first. */
const pickPopular = (list: readonly string[]): string =>
  pick(list, Math.floor(list.length ** (randomInt(1_000_000) / 1_000_000)) - 1);

/** Who requests what, in parts of a thousand requests. 30 of them are for pages that no cache holds. */
const shares: readonly { perThousand: number; toPath: (content: Content, count: number) => string }[] = [
  { perThousand: 770, toPath: ({ popular }) => pickPopular(popular) },
  { perThousand: 200, toPath: ({ files }) => pick(files, randomInt(files.length)) },
  // Crawlers request one article after the other.
  { perThousand: 20, toPath: ({ archive }, count) => pick(archive, count) },
  { perThousand: 5, toPath: ({ archive }) => pick(archive, randomInt(archive.length)) },
  { perThousand: 3, toPath: (_, count) => `/search/?q=office+${count}` },
  { perThousand: 2, toPath: (_, count) => `/invented-${count}/` },
];

/** A thousand requests in an order in which kinds alternate. */
const schedule = shares
  .flatMap((share) =>
    Array.from({ length: share.perThousand }, (_, index) => ({ at: (index + 0.5) / share.perThousand, share })),
  )
  .toSorted((left, right) => left.at - right.at)
  .map(({ share }) => share);

/** Returns the status of a request, whose body is discarded. */
const request = (url: string, client: number, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const address = `203.0.${client >> 8}.${client & 255}`;
    get(url, { headers: { ...browserHeaders, 'x-forwarded-for': address }, agent }, (response) => {
      response
        .on('error', reject)
        .on('end', () => resolve(response.statusCode ?? 0))
        .resume();
    }).on('error', reject);
  });

const readFolderMb = (folder: string): number => {
  let bytes = 0;
  // Unlike readdirSync, this does not follow links, and the app of a site is links to packages.
  for (const name of globSync('**', { cwd: folder }))
    // Files of caches are deleted while they are listed.
    bytes += lstatSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  return bytes / 1024 / 1024;
};

type Sample = Readonly<Record<'site' | 'provider' | 'disk of the site' | 'disk of the provider', number>>;

const compareHalves = (taken: readonly Sample[], name: keyof Sample): readonly Finding[] => {
  const values = taken.slice(Math.floor(taken.length / 10)).map((sample) => sample[name]);
  const middle = Math.floor(values.length / 2);
  const [first, second] = [Math.max(...values.slice(0, middle)), Math.max(...values.slice(middle))];
  return [
    withoutTarget(`${name}, highest`, `${Math.max(first, second).toFixed(0)} MB`),
    withTarget(`${name}, second half of the day against the first`, second / first, '', { max: maxGrowth }),
  ];
};

/**
 * Sends the requests of a day to a site: readers of popular pages, crawlers in the archive, searches and invented
 * addresses. Memory and disk must not grow.
 */
export const day = async (
  site: RunningServer,
  provider: RunningServer,
  folders: { site: string; provider: string },
  requestCount: number,
): Promise<readonly Finding[]> => {
  const content = await readContent(site, provider);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken: Sample[] = [];
  const counts = new Map<(typeof shares)[number], number>();
  const statuses = new Map<number, number>();
  const sample = async (): Promise<void> => {
    const one = {
      site: await readResidentMb(site.service),
      provider: await readResidentMb(provider.service),
      'disk of the site': readFolderMb(folders.site),
      'disk of the provider': readFolderMb(folders.provider),
    };
    taken.push(one);
    logProgress(
      `${taken.length} of ${samples}: ${Object.entries(one)
        .map(([name, mb]) => `${name} ${mb.toFixed(0)} MB`)
        .join(', ')}`,
    );
  };
  let next = 0;
  const runWorker = async (): Promise<void> => {
    for (let index = next++; index < requestCount; index = next++) {
      const share = schedule[index % schedule.length];
      if (!share) throw new StartError('The day has no requests.');
      const count = counts.get(share) ?? 0;
      counts.set(share, count + 1);
      const status = await request(site.origin + share.toPath(content, count), index % clientAddresses, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (index > 0 && index % Math.floor(requestCount / samples) === 0) await sample();
    }
  };
  await Promise.all(Array.from({ length: connections }, runWorker)).finally(() => agent.destroy());
  await sample();
  const failed = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  return [
    withoutTarget('requests', [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')),
    withTarget('requests that failed (5xx)', failed, 'requests', { max: 0 }),
    ...(['site', 'provider', 'disk of the site', 'disk of the provider'] as const).flatMap((name) =>
      compareHalves(taken, name),
    ),
  ];
};
