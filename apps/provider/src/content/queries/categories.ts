import type { Selectable } from 'kysely';
import type { Database, Db } from '../../db/schema.ts';

export type Category = Selectable<Database['categories']>;
/** The categories of a site, indexed by id, and by naturalId and path as terms. */
export type CategoryIndex = {
  all: readonly Category[];
  byId: ReadonlyMap<number, Category>;
  byTerm: ReadonlyMap<string, Category>;
  /** Whether its market cities belong to regions. */
  hasRegions: boolean;
};

/** Normalizes a term: lowercase, without leading and trailing slashes (§5). */
export const normalizeTerm = (term: string): string =>
  term
    .replaceAll('\0', '')
    .trim()
    .replace(/^\/+|(?<!\/)\/+$/g, '')
    .toLowerCase();

export const loadCategories = async (db: Db, siteId: number): Promise<CategoryIndex> => {
  const all = await db
    .selectFrom('categories')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return {
    all,
    byId: new Map(all.map((category) => [category.id, category])),
    byTerm: new Map(
      all.flatMap((category) => [
        [category.naturalId.toLowerCase(), category],
        [category.path.toLowerCase(), category],
      ]),
    ),
    hasRegions: all.some(({ family, region }) => family === 'markets' && region !== null),
  };
};

/** Finds a category by naturalId or path (content.graphql, getContentStream). */
export const findCategory = (index: CategoryIndex, term: string): Category | undefined =>
  index.byTerm.get(normalizeTerm(term));

/** Returns the last segment of a path, the slug of `Kicker`, `ArticleCategory` and facets: `atlanta`. */
export const getSlug = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export const toCategoryUri = ({ path }: Pick<Category, 'path'>): string => `/${path}/`;
