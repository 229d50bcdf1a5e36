import { defineBrand, type Brand } from '@masthead/config';
import { createContentClient, createMemoryCache } from '@masthead/graphql-ops/server';
import { aBrand } from '@masthead/config/testing';
import { createPageContext, unlistedPage, type PageContext } from '../src/framework/pageContext';
import type { Site } from '../src/framework/site';
import { getRouteMatcher } from '../src/routing/match';
import { createPartnerClient, type PartnerClient } from '../src/content/partners/partnerClient';

/** The paths of the hubs of a brand that does not choose any. */
export const hubPaths = { markets: 'markets', sectors: 'sectors', practices: 'best-practices' };

/** A brand for tests, at https://news.example.com. */
export const brand: Brand = defineBrand({ ...aBrand(), origin: 'https://news.example.com' });

/** A stub of the partners' data services: the response by URL. */
export type DataService = (url: URL) => Promise<Response>;

const noDataService: DataService = () => Promise.reject(new TypeError('fetch failed'));

const createPartners = (dataService: DataService): PartnerClient =>
  createPartnerClient({
    brand: brand.key,
    endpoints: {
      resources: 'http://provider.example/branded-resources',
      videos: 'http://provider.example/videos.json',
    },
    cache: createMemoryCache(),
    fetch: (input) => dataService(new URL(input instanceof Request ? input.url : input)),
    log: () => undefined,
  });

type GraphqlRequest = { query: string; variables: Record<string, unknown> };
/** A stub of the content service: a value for each root field, by its label in the document. */
export type Provider = (request: GraphqlRequest) => Record<string, unknown>;

const createSite = (network: typeof fetch, dataService: DataService): Site => ({
  brand,
  content: createContentClient({ brand: brand.key, endpoint: 'http://provider.example/graphql', fetch: network }),
  partners: createPartners(dataService),
});

/** A site with the real clients and a stub in place of the network. */
export const aSite = (provider: Provider, dataService: DataService = noDataService): Site =>
  createSite(
    async (_, init) => Response.json({ data: provider(JSON.parse(String(init?.body)) as GraphqlRequest) }),
    dataService,
  );

/** A site whose provider does not respond. */
export const aSiteWithoutProvider = (): Site =>
  createSite(() => Promise.reject(new TypeError('fetch failed')), noDataService);

/** The context of the page at an address. Pages without a route have the metadata of error pages. */
export const aPage = (path: string, site: Site = aSite(() => ({}))): PageContext => {
  const match = getRouteMatcher(site.brand).matchAddress(path);
  return match ? createPageContext(site, { ...match, path }) : { ...site, ...unlistedPage(site.brand, path) };
};
