import { defineBrand, type Brand } from '@masthead/config';
import { createContentClient, createMemoryCache } from '@masthead/graphql-ops/server';
import { aBrand } from '@masthead/config/testing';
import { createPageContext, unlistedPage, type PageContext } from '../src/framework/pageContext';
import type { Site } from '../src/framework/site';
import { getRouteMatcher } from '../src/routing/match';
import { createPartnerClient, type PartnerClient } from '../src/content/partners/partnerClient';

/** A brand for tests, at https://news.example.com. */
export const brand: Brand = defineBrand({ ...aBrand(), origin: 'https://news.example.com' });

/** Answers a data service by its address. */
export type DataService = (url: URL) => Promise<Response>;

const noDataService: DataService = () => Promise.reject(new TypeError('fetch failed'));

const partnersBehind = (dataService: DataService): PartnerClient =>
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

type Question = { query: string; variables: Record<string, unknown> };
/** Answers a document: a value for each root field as the page labelled it. */
export type Provider = (question: Question) => Record<string, unknown>;

const siteWith = (network: typeof fetch, dataService: DataService): Site => ({
  brand,
  content: createContentClient({ brand: brand.key, endpoint: 'http://provider.example/graphql', fetch: network }),
  partners: partnersBehind(dataService),
});

/** A site whose provider is a function: the real clients, with the network's place taken. */
export const aSite = (provider: Provider, dataService: DataService = noDataService): Site =>
  siteWith(
    async (_, init) => Response.json({ data: provider(JSON.parse(String(init?.body)) as Question) }),
    dataService,
  );

/** The provider does not answer. */
export const aSiteWithoutProvider = (): Site =>
  siteWith(() => Promise.reject(new TypeError('fetch failed')), noDataService);
/** The context of the page at an address; pages without a route have the metadata of error pages. */
export const aPage = (path: string, site: Site = aSite(() => ({}))): PageContext => {
  const match = getRouteMatcher(site.brand).matchAddress(path);
  return match ? createPageContext(site, { ...match, path }) : { ...site, ...unlistedPage(site.brand, path) };
};
