import { sql } from 'kysely';
import type { Content } from '../../content/files/files.ts';
import type { Db } from '../../db/schema.ts';
import type { Target } from '../../content/publishing/kind.ts';
import { type FileItem, type MissingContent, writeFiles } from '../../content/publishing/writeFiles.ts';
import { createWriter, type Writer } from '../../content/publishing/writer.ts';
import { findExistingDates, findPackageDates } from './existingRows.ts';
import { toPackage, toPositionPackage } from './packageInputs.ts';
import { type Publication, toPublication } from './publications.ts';
import { createSampleViews } from './sampleViews.ts';
import { writeArticleFiles, type WrittenArticles } from './writeArticleFiles.ts';
import { type PublicationContext, writeCalendar } from './writeCalendar.ts';
import { writePages } from './writePages.ts';
import { writePartners } from './writePartners.ts';
import type { ContentIndicator } from '../../content/files/schema/sites.ts';
import { addDays, toDay } from './clock.ts';
import { rewriteLanguage } from '../../db/write/rewriteSearch.ts';
import { upsert } from '../../db/write/upsert.ts';
import type { ChannelInput } from '../../content/publishing/kinds/channels.ts';
import type { AuthorInput, CategoryInput } from '../../content/publishing/kinds/site.ts';
import { toAuthorSlug } from '../../content/queries/authors.ts';
import { toPicture } from './storedImage.ts';

const toCategories = ({ site, categories }: Publication): readonly FileItem<Partial<CategoryInput>>[] =>
  categories.map(({ family, name, path, naturalId, region, description, image }, position) => {
    const input = {
      name,
      family,
      naturalId,
      region: region ?? null,
      description,
      image: image && toPicture(image),
      position,
    };
    // The channel was a field of the category before; with it unchanged categories are not written again.
    return { key: path, input, source: [{ ...input, channel: site.channels[family] ?? null }, site.name] };
  });

const toChannels = ({ site }: Publication): readonly FileItem<Partial<ChannelInput>>[] =>
  Object.entries(site.channels).map(([family, input]) => ({ key: family, input, source: input }));

const toAuthors = ({ authors }: Publication): readonly FileItem<Partial<AuthorInput>>[] =>
  authors.map(({ name, role, description, social, portrait }) => {
    const input = { name, role, description, social, image: portrait && toPicture(portrait) };
    return { key: toAuthorSlug(name), input, source: input };
  });

const writeSite = async (
  writer: Writer,
  publication: Publication,
  options: { now: Date; missing: MissingContent },
): Promise<Target> => {
  const { magazine: _, channels: __, ...row } = publication.site;
  const { db, addTags } = writer;
  const former = await db.selectFrom('sites').select('language').where('key', '=', row.key).executeTakeFirst();
  if ((await upsert(db, 'sites', [row], { key: ['key'] })).length > 0) addTags(['categories']);
  const site = await db
    .selectFrom('sites')
    .selectAll()
    .where('key', '=', publication.site.key)
    .executeTakeFirstOrThrow();
  if (former && former.language !== site.language) await rewriteLanguage(db, site);
  const target: Target = { site, media: new Map() };
  await writeFiles(writer, target, 'channel', toChannels(publication), options);
  await writeFiles(writer, target, 'category', toCategories(publication), options);
  await writeFiles(writer, target, 'author', toAuthors(publication), options);
  return target;
};

/** Writes the indicators of the market strip. `naturalIds` are those of articles by slug. */
const writeIndicators = async (
  writer: Writer,
  indicators: readonly ContentIndicator[],
  { naturalIds, ...context }: PublicationContext & { naturalIds: ReadonlyMap<string, string> },
): Promise<void> => {
  const { target, site, now } = context;
  const existing = await findExistingDates<'asOf', string>(writer.db, 'marketIndicators', target.site.id, ['asOf']);
  const items = indicators.map(({ key, date, daysAgo = 0, article, ...fields }, position) => {
    const naturalId = article && naturalIds.get(article);
    const asOf = date ?? existing.get(key)?.asOf ?? addDays(toDay(now, site.timeZone), -daysAgo);
    const input = { ...fields, asOf, position, ...(naturalId && { uri: `/${naturalId}/` }) };
    return { key, input, source: [fields, date, daysAgo, article, position] };
  });
  await writeFiles(writer, target, 'indicator', items, context);
};

export type PublishOptions = {
  /** Relative dates in the files count from here. */
  now: Date;
  log: (line: string) => void;
  missing?: MissingContent;
};

/** What an import wrote. */
export type Published = {
  changed: ChangedTags;
  /** Publications that could not be written, with the reason; the others were. */
  failed: readonly string[];
};

/** Cache tags of changed pages, by site key. */
export type ChangedTags = ReadonlyMap<string, ReadonlySet<string>>;

type Context = Required<PublishOptions> & { target: Target; publication: Publication };

const viewsPerInsert = 1000;

/** Inserts sample page views, so that trending lists are not empty. */
const writeViews = async (
  db: Db,
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
  const { target, publication, now } = context;
  const { site } = publication;
  const partnerNames = new Map(publication.publishers.map(({ publisher, name }) => [publisher, name]));
  const articles = await writeArticleFiles(writer, { ...context, partnerNames });
  const { naturalIds, articleDates } = articles;
  const published = await findPackageDates(writer.db, target.site.id);
  const lists = { site, now, naturalIds, published };
  const packages = publication.packages.map((pack) => toPackage(pack, publication, lists));
  await writeFiles(
    writer,
    target,
    'package',
    [...publication.positions.map((position) => toPositionPackage(position, articleDates, lists)), ...packages],
    context,
  );
  await writeIndicators(writer, publication.indicators, { ...context, site, naturalIds });
  if (articles.isFirstImport) await writeViews(writer.db, target.site.id, publication, articles, now);
  context.log(`${site.name}: ${packages.length} packages`);
};

const writePublication = async (
  writer: Writer,
  publication: Publication,
  options: Required<PublishOptions>,
): Promise<void> => {
  const { site } = publication;
  const target = await writeSite(writer, publication, options);
  const context: Context = { ...options, target, publication };
  // Articles name the partners that present them.
  await writePartners(writer, publication, { ...context, site });
  await writeStories(writer, context);
  await writeCalendar(writer, publication, { ...context, site });
  await writePages(writer, publication, { ...context, site });
  options.log(`${site.name}: partners, calendar and pages`);
};

/** Undoes the statements of a failed step, so that the transaction goes on. Returns the error. */
const withSavepoint = async (db: Db, step: () => Promise<void>): Promise<Error | undefined> => {
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

/** Writes changed content of the files. A publication that cannot be written does not stop the others. */
export const publish = async (
  db: Db,
  { publications }: Content,
  { now, log, missing = 'keep' }: PublishOptions,
): Promise<Published> => {
  const changed = new Map<string, Set<string>>();
  const failed: string[] = [];
  for (const publication of publications) {
    const { key } = publication.site;
    const tags = new Set<string>();
    const error = await withSavepoint(db, () =>
      writePublication(createWriter(db, tags, now), toPublication(publication), { now, log, missing }),
    );
    if (error) failed.push(`${key}: ${error.message}`);
    else changed.set(key, tags);
  }
  return { changed, failed };
};
