import { type Brand, isOpenAddress } from '@masthead/config';
import { fold } from '@masthead/content-rules/fold';
import type { Link, SearchResult } from '@masthead/design-system';
import { toSegments } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import type { Site } from '../../framework/site';
import { toTeaser } from '../../content/story/story';
import type { WireSearch } from '../../content/story/wire';
import { facetParents } from './parameters';
import { correctSpelling } from './spelling';

/** What an empty search shows in place of results. */
export type SearchSuggestions = {
  /** Pages of topics and markets: those with a word of the search first, then those with most stories. */
  pages: Link[];
  /** The search with corrected words, if that has results. */
  spelling?: string;
  newest: SearchResult[];
};

const maxPages = 8;
const maxStories = 5;

/** Letters that must be equal at the start of two words, so that "offices" finds Office and "atlenta" finds Atlanta. */
const stemLength = 3;

const getStems = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= stemLength)
    .map((word) => word.slice(0, stemLength));

/** The facets whose values are pages. */
const pageParents: ReadonlySet<string> = new Set([
  facetParents.region,
  facetParents.market,
  facetParents.sector,
  facetParents.topic,
]);

/** Pages of topics, markets and sectors that the brand has, in the order of their use for these search words. */
export const rankPages = (brand: Brand, words: string, facets: WireSearch['facets']): Link[] => {
  const searched = new Set(getStems(words));
  return facets
    .flatMap(({ parent, name, slug, count }) =>
      pageParents.has(parent) && slug && isOpenAddress(brand, `/${slug}/`)
        ? [{ title: name, url: `/${slug}/`, count, shared: getStems(name).some((stem) => searched.has(stem)) }]
        : [],
    )
    .toSorted((a, b) => Number(b.shared) - Number(a.shared) || b.count - a.count)
    .slice(0, maxPages)
    .map(({ title, url }) => ({ title, url }));
};

/** The search with corrected words; undefined where it has no results either. */
const loadSpelling = async (site: Site, words: string, facets: WireSearch['facets']): Promise<string | undefined> => {
  const names = facets.filter(({ parent }) => pageParents.has(parent)).map(({ name }) => name);
  const corrected = correctSpelling(words, names);
  if (corrected === undefined) return undefined;
  const { results } = await site.content.query({
    route: 'search-spelling',
    parts: { results: createQuery('article-search', { domain: site.brand.site, query: corrected, pageSize: 1 }) },
  });
  return results.ok && results.value.getArticleSearch.estimate > 0 ? corrected : undefined;
};

/** Loads suggestions for a search without results; undefined while the content service does not respond. */
export const loadSuggestions = async (
  site: Site,
  words: string,
  today: Date,
): Promise<SearchSuggestions | undefined> => {
  const { newest } = await site.content.query({
    route: 'search-suggestions',
    parts: {
      newest: createQuery('faceted-search', { domain: site.brand.site, pageSize: maxStories }),
    },
  });
  if (!newest.ok) return undefined;
  const { contents, facets } = newest.value.getArticleSearchFaceted;
  const spelling = await loadSpelling(site, words, facets);
  return {
    pages: rankPages(site.brand, words, facets),
    ...(spelling !== undefined && { spelling }),
    newest: contents.map((wire) => {
      const story = toTeaser(site.brand, today)(wire);
      return {
        story,
        title: toSegments(story.title, ''),
        ...(story.summary && { summary: toSegments(story.summary, '') }),
      };
    }),
  };
};
