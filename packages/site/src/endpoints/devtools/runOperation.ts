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
import { askByName } from './operations';

/** Where an answer came from. */
export type Source =
  | { from: 'cache'; storedAt: number; freshUntil: number; refreshed: boolean }
  /** `kept`: the cache had an answer too old to be given. */
  | { from: 'provider'; why: 'not kept' | 'kept, too old' | 'caches skipped' }
  | { from: 'nowhere' };

/** Result of an operation with its source and time. */
export type Run = {
  answer: { ok: true; value: unknown } | { ok: false; error: string };
  milliseconds: number;
  source: Source;
  tags: readonly string[];
  log: readonly LogEvent[];
  /** For the browser to go on with; absent for a query that is never sent. */
  handedOver?: TransferredQuery;
};

/** Options of a run. */
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

const sourceOf = (
  entry: CacheEntry | undefined,
  { read, requests, ok, now }: { read: 'use' | 'skip'; requests: number; ok: boolean; now: number },
): Source => {
  if (!ok) return { from: 'nowhere' };
  if (entry && (requests === 0 || now < entry.freshUntil))
    return { from: 'cache', storedAt: entry.storedAt, freshUntil: entry.freshUntil, refreshed: requests > 0 };
  if (requests === 0) return { from: 'nowhere' };
  return { from: 'provider', why: read === 'skip' ? 'caches skipped' : entry ? 'kept, too old' : 'not kept' };
};

/** Runs one operation as a page would, and watches what happens: the cache it reads, the requests it makes, what is logged. */
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
    get: async (key, reach) => {
      const entry = await cache.get(key, reach);
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
  const operation = askByName(name, variables);
  const started = performance.now();
  const { result } = await client.query({
    route: 'devtools-fetch',
    parts: { result: operation },
    nocache: read === 'skip',
  });
  const milliseconds = performance.now() - started;
  const handedOver = toTransferredQuery(operation, result.ok ? result.value : undefined);
  const failure = result.ok
    ? ''
    : result.error.kind === 'incomplete-query'
      ? `The query lacks ${result.error.missing.join(', ')}; it was not sent.`
      : messagesOf(result.error.cause).join(' ← ') || 'The provider gave no answer.';
  return {
    answer: result.ok ? result : { ok: false, error: failure },
    milliseconds,
    source: sourceOf(seen.entry, { read, requests: seen.requests, ok: result.ok, now: now() }),
    tags: getCacheTags(operation),
    log: seen.log,
    ...(handedOver && { handedOver }),
  };
};

const messagesOf = (cause: unknown): string[] =>
  cause instanceof Error ? [cause.message, ...messagesOf(cause.cause)] : [];
