import { type Kysely, sql } from 'kysely';
import type { Content } from '../../content/files/files.ts';
import type { Database } from '../../db/schema.ts';
import type { Target } from '../../content/publishing/kind.ts';
import { type MissingContent, writeFiles } from '../../content/publishing/writeFiles.ts';
import { createWriter, type Writer } from '../../content/publishing/writer.ts';
import { toTemplatePages } from './generatedPages.ts';
import { findPackageDates } from './existingRows.ts';
import { toPackage, toPositionPackage } from './packageInputs.ts';
import { getPublications, type Publication } from './publications.ts';
import { createSampleViews } from './sampleViews.ts';
import { writeArticleFiles, type WrittenArticles } from './writeArticleFiles.ts';
import { writeCalendar } from './writeCalendar.ts';
import { writeHeaderPictures, writeNewsletters, writePages, writeStaticPages } from './writePages.ts';
import { writeIndicators } from './writeIndicators.ts';
import { writePartners } from './writePartners.ts';
import { writeSite } from './writeSite.ts';

/** Options of publishing. */
export type PublishOptions = {
  /** Relative dates in the files count from here. */
  now: Date;
  log: (line: string) => void;
  missing?: MissingContent;
  /** The key of the only site to write. Default: all. */
  only?: string;
};

/** What an import wrote. */
export type Published = {
  changed: ChangedTags;
  /** Publications that could not be written, with the reason; the others were. */
  failed: readonly string[];
};

/** Cache tags of changed pages, by site key. */
export type ChangedTags = ReadonlyMap<string, ReadonlySet<string>>;

type Context = Required<Omit<PublishOptions, 'only'>> & { target: Target; publication: Publication; content: Content };

const viewsPerInsert = 1000;

/** Inserts sample page views, so that trending lists are not empty. */
const writeViews = async (
  db: Kysely<Database>,
  siteId: number,
  { trending }: Publication,
  { naturalIds, articleDates }: WrittenArticles,
  now: Date,
): Promise<void> => {
  const articles = await db.selectFrom('articles').select(['id', 'naturalId']).where('siteId', '=', siteId).execute();
  const idByNaturalId = new Map(articles.map(({ id, naturalId }) => [naturalId, id]));
  const rows = createSampleViews(trending, articleDates, now).flatMap(({ slug, hour, views }) => {
    const articleId = idByNaturalId.get(naturalIds.get(slug) ?? '');
    return articleId === undefined ? [] : [{ articleId, hour, views }];
  });
  for (let start = 0; start < rows.length; start += viewsPerInsert)
    await db
      .insertInto('articleViews')
      .values(rows.slice(start, start + viewsPerInsert))
      .execute();
};

/** Writes articles, then the packages and positions that list them. */
const writeStories = async (writer: Writer, context: Context): Promise<void> => {
  const { target, publication, content, now } = context;
  const { site } = publication;
  const partnerNames = new Map(content.publishers.map(({ publisher, name }) => [publisher, name]));
  const articles = await writeArticleFiles(writer, { ...context, partnerNames });
  const { naturalIds, articleDates } = articles;
  const published = await findPackageDates(writer.db, target.site.id);
  const lists = { site, now, naturalIds, published };
  const packages = publication.template ? [] : content.packages.map((pack) => toPackage(pack, content, lists));
  await writeFiles(
    writer,
    target,
    'package',
    [...publication.positions.map((position) => toPositionPackage(position, articleDates, lists)), ...packages],
    context,
  );
  if (!publication.template) await writeIndicators(writer, content.indicators, { ...context, site, naturalIds });
  if (articles.isFirstImport) await writeViews(writer.db, target.site.id, publication, articles, now);
  context.log(`${site.name}: ${packages.length} packages`);
};

const writePublication = async (
  writer: Writer,
  publication: Publication,
  content: Content,
  options: Required<Omit<PublishOptions, 'only'>>,
): Promise<void> => {
  const { site, template } = publication;
  const target = await writeSite(writer, publication, options);
  const context: Context = { ...options, target, publication, content };
  if (template) {
    await writeStories(writer, context);
    await writeStaticPages(writer, toTemplatePages(template), context);
    await writeHeaderPictures(writer, template.headerPictures, context);
    await writeNewsletters(writer, template.newsletters, context);
    return;
  }
  // Articles name the partners that present them.
  await writePartners(writer, content, { ...context, site });
  await writeStories(writer, context);
  await writeCalendar(writer, content, { ...context, site });
  await writePages(writer, content, { ...context, site });
  options.log(`${site.name}: partners, calendar and pages`);
};

/** Undoes the statements of a failed step, so that the transaction goes on. Returns the error. */
const withSavepoint = async (db: Kysely<Database>, step: () => Promise<void>): Promise<Error | undefined> => {
  await sql`savepoint publication`.execute(db);
  try {
    await step();
    await sql`release savepoint publication`.execute(db);
    return undefined;
  } catch (error) {
    await sql`rollback to savepoint publication`.execute(db);
    return error instanceof Error ? error : new Error(String(error));
  }
};

/**
 * Writes new and changed content of the files in the caller's transaction. A publication of the folder `publications`
 * that cannot be written does not stop the others.
 */
export const publish = async (
  db: Kysely<Database>,
  content: Content,
  { now, log, missing = 'keep', only }: PublishOptions,
): Promise<Published> => {
  const changed = new Map<string, Set<string>>();
  const failed: string[] = [];
  const publications = getPublications(content).filter(({ site }) => only === undefined || site.key === only);
  for (const publication of publications) {
    const { key } = publication.site;
    const tags = new Set<string>();
    const write = () => writePublication(createWriter(db, tags), publication, content, { now, log, missing });
    if (!content.publications.some(({ site }) => site.key === key)) await write();
    else {
      const error = await withSavepoint(db, write);
      if (error) {
        failed.push(`${key}: ${error.message}`);
        continue;
      }
    }
    changed.set(key, tags);
  }
  return { changed, failed };
};
