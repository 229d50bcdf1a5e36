import type { Brand } from '@masthead/config';
import { createContentClient, type ContentClient } from '@masthead/graphql-ops/server';
import { env } from '../env';

/** What every loader and screen is given: the publication and its content. */
export type Site = { brand: Brand; content: ContentClient };

const sites = new Map<string, Site>();

/** One site a brand and process: its content client holds the query cache. */
export const siteOf = (brand: Brand): Site => {
  const known = sites.get(brand.key);
  if (known) return known;
  const site: Site = { brand, content: createContentClient({ brand: brand.key, endpoint: env.GRAPHQL_URL, cache: createQueryCache() }) };
  sites.set(brand.key, site);
  return site;
};
