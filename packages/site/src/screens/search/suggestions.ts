import { type Brand, isOpenAddress } from '@masthead/config';
import { fold } from '@masthead/content-rules/fold';
import { type Link, type SearchResult, toSegments } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import type { Site } from '../../framework/site';
import { toTeaser } from '../../content/story/story';
import type { WireSearch } from '../../content/story/wire';
import { facetParents } from './parameters';

/** Longer words are not corrected: the cost grows with the square of the length. */
const maxLength = 24;

/** Letters that may differ between a word and its correction. */
const getMaxEdits = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
};

/** The number of letters to insert, remove, replace or swap with their neighbor (optimal string alignment). */
export const countEdits = (from: string, to: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isEqual = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!isEqual),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
};

const splitWords = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];

/** The search with unknown words replaced, such as "office atlanta" for "ofice atlenta"; undefined if none is. */
export const correctSpelling = (search: string, names: readonly string[]): string | undefined => {
  const words = new Map(names.flatMap((name) => splitWords(name.toLowerCase()).map((word) => [fold(word), word])));
  let isCorrected = false;
  const corrected = search.replaceAll(/[\p{L}\p{N}]+/gu, (original) => {
    const word = fold(original);
    const maxEdits = getMaxEdits(word);
    if (maxEdits === 0 || word.length > maxLength || words.has(word)) return original;
    const [best] = [...words.keys()]
      .filter((candidate) => Math.abs(candidate.length - word.length) <= maxEdits)
      .map((candidate) => ({ candidate, edits: countEdits(word, candidate) }))
      .filter(({ edits }) => edits <= maxEdits)
      .toSorted((a, b) => a.edits - b.edits);
    if (!best) return original;
    isCorrected = true;
    return words.get(best.candidate) ?? original;
  });
  return isCorrected ? corrected : undefined;
};

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
/** The newest stories, whose words correct the spelling. */
const maxVocabularyStories = 50;

/** Letters that must be equal at the start of two words, so that "offices" finds Office and "atlenta" finds Atlanta. */
const stemLength = 3;

const getStems = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= stemLength)
    .map((word) => word.slice(0, stemLength));

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
const loadSpelling = async (
  site: Site,
  words: string,
  { facets, contents }: Pick<WireSearch, 'facets' | 'contents'>,
): Promise<string | undefined> => {
  const names = facets.filter(({ parent }) => pageParents.has(parent)).map(({ name }) => name);
  const texts = contents.flatMap(({ title, summary }) => [title, summary ?? '']);
  const topics = site.brand.menu.topicInFocus.map(({ title }) => title);
  const corrected = correctSpelling(words, [...names, ...topics, ...texts]);
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
      newest: createQuery('faceted-search', { domain: site.brand.site, pageSize: maxVocabularyStories }),
    },
  });
  if (!newest.ok) return undefined;
  const { contents, facets } = newest.value.getArticleSearchFaceted;
  const spelling = await loadSpelling(site, words, newest.value.getArticleSearchFaceted);
  return {
    pages: rankPages(site.brand, words, facets),
    ...(spelling !== undefined && { spelling }),
    newest: contents.slice(0, maxStories).map((wire) => {
      const story = toTeaser(site.brand, today)(wire);
      return {
        story,
        title: toSegments(story.title, ''),
        ...(story.summary && { summary: toSegments(story.summary, '') }),
      };
    }),
  };
};
