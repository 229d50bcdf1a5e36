import { limits } from '@masthead/config/limits';
import { err, ok, type ContentError, type Result } from '@masthead/graphql-ops';
import {
  createStaleWhileRevalidateCache,
  type CacheableRequest,
  type Log,
  type QueryCache,
} from '@masthead/graphql-ops/server';
import type { z } from 'zod';
import { DataServiceError, fetchJson } from './fetchJson';
import { schemas } from './schemas';

type PartnerClientOptions = {
  /** Prefix of every cache key. */
  brand: string;
  /** The branded resources service and the list of videos (§7.2). */
  endpoints: { resources: string; videos: string };
  cache: QueryCache;
  fetch: typeof fetch;
  log: Log;
  now?: () => number;
};

type PartnerOptions = {
  /** After an abort, methods return a stale result or an error. */
  signal?: AbortSignal | undefined;
  /** Called before a method resolves with a result that is stale because of an error. */
  onStaleIfError?: (() => void | Promise<void>) | undefined;
};

/** Cache tag of partners' data and of the pages that contain it. */
export const partnersTag = 'partners';

type Read = 'use' | 'skip';

type ServiceRequest<Schema extends z.ZodType = z.ZodType> = CacheableRequest & {
  url: string;
  query: Record<string, string | undefined>;
  schema: Schema;
};

/** §9: 15 minutes. `when-not-empty`: an empty list is requested again (§4, Layout fetch). */
const createRequest = <Schema extends z.ZodType>(
  request: Pick<ServiceRequest<Schema>, 'url' | 'query' | 'schema'>,
  store: 'always' | 'when-not-empty' = 'always',
): ServiceRequest<Schema> => ({
  ...request,
  cache: { kind: 'minutes', minutes: limits.cacheMinutes.default, store, disk: 'always' },
  disk: 'on',
  tags: [partnersTag],
});

const toUrl = ({ url, query }: ServiceRequest): URL => {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value);
  return address;
};

/** Value of the topic parameter: the wildcard * for all topics (§5). */
export const toTopicParameter = (topic: string | undefined): string => topic ?? '*';

/** The client of the partners' data services (§7.2). `orEmpty` turns failures, which are logged, into an empty list. */
export const createPartnerClient = ({ brand, endpoints, cache, fetch, log, now = Date.now }: PartnerClientOptions) => {
  const results = createStaleWhileRevalidateCache<ServiceRequest, unknown>({
    cache,
    now,
    getKey: (request) => `${brand}:${partnersTag}:${toUrl(request).href}`,
    toTag: (tag) => `${brand}:${tag}`,
    isOutage: (cause) => cause instanceof DataServiceError,
  });

  const send = async (request: ServiceRequest): Promise<Result<unknown, ContentError>> => {
    const url = toUrl(request);
    try {
      return ok((await fetchJson(url, request.schema, { fetch, log, now })).body);
    } catch (cause) {
      log({
        level: 'error',
        message: 'Data service request failed',
        path: url.pathname,
        cause: describeError(cause),
      });
      return err({ kind: 'unavailable', cause });
    }
  };

  type RequestOptions = PartnerOptions & { read?: Read | undefined };
  const load = async <Schema extends z.ZodType>(
    request: ServiceRequest<Schema>,
    { read = 'use', ...options }: RequestOptions,
  ): Promise<Result<z.output<Schema>, ContentError>> => {
    const { result = err({ kind: 'unavailable' as const, cause: undefined }) } = await results.load(
      { result: request },
      {
        signal: options.signal,
        cacheReads: read,
        fetchBatch: async (batch) =>
          Object.fromEntries(
            await Promise.all(Object.entries(batch).map(async ([label, one]) => [label, await send(one)] as const)),
          ),
        background: (work) => void work,
        onStaleIfError: async () => {
          log({ level: 'warn', message: 'Stale data of a data service served', path: toUrl(request).pathname });
          await options.onStaleIfError?.();
        },
      },
    );
    if (!result.ok) return result;
    const parsed = request.schema.safeParse(result.value);
    if (parsed.success) return ok(parsed.data);
    // An entry of an earlier release may not match the schema; a response always does.
    return read === 'use'
      ? load(request, { ...options, read: 'skip' })
      : err({ kind: 'unavailable', cause: parsed.error });
  };

  const service = (name: string): string => `${endpoints.resources}/${name}`;
  const createMethods = (options: PartnerOptions = {}) => ({
    /** The query parameter `brand` is the `site` of the partners. */
    publishers: (site: string) =>
      load(
        createRequest(
          { url: service('publishers'), query: { brand: site }, schema: schemas.publishers },
          'when-not-empty',
        ),
        options,
      ),
    /** `skip` bypasses the cache (§4: the cache of the resource list can be disabled). */
    resources: (site: string, topic?: string, read?: Read) =>
      load(
        createRequest({
          url: service('byresources'),
          query: { brand: site, topic: toTopicParameter(topic) },
          schema: schemas.resources,
        }),
        { ...options, read },
      ),
    publisher: (site: string, publisher: string) =>
      load(
        createRequest({
          url: service('bypublishers'),
          query: { brand: site, publisher },
          schema: schemas.byPublisher,
        }),
        options,
      ),
    topics: (site: string) =>
      load(createRequest({ url: service('topics'), query: { brand: site }, schema: schemas.topics }), options),
    videos: (site: string) =>
      load(createRequest({ url: endpoints.videos, query: { brand: site }, schema: schemas.videos }), options),
  });
  return {
    ...createMethods(),
    /** The same methods with options. */
    withOptions: createMethods,
  };
};

const describeError = (cause: unknown): string =>
  cause instanceof Error
    ? [cause.message, cause.cause instanceof Error ? cause.cause.message : undefined].filter(Boolean).join(' ')
    : String(cause);

export type PartnerMethods = ReturnType<PartnerClient['withOptions']>;
export type PartnerClient = ReturnType<typeof createPartnerClient>;

/** The items of a result; empty after a failure (§7.2). */
export const orEmpty = <Item>(result: Result<Item[], ContentError>): Item[] => (result.ok ? result.value : []);
