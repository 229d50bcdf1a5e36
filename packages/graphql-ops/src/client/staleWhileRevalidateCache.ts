import type { CacheEntry, PurgeResult, QueryCache, StorageScope } from '../cache/queryCache.ts';
import type { CachePolicy } from '../queryTypes/queryType.ts';
import { err, ok, type ContentError, type Result } from '../result.ts';
import type { ResultSource } from './queryHistory.ts';

/** Resolves with the work, or with a fallback once `signal` aborts. The work goes on: other callers may share it. */
export const raceAbort = <Value>(
  work: Promise<Value>,
  signal: AbortSignal | undefined,
  fallback: (reason: unknown) => Value,
): Promise<Value> => {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(fallback(signal.reason));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
};

type Freshness =
  | 'fresh'
  /** Served, and fetched again in the background. */
  | 'stale-while-revalidate'
  /** Served only while the provider is down. Purged results are in this state too. */
  | 'stale-if-error';

/** A result is fresh for its lifetime (§9), then as long stale-while-revalidate, then only served in an outage. */
export const getFreshness = (
  stored: { readonly storedAt: number; readonly purgedAt: number },
  lifetimeMs: number,
  now: number,
): Freshness => {
  if (stored.purgedAt >= stored.storedAt) return 'stale-if-error';
  const age = now - stored.storedAt;
  if (age < lifetimeMs) return 'fresh';
  return age < 2 * lifetimeMs ? 'stale-while-revalidate' : 'stale-if-error';
};

/** The properties of a request that control caching. */
export interface CacheableRequest {
  readonly cache: CachePolicy;
  readonly disk: 'on' | 'off';
  readonly tags: readonly string[];
}

type Batch<Request> = Readonly<Record<string, Request>>;
type Results<Value> = Readonly<Record<string, Result<Value, ContentError>>>;

/** Options of the cache. */
interface StaleWhileRevalidateOptions<Request> {
  readonly cache: QueryCache;
  readonly now: () => number;
  readonly getKey: (request: Request) => string;
  /** Adds the brand to a tag, because brands may share a store. */
  readonly toTag: (tag: string) => string;
  /** Whether the cause of a failed request means that the provider is down. */
  readonly isOutage: (cause: unknown) => boolean;
}

/** Options of one call of `load`. */
interface LoadOptions<Request, Value> {
  /** `skip`: every label is fetched. Results are stored in both cases. */
  readonly cacheReads: 'use' | 'skip';
  readonly fetchBatch: (batch: Batch<Request>) => Promise<Results<Value>>;
  /** Receives work that continues after the result is returned. */
  readonly background: (work: Promise<unknown>) => void;
  /** After an abort, labels with a pending request resolve with their cached entry, however old, or with an error. */
  readonly signal?: AbortSignal | undefined;
  /** Called, before `load` resolves, with the labels that are served stale because of an error. */
  readonly onStaleIfError: (labels: readonly string[]) => void | Promise<void>;
  /** Called with the source of each label before its result is available. */
  readonly onSource?: ((label: string, source: ResultSource) => void) | undefined;
}

interface LabelLookup<Request> {
  readonly label: string;
  readonly key: string;
  readonly request: Request;
  readonly entry: CacheEntry | undefined;
  readonly freshness: Freshness | 'missing';
}

/** The tag whose purge withdraws the results of another tag even in an outage. Purge the other tag as well. */
export const toWithdrawnTag = (tag: string): string => `withdrawn:${tag}`;

/** Time in ms after a failed request during which the provider counts as down. */
const outageMs = 5_000;

/** Whether all fields of a result are null or empty lists: the requested content does not exist. */
const isEmpty = (value: unknown): boolean =>
  Object.values(value as object).every((field) => field === null || (Array.isArray(field) && field.length === 0));

/** Empty results stay in memory: requests for content that does not exist must not fill the disk or Redis. */
const getStorageScope = ({ disk }: CacheableRequest, value?: unknown): StorageScope =>
  disk === 'off' || (value !== undefined && isEmpty(value)) ? 'memory' : 'all-stores';

const toUnavailable = (cause?: unknown): Result<never, ContentError> => err({ kind: 'unavailable', cause });

/** Remembers an outage, so that stale entries are served at once instead of after the next timeout. */
const trackOutages = (now: () => number, isOutage: (cause: unknown) => boolean) => {
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

/** Divides labels into those to fetch and those to serve stale and refresh. All others are fresh. */
const planLoad = <Request>(labels: readonly LabelLookup<Request>[], isDown: boolean) => {
  const mustFetch = ({ freshness }: LabelLookup<Request>): boolean =>
    freshness === 'missing' || (freshness === 'stale-if-error' && !isDown);
  const isStale = ({ freshness }: LabelLookup<Request>): boolean =>
    freshness === 'stale-while-revalidate' || (freshness === 'stale-if-error' && isDown);
  const getSource = (label: LabelLookup<Request>): ResultSource => {
    if (mustFetch(label)) return 'provider';
    return isStale(label) ? 'stale-cache' : 'cache';
  };
  return { toFetch: labels.filter(mustFetch), toRefresh: labels.filter(isStale), getSource };
};

/** HTTP's stale-while-revalidate and stale-if-error. Concurrent callers share one request per key. */
export const createStaleWhileRevalidateCache = <Request extends CacheableRequest, Value>({
  cache,
  now,
  getKey,
  toTag,
  isOutage,
}: StaleWhileRevalidateOptions<Request>) => {
  /** Pending requests by key: concurrent misses share one request. `startedAt` is in ms since 1970. */
  const pending = new Map<string, { startedAt: number; result: Promise<Result<Value, ContentError>> }>();
  const outage = trackOutages(now, isOutage);

  /** Later callers must not share a request from before a purge, which another instance may have received. */
  const dropPurgedRequest = async (key: string, { tags }: Request): Promise<void> => {
    const request = pending.get(key);
    if (!request || (await cache.getPurgeTime(tags.map(toTag))) < request.startedAt) return;
    if (pending.get(key) === request) pending.delete(key);
  };

  /** The entry of a request. A purged one is replaced by one that another instance has stored since. */
  const findEntry = async (key: string, request: Request) => {
    const scope = getStorageScope(request);
    const entry = await cache.get(key, scope);
    const purgedAt = entry ? await cache.getPurgeTime(entry.tags) : 0;
    if (!entry || purgedAt < entry.storedAt) return { entry, purgedAt };
    return { entry: (await cache.get(key, scope, purgedAt)) ?? entry, purgedAt };
  };

  const lookUp = async (label: string, request: Request, cacheReads: 'use' | 'skip'): Promise<LabelLookup<Request>> => {
    const key = getKey(request);
    const policy = request.cache;
    const missing: LabelLookup<Request> = { label, key, request, entry: undefined, freshness: 'missing' };
    if (policy.kind === 'never' || cacheReads === 'skip') return missing;
    await dropPurgedRequest(key, request);
    const { entry, purgedAt } = await findEntry(key, request);
    if (!entry) return missing;
    const { storedAt } = entry;
    if (purgedAt >= storedAt && (await cache.getPurgeTime(request.tags.map(toWithdrawnTag).map(toTag))) >= storedAt)
      return missing;
    return {
      label,
      key,
      request,
      entry,
      freshness: getFreshness({ storedAt, purgedAt }, policy.minutes * 60_000, now()),
    };
  };

  const store = async (
    { key, request }: LabelLookup<Request>,
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
    await cache.set(key, entry, getStorageScope(request, result.value));
  };

  /** Fetches the labels without a pending request in one batch. Returns a promise of the result by label. */
  const fetchLabels = (
    labels: readonly LabelLookup<Request>[],
    { cacheReads, fetchBatch, background }: LoadOptions<Request, Value>,
  ): ReadonlyMap<string, Promise<Result<Value, ContentError>>> => {
    const response = Promise.withResolvers<Results<Value>>();
    const storedAt = now();
    const batch: Record<string, Request> = {};
    const results = new Map<string, Promise<Result<Value, ContentError>>>();
    for (const lookup of labels) {
      const { label, key, request } = lookup;
      const isShared = cacheReads === 'use' && request.cache.kind !== 'never';
      const shared = isShared ? pending.get(key) : undefined;
      if (shared) {
        results.set(label, shared.result);
        continue;
      }
      batch[label] = request;
      const promise = response.promise.then((resultsByLabel) => {
        const result = resultsByLabel[label] ?? toUnavailable();
        // Cache writes do not delay the response.
        background(
          store(lookup, result, storedAt).finally(() => pending.get(key)?.result === promise && pending.delete(key)),
        );
        return result;
      });
      if (isShared) pending.set(key, { startedAt: storedAt, result: promise });
      results.set(label, promise);
    }
    response.resolve(fetchBatch(batch));
    if (Object.keys(batch).length > 0) void response.promise.then(outage.record);
    return results;
  };

  const load = async (batch: Batch<Request>, options: LoadOptions<Request, Value>): Promise<Results<Value>> => {
    const labels = await Promise.all(
      Object.entries(batch).map(([label, request]) => lookUp(label, request, options.cacheReads)),
    );
    const { toFetch, toRefresh, getSource } = planLoad(labels, outage.isDown());
    for (const lookup of labels) options.onSource?.(lookup.label, getSource(lookup));
    const fetched = fetchLabels(toFetch, options);
    const refreshed = fetchLabels(toRefresh, options);
    if (refreshed.size > 0) options.background(Promise.all(refreshed.values()));

    const staleIfErrorLabels = toRefresh
      .filter(({ freshness }) => freshness === 'stale-if-error')
      .map(({ label }) => label);
    const results = await Promise.all(
      labels.map(async ({ label, entry }): Promise<[string, Result<Value, ContentError>]> => {
        const promise = fetched.get(label);
        const result = promise && (await raceAbort(promise, options.signal, toUnavailable));
        if (result && (result.ok || !entry)) return [label, result];
        if (result) staleIfErrorLabels.push(label);
        return [label, ok(entry?.value as Value)];
      }),
    );
    if (staleIfErrorLabels.length > 0) await options.onStaleIfError(staleIfErrorLabels);
    return Object.fromEntries(results);
  };

  return {
    /** Returns the result of each label: from the cache where possible, from the provider otherwise. */
    load,
    /** Purges the entries with these tags: they are served only while the provider is down. */
    purge: (tags: readonly string[]): Promise<PurgeResult> => {
      // A pending request may return content from before the purge, so later callers must not share it.
      pending.clear();
      return cache.purge(tags.map(toTag), now());
    },
  };
};
