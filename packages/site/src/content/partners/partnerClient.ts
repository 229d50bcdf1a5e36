import { limits } from '@masthead/config/limits';
import { err, ok, type ContentError, type Result } from '@masthead/graphql-ops';
import { raceAbort, type Log, type QueryCache } from '@masthead/graphql-ops/server';
import type { z } from 'zod';
import { fetchJson } from './fetchJson';
import { schemas } from './schemas';

/** Options of the partner client. */
export type PartnerClientOptions = {
  /** Prefix of every cache key. */
  brand: string;
  /** The branded resources service and the list of videos (SPEC §7.2). */
  endpoints: { resources: string; videos: string };
  cache: QueryCache;
  fetch: typeof fetch;
  log: Log;
  now?: () => number;
};

/** Cache tag of partners' data and of the pages that contain it. */
export const partnersTag = 'partners';

/** Whether to read the cache. */
type Read = 'use' | 'skip';

/** Whether to store an empty list (SPEC §4, Layout fetch: an empty list of partners is requested again). */
type StorePolicy = 'always' | 'when-not-empty';

type ServiceRequest<Schema extends z.ZodType> = {
  url: string;
  query: Record<string, string | undefined>;
  schema: Schema;
  store?: StorePolicy;
};

const shouldStore = (value: unknown, store: StorePolicy): boolean =>
  store === 'always' || !Array.isArray(value) || value.length > 0;

const toUrl = ({ url, query }: ServiceRequest<z.ZodType>): URL => {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value);
  return address;
};

/** Value of the topic parameter: the wildcard * for all topics (SPEC §5). */
export const toTopicParameter = (topic: string | undefined): string => topic ?? '*';

/**
 * Creates the client of the partners' data services (SPEC §7.2). Responses are fresh for 15 minutes; a stale one is
 * served if its refresh fails. Failures are logged; `orEmpty` turns them into an empty list.
 */
export const createPartnerClient = ({ brand, endpoints, cache, fetch, log, now = Date.now }: PartnerClientOptions) => {
  const tag = `${brand}:${partnersTag}`;
  /** Pending requests by key: concurrent misses share one request. */
  const pendingRequests = new Map<string, Promise<unknown>>();

  const fetchOnce = (key: string, request: ServiceRequest<z.ZodType>): Promise<unknown> => {
    const pending = pendingRequests.get(key);
    if (pending) return pending;
    const storedAt = now();
    const promise = fetchJson(toUrl(request), request.schema, { fetch, log, now })
      .then(async (value) => {
        if (shouldStore(value, request.store ?? 'always'))
          await cache.set(
            key,
            { value, storedAt, freshUntil: storedAt + limits.cacheMinutes.default * 60_000, tags: [tag] },
            'everywhere',
          );
        return value;
      })
      .finally(() => pendingRequests.delete(key));
    pendingRequests.set(key, promise);
    return promise;
  };

  const lookUp = async (key: string) => {
    const entry = await cache.get(key, 'everywhere');
    if (!entry) return undefined;
    const isFresh = now() < entry.freshUntil && (await cache.purgedAt([tag])) < entry.storedAt;
    return { value: entry.value, isFresh };
  };

  type RequestOptions = { signal: AbortSignal | undefined; read?: Read | undefined };
  const load = async <Schema extends z.ZodType>(
    request: ServiceRequest<Schema>,
    { signal, read = 'use' }: RequestOptions,
  ): Promise<Result<z.output<Schema>, ContentError>> => {
    const { pathname, href } = toUrl(request);
    const key = `${brand}:${partnersTag}:${href}`;
    const entry = await lookUp(key);
    const parse = (value: unknown): z.output<Schema> => request.schema.parse(value);
    // An entry of an earlier release may not match the schema.
    if (read === 'use' && entry?.isFresh && request.schema.safeParse(entry.value).success)
      return ok(parse(entry.value));
    const response = fetchOnce(key, request).then(
      (value): Result<unknown, unknown> => ok(value),
      (cause: unknown) => err(cause),
    );
    const result = await raceAbort(response, signal, err);
    if (result.ok) return ok(parse(result.value));
    const { error: cause } = result;
    const stale = entry && request.schema.safeParse(entry.value);
    log({
      level: 'error',
      message: 'Data service request failed',
      path: pathname,
      served: stale?.success ? 'stale result' : 'nothing',
      cause: describeError(cause),
    });
    return stale?.success ? ok(stale.data) : err({ kind: 'unavailable', cause });
  };

  const service = (name: string): string => `${endpoints.resources}/${name}`;
  const createMethods = (signal?: AbortSignal) => ({
    /** The query parameter `brand` is the `site` of the partners. */
    publishers: (site: string) =>
      load(
        { url: service('publishers'), query: { brand: site }, schema: schemas.publishers, store: 'when-not-empty' },
        { signal },
      ),
    /** `skip` bypasses the cache (SPEC §4: the cache of the resource list can be disabled). */
    resources: (site: string, topic?: string, read?: Read) =>
      load(
        {
          url: service('byresources'),
          query: { brand: site, topic: toTopicParameter(topic) },
          schema: schemas.resources,
        },
        { signal, read },
      ),
    publisher: (site: string, publisher: string) =>
      load(
        { url: service('bypublishers'), query: { brand: site, publisher }, schema: schemas.byPublisher },
        { signal },
      ),
    topics: (site: string) =>
      load({ url: service('topics'), query: { brand: site }, schema: schemas.topics }, { signal }),
    videos: (site: string) =>
      load({ url: endpoints.videos, query: { brand: site }, schema: schemas.videos }, { signal }),
  });
  return {
    ...createMethods(),
    /** The same methods with a deadline: after the abort they return a stale result or an error. */
    withSignal: createMethods,
  };
};

const describeError = (cause: unknown): string =>
  cause instanceof Error
    ? [cause.message, cause.cause instanceof Error ? cause.cause.message : undefined].filter(Boolean).join(' ')
    : String(cause);

/** Methods of the partner client. */
export type PartnerMethods = ReturnType<PartnerClient['withSignal']>;
/** Client of the partners' data services. */
export type PartnerClient = ReturnType<typeof createPartnerClient>;

/** The items of a result; empty after a failure (SPEC §7.2). */
export const orEmpty = <Item>(result: Result<Item[], ContentError>): Item[] => (result.ok ? result.value : []);
