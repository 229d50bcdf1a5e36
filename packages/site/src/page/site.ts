import type { Brand } from '@masthead/config';
import { createContentClient, createQueryCache, type ContentClient, type LogEvent } from '@masthead/graphql-ops/server';
import path from 'node:path';
import { env } from '../env';
import { plainFetch } from './plainFetch';

/** What every loader and screen is given: the publication and its content. */
export type Site = { brand: Brand; content: ContentClient };

const sites = new Map<string, Site>();

/** Structured lines, one event each; they carry no personal data. */
const log = (event: LogEvent): void => {
  const line = JSON.stringify(event);
  if (event.level === 'error') console.error(line);
  else console.warn(line);
};

/** One site a brand and process: its content client holds the query cache. */
export const siteOf = (brand: Brand): Site => {
  const known = sites.get(brand.key);
  if (known) return known;
  const cache = createQueryCache({ directory: path.join(env.DATA_DIR ?? '.data', 'cache', brand.key), redisUrl: env.REDIS_URL, log });
  const site: Site = { brand, content: createContentClient({ brand: brand.key, endpoint: env.GRAPHQL_URL, cache, fetch: plainFetch, log }) };
  sites.set(brand.key, site);
  return site;
};
