import { StartError } from '@masthead/scripts/errors';
import type { OutgoingHttpHeaders } from 'node:http';
import { createInternalCookie, type RunningServer } from '../src/stack.ts';
import { readStreamPage, readStreams } from './content.ts';
import { median, withTarget, withoutTarget, type Finding } from './measure.ts';
import { readProcessorMs } from '../src/processes.ts';
import { browserHeaders, requestOnce } from './sendRequest.ts';
import { sampleTerm } from '../src/testedBrand.ts';

const warmUpPages = 60;
const measuredPages = 100;
const rounds = 3;
const pagesPerKind = warmUpPages + rounds * measuredPages;
const pageSize = 50;
/** Goals: requests per second against an empty dynamic page, and processor time of a page in ms. */
const minRatio = 0.4;
const maxSiteMs = 14;
const maxProviderMs: Readonly<Record<string, number>> = { search: 30 };
const maxOtherProviderMs = 6;
const emptyPage = 'empty dynamic page';

const words =
  'office lease lender tower warehouse hotel apartments tenant broker refinance industrial retail developer land rent portfolio sale vacancy construction loan'.split(
    ' ',
  );

/** Returns addresses of each kind of page, each different from all others: a cache holds none of them. */
const findAddresses = async (provider: RunningServer): Promise<Readonly<Record<string, readonly string[]>>> => {
  const streams = await readStreams(provider);
  const longStreams: string[] = [];
  for (const { uri, term } of streams)
    if ((await readStreamPage(provider, { term, pageSize, page: 20 })).length === pageSize) longStreams.push(uri);
  const articles = new Set<string>();
  for (let page = 1; articles.size < pagesPerKind; page += 1) {
    const found = await readStreamPage(provider, { term: sampleTerm, pageSize, page });
    if (found.length === 0) throw new StartError('The database for the measurement has too few articles.');
    for (const uri of found) articles.add(uri);
  }
  const count = (make: (index: number) => string): readonly string[] =>
    Array.from({ length: pagesPerKind }, (_, index) => make(index));
  const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
  return {
    home: count((index) => `/?nocache=${index}`),
    stream: count((index) => `${pick(longStreams, index)}?page=${2 + Math.floor(index / longStreams.length)}`),
    article: [...articles].slice(0, pagesPerKind),
    search: count(
      (index) => `/search/?q=${pick(words, index)}+${pick(words, 1 + index + Math.floor(index / words.length))}`,
    ),
  };
};

type Sample = { perSecond: number; siteMs: number; providerMs: number };

/** Pages of one kind, with the server and the headers for their requests. */
type Kind = { server: RunningServer; urls: readonly string[]; headers: OutgoingHttpHeaders };

const measureOnce = async (
  urls: readonly string[],
  { server: { service }, headers }: Kind,
  provider: RunningServer,
): Promise<Sample> => {
  const before = [readProcessorMs(service), readProcessorMs(provider.service)] as const;
  const perSecond = await requestOnce(urls, { ...browserHeaders, ...headers });
  return {
    perSecond,
    siteMs: (readProcessorMs(service) - before[0]) / urls.length,
    providerMs: (readProcessorMs(provider.service) - before[1]) / urls.length,
  };
};

/** `nocache` is for people who work on the publication. */
const getHeaders = (kind: string): OutgoingHttpHeaders => (kind === 'home' ? { cookie: createInternalCookie() } : {});

/** Returns the kinds of pages to measure, the empty page first. */
const findKinds = async (
  site: RunningServer,
  provider: RunningServer,
  empty: RunningServer,
): Promise<ReadonlyMap<string, Kind>> => {
  const kinds = new Map<string, Kind>([
    [
      emptyPage,
      { server: empty, headers: {}, urls: Array.from({ length: pagesPerKind }, () => `${empty.origin}/dynamic`) },
    ],
  ]);
  for (const [kind, paths] of Object.entries(await findAddresses(provider)))
    kinds.set(kind, {
      server: site,
      urls: paths.map((path) => site.origin + path),
      headers: getHeaders(kind),
    });
  return kinds;
};

/** Measures uncached pages: requests per second as a ratio to an empty page, and the processor time of a page. */
export const uncached = async (
  site: RunningServer,
  provider: RunningServer,
  empty: RunningServer,
): Promise<readonly Finding[]> => {
  const kinds = await findKinds(site, provider, empty);
  for (const { urls, headers } of kinds.values())
    await requestOnce(urls.slice(0, warmUpPages), { ...browserHeaders, ...headers });
  const samples = new Map<string, Sample[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [kind, measured] of kinds) {
      const start = warmUpPages + round * measuredPages;
      const sample = await measureOnce(measured.urls.slice(start, start + measuredPages), measured, provider);
      samples.set(kind, [...(samples.get(kind) ?? []), sample]);
    }
  const toMedian = (kind: string, key: keyof Sample): number =>
    median((samples.get(kind) ?? []).map((sample) => sample[key]));
  return [...kinds.keys()].flatMap((kind) => [
    withoutTarget(`${kind}, uncached`, `${toMedian(kind, 'perSecond').toFixed(1)} requests/s`),
    ...(kind === emptyPage
      ? [withoutTarget(`${kind}, processor time of the site`, `${toMedian(kind, 'siteMs').toFixed(1)} ms`)]
      : [
          withTarget(
            `${kind} against the ${emptyPage}`,
            toMedian(kind, 'perSecond') / toMedian(emptyPage, 'perSecond'),
            '',
            { min: minRatio },
          ),
          withTarget(`${kind}, processor time of the site`, toMedian(kind, 'siteMs'), 'ms', { max: maxSiteMs }),
          withTarget(`${kind}, processor time of the provider`, toMedian(kind, 'providerMs'), 'ms', {
            max: maxProviderMs[kind] ?? maxOtherProviderMs,
          }),
        ]),
  ]);
};
