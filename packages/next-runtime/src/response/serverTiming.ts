import { getRequestContext, type Attributes, type Telemetry } from '@masthead/telemetry';
import type { ServerResponse } from 'node:http';

/** Response header with the state of a document in the cache: `HIT`, `STALE` or `MISS`. None: no cache stores it. */
export const cacheStateHeader = 'x-page-cache';

/** Whether a document came from the cache, so that it cost no render. A refused page (503) did not. */
export const isFromCache = (response: ServerResponse): boolean => {
  const state = response.getHeader(cacheStateHeader);
  return (state === 'HIT' || state === 'STALE') && response.statusCode !== 503;
};

/** Counts whether the cache had the document of a response. @returns the attributes of its span */
export const countCacheResult = (response: ServerResponse, { count }: Telemetry): Attributes => {
  const state = response.getHeader(cacheStateHeader);
  if (typeof state !== 'string') return {};
  const result = response.statusCode === 503 ? 'refused' : state.toLowerCase();
  count('cacheLookups', { cache: 'page', result });
  return { 'masthead.page_cache': result };
};

type Metric = { name: string; dur?: number; desc?: string };

/** What is noted while a page is served. */
export type PageTiming = {
  /** Notes that the request has passed all checks. */
  noteHandled: () => void;
};

const formatMetric = ({ name, dur, desc }: Metric): string =>
  [
    name,
    ...(dur === undefined ? [] : [`dur=${dur.toFixed(1)}`]),
    ...(desc === undefined ? [] : [`desc="${desc}"`]),
  ].join(';');

const pluralize = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The render of a page that no cache had: its wait in the queue, and its time until the headers are sent. */
const listRenderMetrics = (handledAt: number, startedAt: number | undefined): Metric[] => [
  ...(startedAt === undefined ? [] : [{ name: 'queue', dur: startedAt - handledAt }]),
  { name: 'render', dur: performance.now() - (startedAt ?? handledAt) },
];

/**
 * Adds `Server-Timing` to the response to a page: which cache had it, the render, and the requests to the content service
 * with the sum of their times. Call it before the headers are set: it adds its own when they are sent, so that no cache of
 * this server stores it.
 */
export const addServerTiming = (response: ServerResponse): PageTiming => {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  let handledAt: number | undefined;

  const listMetrics = (): Metric[] => {
    const state = response.getHeader(cacheStateHeader);
    const cache = typeof state === 'string' ? state.toLowerCase() : 'none';
    if (handledAt === undefined) return [{ name: 'cache', desc: cache }];
    const { renderStartedAt, content } = getRequestContext() ?? {};
    return [
      { name: 'cache', desc: cache },
      ...(cache === 'hit' || cache === 'stale' ? [] : listRenderMetrics(handledAt, renderStartedAt)),
      ...(content && content.requests > 0
        ? [
            {
              name: 'provider',
              dur: content.ms,
              desc: `${pluralize(content.requests, 'request', 'requests')}, ${pluralize(content.queries, 'query', 'queries')}`,
            },
          ]
        : []),
    ];
  };

  response.writeHead = ((...parts: unknown[]) => {
    response.writeHead = writeHead as typeof response.writeHead;
    if (!response.headersSent) response.setHeader('Server-Timing', listMetrics().map(formatMetric).join(', '));
    return writeHead(...parts);
  }) as typeof response.writeHead;
  return { noteHandled: () => (handledAt = performance.now()) };
};
