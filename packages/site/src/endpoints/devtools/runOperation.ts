import type { Brand } from '@masthead/config';
import { getCacheTags, type QueryTypeName } from '@masthead/graphql-ops';
import type { TransferredQuery } from '@masthead/graphql-ops/browser';
import {
  createContentClient,
  toTransferredQuery,
  type CacheEntry,
  type LogEvent,
  type QueryCache,
} from '@masthead/graphql-ops/server';
import { createQueryByName } from './operations';

export type Source =
  | { from: 'cache'; storedAt: number; freshUntil: number; refreshed: boolean }
  /** `expired`: the cached result was too old to serve. */
  | { from: 'provider'; why: 'not cached' | 'cached result too old' | 'caches bypassed' }
  | { from: 'nowhere' };

/** Result of an operation with its source and time. */
export type Run = {
  result: { ok: true; value: unknown } | { ok: false; error: string };
  milliseconds: number;
  source: Source;
  tags: readonly string[];
  log: readonly LogEvent[];
  /** The query for the browser; absent for an incomplete query. */
  transferred?: TransferredQuery;
};

export type RunOptions = {
  brand: Brand;
  name: QueryTypeName;
  variables: Record<string, unknown>;
  read: 'use' | 'skip';
  endpoint: string;
  cache: QueryCache;
  fetch: typeof fetch;
  now?: () => number;
};

const getSource = (
  entry: CacheEntry | undefined,
  { read, requests, ok, now }: { read: 'use' | 'skip'; requests: number; ok: boolean; now: number },
): Source => {
  if (!ok) return { from: 'nowhere' };
  if (entry && (requests === 0 || now < entry.freshUntil))
    return { from: 'cache', storedAt: entry.storedAt, freshUntil: entry.freshUntil, refreshed: requests > 0 };
  if (requests === 0) return { from: 'nowhere' };
  return {
    from: 'provider',
    why: read === 'skip' ? 'caches bypassed' : entry ? 'cached result too old' : 'not cached',
  };
};

/** Runs an operation like a page, and records cache reads, requests and log lines. */
export const runOperation = async ({
  brand,
  name,
  variables,
  read,
  endpoint,
  cache,
  fetch,
  now = Date.now,
}: RunOptions): Promise<Run> => {
  const seen: { entry?: CacheEntry; requests: number; log: LogEvent[] } = { requests: 0, log: [] };
  const watchedCache: QueryCache = {
    ...cache,
    get: async (...request) => {
      const entry = await cache.get(...request);
      if (entry) seen.entry = entry;
      return entry;
    },
  };
  const watchedFetch: typeof fetch = (input, init) => {
    seen.requests += 1;
    return fetch(input, init);
  };
  const client = createContentClient({
    brand: brand.key,
    endpoint,
    cache: watchedCache,
    fetch: watchedFetch,
    log: (event) => seen.log.push(event),
    now,
  });
  const operation = createQueryByName(name, variables);
  const started = performance.now();
  const { result } = await client.query({
    route: 'devtools-fetch',
    parts: { result: operation },
    nocache: read === 'skip',
  });
  const milliseconds = performance.now() - started;
  const transferred = toTransferredQuery(operation, result.ok ? result.value : undefined);
  const failure = result.ok
    ? ''
    : result.error.kind === 'incomplete-query'
      ? `The query lacks ${result.error.missing.join(', ')}; it was not sent.`
      : getMessages(result.error.cause).join(' ← ') || 'The provider did not respond.';
  return {
    result: result.ok ? result : { ok: false, error: failure },
    milliseconds,
    source: getSource(seen.entry, { read, requests: seen.requests, ok: result.ok, now: now() }),
    tags: getCacheTags(operation),
    log: seen.log,
    ...(transferred && { transferred }),
  };
};

const getMessages = (cause: unknown): string[] =>
  cause instanceof Error ? [cause.message, ...getMessages(cause.cause)] : [];
