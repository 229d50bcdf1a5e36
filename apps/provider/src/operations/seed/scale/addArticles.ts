import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { writeArticles, vacuumAfterImport } from '../../../db/write/articles.ts';
import { createSyntheticArticle, type Ingredients } from './synthetic.ts';

const articlesPerBatch = 500;

const requireSome = <T>(list: readonly T[], what: string): readonly [T, ...T[]] => {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error(`The database has no ${what}. Seed the sample content first: npm run seed`);
  return [first, ...rest];
};

/** Reads the categories, authors and paragraphs for synthetic articles from the database. */
const readIngredients = async (db: Db, now: Date): Promise<Ingredients> => {
  // Cities are categories with a region: a publication without markets has none.
  const withCities = db.selectFrom('categories').select('siteId').where('region', 'is not', null);
  const site = await db.selectFrom('sites').selectAll().where('id', 'in', withCities).orderBy('id').executeTakeFirst();
  const categories = site ? await db.selectFrom('categories').selectAll().where('siteId', '=', site.id).execute() : [];
  const authors = site
    ? await db.selectFrom('authors').select(['id', 'name']).where('siteId', '=', site.id).execute()
    : [];
  const bodies = await db.selectFrom('articleBodies').select('blocks').orderBy('articleId').limit(400).execute();
  const pictures = await db
    .selectFrom('articles')
    .select('image')
    .where('siteId', '=', site?.id ?? 0)
    .orderBy('id')
    .limit(400)
    .execute();
  const getIds = (path: string): readonly number[] =>
    categories.filter((category) => category.path === path).map(({ id }) => id);
  const last = (path: string): string => path.split('/').at(-1) ?? path;
  return {
    siteId: site?.id ?? 0,
    publication: site?.name ?? '',
    timeZone: site?.timeZone ?? 'UTC',
    language: site?.language ?? 'en-US',
    now,
    cities: requireSome(
      categories.flatMap(({ id, name, region }) =>
        region ? [{ id, name, regionIds: [...getIds(`markets/${region}`), ...getIds(`region/${region}`)] }] : [],
      ),
      'cities',
    ),
    sectorIds: new Map(categories.filter(({ family }) => family === 'sectors').map(({ id, path }) => [last(path), id])),
    otherIds: requireSome(
      categories.filter(({ family }) => family === 'best-practices' || family.endsWith('-topics')).map(({ id }) => id),
      'topics',
    ),
    kickers: requireSome(
      categories
        .filter(
          ({ family, name }) =>
            family.endsWith('-sections') && ['News', 'Update', 'Analysis', 'Features', 'Exclusive'].includes(name),
        )
        .map(({ id, name }) => ({ id, name })),
      'sections',
    ),
    authors: requireSome(authors, 'authors'),
    paragraphs: requireSome(
      [...new Set(bodies.flatMap(({ blocks }) => blocks.filter((block) => block.startsWith('<p>'))))],
      'articles',
    ),
    pictures: requireSome(
      pictures.flatMap(({ image }) => image ?? []),
      'pictures',
    ),
  };
};

/** Adds synthetic articles over ten years, to test the provider with much content. Not for public sites. */
export const addSyntheticArticles = async (
  db: Db,
  count: number,
  { now, log }: { now: Date; log: (line: string) => void },
): Promise<void> => {
  const started = performance.now();
  const ingredients = await readIngredients(db, now);
  const before = await db
    .selectFrom('articles')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  const first = Number(before.newest ?? 0);
  // Building the full-text index once at the end is much faster than updating it for each row.
  await sql`drop index if exists article_search_vector`.execute(db);
  try {
    for (let done = 0; done < count; done += articlesPerBatch) {
      const size = Math.min(articlesPerBatch, count - done);
      const inputs = Array.from({ length: size }, (_, index) =>
        createSyntheticArticle(first + done + index, ingredients),
      );
      await db.transaction().execute((transaction) => writeArticles(transaction, inputs, ingredients.language));
      if ((done / articlesPerBatch) % 20 === 0)
        log(`${done + size} of ${count} synthetic articles, ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
  } finally {
    log('Building the search index');
    await sql`create index if not exists article_search_vector on article_search using gin (vector)`.execute(db);
  }
  await vacuumAfterImport(db);
  log(`Added ${count} synthetic articles in ${((performance.now() - started) / 1000).toFixed(0)} s`);
};
