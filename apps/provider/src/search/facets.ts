import { type Category, type CategoryIndex, findCategory, getSlug } from '../queries/categories.ts';
import { type CountedFacet, type FacetParent, facetParents } from '../queries/rows.ts';

/** Under which heading a category is offered as a facet; most families are none. */
export const facetParentOf = ({ family }: Pick<Category, 'family'>): FacetParent | undefined => {
  if (family === 'markets') return 'Market';
  if (family === 'sectors') return 'Sector';
  if (family.endsWith('-sections')) return 'Section';
  return family.endsWith('-topics') ? 'Topic' : undefined;
};

const sameWord = (left: string, right: string): boolean => left.trim().toLowerCase() === right.trim().toLowerCase();

/** A category by naturalId or path, or, under a heading, by its name or the last part of its path. */
export const findFacet = (index: CategoryIndex, parent: FacetParent | undefined, text: string): Category | undefined =>
  findCategory(index, text) ??
  index.all.find(
    (category) =>
      facetParentOf(category) !== undefined &&
      (parent === undefined || facetParentOf(category) === parent) &&
      (sameWord(category.name, text) || sameWord(getSlug(category.path), text)),
  );

/** `Market:Atlanta, Sector:office` or plain names, separated by commas. */
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

/** Facets from the counts of categories: heading by heading, the most frequent first. */
export const toFacets = (index: CategoryIndex, counts: ReadonlyMap<number, number>): CountedFacet[] =>
  facetParents.flatMap((parent) =>
    index.all
      .filter((category) => facetParentOf(category) === parent && (counts.get(category.id) ?? 0) > 0)
      .map((category) => ({ parent, name: category.name, count: counts.get(category.id) ?? 0, slug: category.path }))
      .toSorted((left, right) => right.count - left.count || left.name.localeCompare(right.name, 'en')),
  );
