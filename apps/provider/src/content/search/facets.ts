import { type Category, type CategoryIndex, findCategory, getSlug } from '../queries/categories.ts';
import { type CountedFacet, type FacetParent, facetParents } from '../queries/rows.ts';

/** Maximum length of a search text in characters; the rest is ignored. */
export const searchedLength = 300;

/** §5, input handling: undoes the escaping by the sites. websearch_to_tsquery accepts any text. */
export const readSearchText = (query: string): string =>
  query
    .replaceAll('\\"', '"')
    .replaceAll(/%26|&amp;/gi, '&')
    .replaceAll(/[\p{Cc}\p{Co}\p{Cs}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, searchedLength)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Whether a topic means all topics (§5: `All Topics` is sent as the wildcard `*`). */
export const isWildcard = (text: string | null | undefined): boolean =>
  text === null || text === undefined || ['', '*', 'all topics', 'null'].includes(text.trim().toLowerCase());

/** The facet group of a category; most families have none. A market without a region of its own is one. */
const getFacetGroup = ({ family, region }: Category, { hasRegions }: CategoryIndex): FacetParent | undefined => {
  if (family === 'markets') return hasRegions && region === null ? 'Region' : 'Market';
  if (family === 'sectors') return 'Sector';
  if (family.endsWith('-sections')) return 'Section';
  return family.endsWith('-topics') ? 'Topic' : undefined;
};

const sameWord = (left: string, right: string): boolean => left.trim().toLowerCase() === right.trim().toLowerCase();

/** Finds a category by naturalId or path, or within a facet group by name or last path segment. */
export const findFacet = (index: CategoryIndex, parent: FacetParent | undefined, text: string): Category | undefined =>
  findCategory(index, text) ??
  index.all.find(
    (category) =>
      getFacetGroup(category, index) !== undefined &&
      (parent === undefined || getFacetGroup(category, index) === parent) &&
      (sameWord(category.name, text) || sameWord(getSlug(category.path), text)),
  );

/** Parses a filter: `Market:Atlanta, Sector:office` or plain names, separated by commas. */
export const readFilter = (filter: string): { parent: FacetParent | undefined; text: string; written: string }[] =>
  filter
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [head = '', ...rest] = part.split(':');
      const parent = facetParents.find((name) => sameWord(name, head));
      return parent && rest.length > 0
        ? { parent, text: rest.join(':'), written: part }
        : { parent: undefined, text: part, written: part };
    });

/** Converts category counts to facets, by group, most frequent first. */
export const toFacets = (index: CategoryIndex, counts: ReadonlyMap<number, number>): CountedFacet[] =>
  facetParents.flatMap((parent) =>
    index.all
      .filter((category) => getFacetGroup(category, index) === parent && (counts.get(category.id) ?? 0) > 0)
      .map((category) => ({ parent, name: category.name, count: counts.get(category.id) ?? 0, slug: category.path }))
      .toSorted((left, right) => right.count - left.count || left.name.localeCompare(right.name, 'en')),
  );
