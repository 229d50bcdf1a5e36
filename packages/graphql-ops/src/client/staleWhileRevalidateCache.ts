import { getFreshness, type Freshness } from '../cache/freshness.ts';
import type { CacheEntry, PurgeResult, QueryCache, Reach } from '../cache/queryCache.ts';
import type { CachePolicy } from '../queryTypes/queryType.ts';
import { err, ok, type ContentError, type Result } from '../result.ts';
import type { ResultSource } from './queryHistory.ts';
import { raceAbort } from './raceAbort.ts';

/** The part of a request that decides about caching. */
export interface CacheableRequest {
  readonly cache: CachePolicy;
  readonly disk: 'on' | 'off';
  readonly tags: readonly string[];
}

/** A batch of requests by label. */
type Batch<Request> = Readonly<Record<string, Request>>;
/** Results by label. */
type Results<Value> = Readonly<Record<string, Result<Value, ContentError>>>;

/** Options of the cache. */
export interface StaleWhileRevalidateOptions<Request> {
  readonly cache: QueryCache;
  readonly now: () => number;
  readonly getKey: (request: Request) => string;
  /** Adds the brand to a tag, for stores that brands share. */
  readonly toTag: (tag: string) => string;
  /** Whether a failed request means that the service is down. */
  readonly isOutage: (cause: unknown) => boolean;
}

/** Options of one load. */
export interface LoadOptions<Request, Value> {
  readonly read: 'use' | 'skip';
  readonly fetchBatch: (batch: Batch<Request>) => Promise<Results<Value>>;
  /** Receives work that continues after the result is returned. */
  readonly background: (work: Promise<unknown>) => void;
  /** After an abort, stale entries are returned instead of pending requests. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the labels whose last-resort entries were served. */
  readonly onStale: (labels: readonly string[]) => void;
  /** Called with the source of each label before its result is available. */
  readonly onSource?: ((label: string, source: ResultSource) => void) | undefined;
}

interface CachedLabel<Request> {
  readonly label: string;
  readonly key: string;
  readonly request: Request;
  readonly entry: CacheEntry | undefined;
  readonly freshness: Freshness | 'missing';
}

/** Time in ms that a service counts as down after a failed request. */
const outageMs = 5_000;

/** Whether a response contains only nulls and empty lists: the requested content does not exist. */
const isEmpty = (value: unknown): boolean =>
  Object.values(value as object).every((field) => field === null || (Array.isArray(field) && field.length === 0));

/** Empty responses stay in memory, because anybody can request any number of missing things. */
const getReach = ({ disk }: CacheableRequest, value?: unknown): Reach =>
  disk === 'off' || (value !== undefined && isEmpty(value)) ? 'memory' : 'everywhere';

const toUnavailable = (cause?: unknown): Result<never, ContentError> => err({ kind: 'unavailable', cause });

/** Remembers an outage, so that stale entries are served at once instead of after the next timeout. */
const createOutageClock = (now: () => number, isOutage: (cause: unknown) => boolean) => {
  let downUntil = 0;
  return {
    isDown: (): boolean => now() < downUntil,
    record: (results: Results<unknown>): void => {
      const isDown = Object.values(results).some(
        (result) => !result.ok && result.error.kind === 'unavailable' && isOutage(result.error.cause),
      );
      downUntil = isDown ? now() + outageMs : 0;
    },
  };
};

/** Divides labels into those that wait for a request, those served stale and refreshed, and the fresh rest. */
const planLoad = <Request>(labels: readonly CachedLabel<Request>[], isDown: boolean) => {
  const isWaiting = ({ freshness }: CachedLabel<Request>): boolean =>
    freshness === 'missing' || (freshness === 'last-resort' && !isDown);
  const isStale = ({ freshness }: CachedLabel<Request>): boolean =>
    freshness === 'stale' || (freshness === 'last-resort' && isDown);
  const sourceOf = (label: CachedLabel<Request>): ResultSource => {
    if (isWaiting(label)) return 'service';
    return isStale(label) ? 'stale-cache' : 'cache';
  };
  return { waiting: labels.filter(isWaiting), stale: labels.filter(isStale), sourceOf };
};

/**
 * Creates the stale-while-revalidate cache of a service's results: one request per key for all concurrent callers. A stale
 * result is served while it is revalidated; an expired one only while the service is down.
 */
export const createStaleWhileRevalidateCache = <Request extends CacheableRequest, Value>({
  cache,
  now,
  getKey,
  toTag,
  isOutage,
}: StaleWhileRevalidateOptions<Request>) => {
  /** Pending requests by key: concurrent misses share one request. */
  const pending = new Map<string, Promise<Result<Value, ContentError>>>();
  const outage = createOutageClock(now, isOutage);

  const lookUp = async (label: string, request: Request, read: 'use' | 'skip'): Promise<CachedLabel<Request>> => {
    const key = getKey(request);
    const policy = request.cache;
    const missing: CachedLabel<Request> = { label, key, request, entry: undefined, freshness: 'missing' };
    if (policy.kind === 'never' || read === 'skip') return missing;
    const entry = await cache.get(key, getReach(request));
    if (!entry) return missing;
    const { storedAt } = entry;
    const purgedAt = await cache.purgedAt(entry.tags);
    return {
      label,
      key,
      request,
      entry,
      freshness: getFreshness({ storedAt, purgedAt }, policy.minutes * 60_000, now()),
    };
  };

  const store = async (
    { key, request }: CachedLabel<Request>,
    result: Result<Value, ContentError>,
    storedAt: number,
  ): Promise<void> => {
    if (!result.ok || request.cache.kind === 'never') return;
    if (request.cache.store === 'when-not-empty' && isEmpty(result.value)) return;
    const entry = {
      value: result.value,
      storedAt,
      freshUntil: storedAt + request.cache.minutes * 60_000,
      tags: request.tags.map(toTag),
    };
    await cache.set(key, entry, getReach(request, result.value));
  };

  /** Sends one request for the labels without a pending request. Returns the promise of each label's result. */
  const fetchLabels = (
    labels: readonly CachedLabel<Request>[],
    { read, fetchBatch, background }: LoadOptions<Request, Value>,
  ): ReadonlyMap<string, Promise<Result<Value, ContentError>>> => {
    const sent = Promise.withResolvers<Results<Value>>();
    const storedAt = now();
    const batch: Record<string, Request> = {};
    const results = new Map<string, Promise<Result<Value, ContentError>>>();
    for (const cachedLabel of labels) {
      const { label, key, request } = cachedLabel;
      const isShared = read === 'use' && request.cache.kind !== 'never';
      const shared = isShared ? pending.get(key) : undefined;
      if (shared) {
        results.set(label, shared);
        continue;
      }
      batch[label] = request;
      const promise = sent.promise.then((all) => {
        const result = all[label] ?? toUnavailable();
        // Cache writes do not delay the response.
        background(
          store(cachedLabel, result, storedAt).finally(() => pending.get(key) === promise && pending.delete(key)),
        );
        return result;
      });
      if (isShared) pending.set(key, promise);
      results.set(label, promise);
    }
    sent.resolve(fetchBatch(batch));
    if (Object.keys(batch).length > 0) void sent.promise.then(outage.record);
    return results;
  };

  const load = async (batch: Batch<Request>, options: LoadOptions<Request, Value>): Promise<Results<Value>> => {
    const labels = await Promise.all(
      Object.entries(batch).map(([label, request]) => lookUp(label, request, options.read)),
    );
    const { waiting, stale, sourceOf } = planLoad(labels, outage.isDown());
    for (const cachedLabel of labels) options.onSource?.(cachedLabel.label, sourceOf(cachedLabel));
    const fetched = fetchLabels(waiting, options);
    const refreshed = fetchLabels(stale, options);
    if (refreshed.size > 0) options.background(Promise.all(refreshed.values()));

    const staleLabels = stale.filter(({ freshness }) => freshness === 'last-resort').map(({ label }) => label);
    const results = await Promise.all(
      labels.map(async ({ label, entry }): Promise<[string, Result<Value, ContentError>]> => {
        const promise = fetched.get(label);
        const result = promise && (await raceAbort(promise, options.signal, toUnavailable));
        if (result && (result.ok || !entry)) return [label, result];
        if (result) staleLabels.push(label);
        return [label, ok(entry?.value as Value)];
      }),
    );
    if (staleLabels.length > 0) options.onStale(staleLabels);
    return Object.fromEntries(results);
  };

  return {
    /** Returns the result of each label: from the cache where possible, from the service otherwise. */
    load,
    /** Marks entries with these tags as purged. */
    purge: (tags: readonly string[]): Promise<PurgeResult> => {
      // A pending request may return the old state, so later callers must not share it.
      pending.clear();
      return cache.purge(tags.map(toTag), now());
    },
  };
};
