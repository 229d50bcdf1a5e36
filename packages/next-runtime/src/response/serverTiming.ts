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

const formatDuration = (name: string, durationMs: number): string => `${name};dur=${durationMs.toFixed(1)}`;

const pluralize = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The render of a page that no cache had: its wait in the queue, and its time until the headers are sent. */
const listRenderMetrics = (handledAt: number, startedAt: number | undefined): readonly string[] => [
  ...(startedAt === undefined ? [] : [formatDuration('queue', startedAt - handledAt)]),
  formatDuration('render', performance.now() - (startedAt ?? handledAt)),
];

/**
 * Adds `Server-Timing` to the response to a page: which cache had it, the render, and the requests to the content service
 * with the sum of their times. Call it before the headers are set: it adds its own when they are sent, so that no cache of
 * this server stores it.
 */
export const addServerTiming = (response: ServerResponse) => {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  let handledAt: number | undefined;

  const listMetrics = (): readonly string[] => {
    const header = response.getHeader(cacheStateHeader);
    const state = typeof header === 'string' ? header.toLowerCase() : 'none';
    const cache = `cache;desc="${state}"`;
    if (handledAt === undefined) return [cache];
    const { renderStartedAt, content } = getRequestContext() ?? {};
    const requests = content && pluralize(content.requests, 'request', 'requests');
    return [
      cache,
      ...(state === 'hit' || state === 'stale' ? [] : listRenderMetrics(handledAt, renderStartedAt)),
      ...(content && content.requests > 0
        ? [
            `${formatDuration('provider', content.ms)};desc="${requests}, ${pluralize(content.queries, 'query', 'queries')}"`,
          ]
        : []),
    ];
  };

  response.writeHead = ((...parts: unknown[]) => {
    response.writeHead = writeHead as typeof response.writeHead;
    if (!response.headersSent) response.setHeader('Server-Timing', listMetrics().join(', '));
    return writeHead(...parts);
  }) as typeof response.writeHead;
  return {
    /** Notes that the request has passed all checks. */
    noteHandled: (): void => void (handledAt = performance.now()),
  };
};
