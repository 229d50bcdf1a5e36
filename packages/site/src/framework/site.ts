import type { Brand } from '@masthead/config';
import {
  createContentClient,
  createMemoryCache,
  createQueryCache,
  createQueryHistory,
  type ContentClient,
  type QueryCache,
  type QueryHistory,
  type ContentClientOptions,
} from '@masthead/graphql-ops/server';
import path from 'node:path';
import { dataDirectory, env, isDevelopment } from '../env';
import { log } from '@masthead/next-runtime/log';
import { createPageLookUp } from '../content/staticPages/pageLookUp';
import { createPartnerClient, type PartnerClient } from '../content/partners/partnerClient';
import { memoryLimits } from '@masthead/next-runtime/memory-limits';
import { uncachedFetch } from '@masthead/next-runtime/uncached-fetch';
import { getRequestContext, getTelemetry } from '@masthead/telemetry';

const cacheResults = { cache: 'hit', 'stale-cache': 'stale', provider: 'miss' } as const;

/** Measures and traces the requests of a content client, and counts the results of its cache. */
const contentObserver: Required<Pick<ContentClientOptions, 'observe' | 'onSource'>> = {
  observe: async (document, send) => {
    const { trace, record } = getTelemetry();
    const startedAt = performance.now();
    const posted = await trace(
      { name: `content ${document}`, kind: 'client', attributes: { 'graphql.operation.name': document } },
      send,
    );
    const durationMs = performance.now() - startedAt;
    const content = getRequestContext()?.content;
    if (content) {
      content.requests += 1;
      content.queries += Object.keys(posted.results).length;
      content.ms += durationMs;
    }
    const outcome = Object.values(posted.results).every(({ ok }) => ok) ? 'ok' : 'failed';
    record('providerSeconds', durationMs / 1_000, { document, outcome });
    return posted;
  },
  onSource: (source) => getTelemetry().count('cacheLookups', { cache: 'query', result: cacheResults[source] }),
};

/** The publication with the clients of its content service and its partners' services. */
export type Site = { brand: Brand; content: ContentClient; partners: PartnerClient };

const partnerEndpoints = { resources: env.BRANDED_RESOURCES_URL, videos: env.PARTNER_VIDEOS_URL };

const sites = new Map<string, Site>();

const caches = new Map<string, QueryCache>();

/** `next dev` compiles in this process, which then handles no disk events for seconds. */
const diskTimeoutMs = isDevelopment ? 60_000 : undefined;

/** The query cache of a brand, created once per process. */
export const getQueryCache = ({ key }: Brand): QueryCache => {
  const cache =
    caches.get(key) ??
    createQueryCache({
      directory: path.join(dataDirectory, 'cache', key),
      redisUrl: env.REDIS_URL,
      secret: env.REVALIDATE_SECRET,
      memoryBytes: memoryLimits.queryResults,
      diskTimeoutMs,
      log,
    });
  caches.set(key, cache);
  return cache;
};

const historyKey = Symbol.for('masthead.queryHistory');
const holder = globalThis as { [historyKey]?: QueryHistory };

/** Queries of pages (§4) for `/devtools/fetch`, undefined in production. Two bundles share the global symbol. */
export const queryHistory: QueryHistory | undefined =
  env.DEPLOYMENT === 'production' ? undefined : (holder[historyKey] ??= createQueryHistory());

/** The site of a brand, created once per process, since its content client holds the query cache. */
export const getSite = (brand: Brand): Site => {
  const existing = sites.get(brand.key);
  if (existing) return existing;
  const shared = { brand: brand.key, cache: getQueryCache(brand), fetch: uncachedFetch, log };
  const site: Site = {
    brand,
    content: createContentClient({
      ...shared,
      endpoint: env.GRAPHQL_URL,
      history: queryHistory,
      ...contentObserver,
      pageLookUp:
        env.STATIC_PAGES_URL === undefined
          ? undefined
          : createPageLookUp({ url: env.STATIC_PAGES_URL, brand, fetch: uncachedFetch, log }),
    }),
    partners: createPartnerClient({ ...shared, endpoints: partnerEndpoints }),
  };
  sites.set(brand.key, site);
  return site;
};

/** A client of the partners' services that bypasses all caches, for one request (§2.6). */
export const uncachedPartners = ({ key }: Brand): PartnerClient =>
  createPartnerClient({
    brand: key,
    cache: createMemoryCache(),
    fetch: uncachedFetch,
    log,
    endpoints: partnerEndpoints,
  });
