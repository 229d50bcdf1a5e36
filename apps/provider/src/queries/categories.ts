import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A category. */
export type Category = Selectable<Database['categories']>;
/** A site's categories, found by id, by naturalId and by path. */
export type CategoryIndex = {
  all: readonly Category[];
  byId: ReadonlyMap<number, Category>;
  byTerm: ReadonlyMap<string, Category>;
};

/** SPEC §5: a trailing slash in a stream slug is dropped; a leading one does no harm either. */
export const normalizeTerm = (term: string): string =>
  term
    .replaceAll('\0', '')
    .trim()
    .replace(/^\/+|(?<!\/)\/+$/g, '')
    .toLowerCase();

/** All categories with their index. */
export const loadCategories = async (db: Kysely<Database>, siteId: number): Promise<CategoryIndex> => {
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
  };
};

/** The category a term means: its naturalId or its path (content.graphql, getContentStream). */
export const findCategory = (index: CategoryIndex, term: string): Category | undefined =>
  index.byTerm.get(normalizeTerm(term));

/** The last part of a path, which is the slug of `Kicker`, `ArticleCategory` and facets: `atlanta`. */
export const getSlug = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Path of the page of a category. */
export const toCategoryUri = ({ path }: Pick<Category, 'path'>): string => `/${path}/`;
