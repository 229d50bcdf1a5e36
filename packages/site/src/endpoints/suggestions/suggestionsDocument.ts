import { hasModule, isOpenAddress } from '@masthead/config';
import { createQuery } from '@masthead/graphql-ops';
import { orEmpty } from '../../content/partners/partnerClient';
import { getPublisherPath } from '../../content/partners/partnerViews';
import { suggestionKinds, type SuggestionIndex, type SuggestionKind } from '../../content/suggestions/suggestionIndex';
import type { DocumentText, MachineDocument } from '../../framework/machineDocument';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { getRouteMatcher } from '../../routing/match';
import type { RouteName } from '../../routing/routes';

/** Maximum pages of the index. 1,200 names without a common word are some 25 KB (gzip). */
export const maxPages = 1_200;
/** A longer name is no name that a reader types. */
const maxNameLength = 80;

const kindsByRoute: Partial<Record<RouteName, SuggestionKind>> = {
  topicStream: 'topic',
  sectorStream: 'sector',
  bestPracticeStream: 'best-practice',
  marketStream: 'market',
};

type Page = { kind: SuggestionKind; name: string; url: string };

const loadCompanies = async ({ brand, partners }: Site): Promise<Page[]> => {
  if (!hasModule(brand, 'partners')) return [];
  // Without the partners' service the index has no companies until it is rendered again.
  const publishers = orEmpty(await partners.publishers(brand.site));
  const scope = { prefix: undefined, site: brand.site, own: true };
  return publishers.map((publisher) => ({
    kind: 'company',
    name: publisher.name,
    url: getPublisherPath(scope, publisher),
  }));
};

/** The pages of the publication as far as there is room: companies before people, who may be thousands. */
const toIndex = (brand: Site['brand'], pages: readonly Page[]): SuggestionIndex => {
  const addresses = new Set<string>();
  const open = pages.filter(({ name, url }) => {
    if (addresses.has(url) || name.length > maxNameLength || !url.startsWith('/') || !isOpenAddress(brand, url))
      return false;
    addresses.add(url);
    return true;
  });
  const byKind = Map.groupBy(open.slice(0, maxPages), ({ kind }) => kind);
  return (Object.keys(suggestionKinds) as SuggestionKind[]).flatMap((kind) => {
    const members = byKind.get(kind);
    return members ? [{ kind, pages: members.map(({ name, url }) => [name, url] as const) }] : [];
  });
};

/** The index of the search field's suggestions, with the cache tags of the lists that it contains. */
export const loadSuggestionIndex = async (site: Site): Promise<PageResult<DocumentText>> => {
  const { brand } = site;
  const [{ categories, authors }, companies] = await Promise.all([
    site.content.query({
      route: 'suggestions',
      parts: {
        categories: createQuery('categories', { site: brand.site }),
        authors: createQuery('authors', { site: brand.site }),
      },
    }),
    loadCompanies(site),
  ]);
  if (!categories.ok) return categories;
  if (!authors.ok) return authors;
  const { matchAddress } = getRouteMatcher(brand);
  const streams = categories.value.getCategories.flatMap(({ name, uri }): Page[] => {
    const match = matchAddress(uri);
    const kind = match && kindsByRoute[match.name];
    return kind ? [{ kind, name, url: uri }] : [];
  });
  const people = authors.value.getAuthors.map(({ name, webUrl }): Page => ({ kind: 'person', name, url: webUrl }));
  return found({
    text: JSON.stringify(toIndex(brand, [...streams, ...companies, ...people])),
    type: 'application/json; charset=utf-8',
    headers: { 'x-robots-tag': 'noindex' },
  });
};

/** The index of a search field's suggestions. */
export const suggestionsDocument: MachineDocument = { load: loadSuggestionIndex, lifetime: 900 };
