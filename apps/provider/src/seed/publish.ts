import type { Kysely } from 'kysely';
import type { Content } from '../content/files.ts';
import type { Database } from '../db/schema.ts';
import { type PackageInput, upsertPackage } from '../db/write/packages.ts';
import { deleteUnlisted } from '../db/write/upsert.ts';
import { registerStreamPictures } from '../images/knownPictures.ts';
import { toTemplatePages } from './generatedPages.ts';
import { findExistingPackageDates } from './existingRows.ts';
import { toPackageInput, toPositionInput } from './packageInputs.ts';
import { getPublications, type Publication } from './publications.ts';
import { createSampleViews } from './sampleViews.ts';
import { writeArticleFiles } from './writeArticleFiles.ts';
import { writeCalendar } from './writeCalendar.ts';
import { writeNewsletters, writePages, writeStaticPages } from './writePages.ts';
import { writePartners } from './writePartners.ts';
import { createWriter, type MissingRows, type Writer } from './writer.ts';
import { writeSite } from './writeSite.ts';

/** Options of publishing. */
export type PublishOptions = {
  /** Relative dates in the files count from here. */
  now: Date;
  log: (line: string) => void;
  missing?: MissingRows;
};

/** Cache tags of changed pages, by site key. */
export type ChangedTags = ReadonlyMap<string, ReadonlySet<string>>;
type WrittenPublication = { siteId: number; articleId: ReadonlyMap<string, number> };

const viewsPerInsert = 1000;

const writePackage = async ({ db, addTags }: Writer, input: PackageInput): Promise<void> => {
  const { slug, type } = input.package;
  const { changed } = await upsertPackage(db, input);
  if (changed)
    addTags([
      `package:${slug}`,
      'packages',
      `package-type:${type}`,
      ...(input.position ? [`package-position:${input.position}`] : []),
    ]);
};

/** Inserts sample page views, so that trending lists are not empty. */
const writeViews = async (
  db: Kysely<Database>,
  rows: readonly { articleId: number; hour: Date; views: number }[],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += viewsPerInsert)
    await db
      .insertInto('articleViews')
      .values(rows.slice(start, start + viewsPerInsert))
      .execute();
};

const writePublication = async (
  writer: Writer,
  publication: Publication,
  content: Content,
  { now, log }: PublishOptions,
): Promise<WrittenPublication> => {
  const { site } = publication;
  const ids = await writeSite(writer, publication);
  const partnerNames = new Map(content.publishers.map(({ publisher, name }) => [publisher, name]));
  const { articleId, articleDates, isFirstImport } = await writeArticleFiles(writer, {
    ids,
    publication,
    partnerNames,
    now,
    log,
  });
  for (const position of publication.positions)
    await writePackage(writer, toPositionInput(position, articleDates, { siteId: ids.siteId, site, now, articleId }));
  if (isFirstImport)
    await writeViews(
      writer.db,
      createSampleViews(publication.trending, articleDates, now).flatMap(({ slug, hour, views }) => {
        const id = articleId.get(slug);
        return id === undefined ? [] : [{ articleId: id, hour, views }];
      }),
    );
  return { siteId: ids.siteId, articleId };
};

/** Writes the full publication: packages, partners, calendar and pages. */
const writeFull = async (
  writer: Writer,
  publication: Publication,
  content: Content,
  options: PublishOptions,
): Promise<void> => {
  const { site } = publication;
  const { siteId, articleId } = await writePublication(writer, publication, content, options);
  const setting = { siteId, site, now: options.now };
  const published = await findExistingPackageDates(writer.db, siteId);
  for (const pack of content.packages) {
    const input = toPackageInput(pack, content, { ...setting, articleId, published });
    await writePackage(
      writer,
      pack.slug === content.home.specialReport ? { ...input, position: 'home-special-report' } : input,
    );
  }
  if (writer.missing === 'remove') {
    const listed = [...content.packages, ...publication.positions.map(({ position }) => ({ slug: position }))].map(
      ({ slug }) => slug,
    );
    writer.addTags(
      (await deleteUnlisted(writer.db, 'packages', siteId, 'slug', listed)).flatMap(({ slug }) => [
        'packages',
        `package:${String(slug)}`,
      ]),
    );
  }
  options.log(`${site.name}: ${content.packages.length} packages`);
  await writePartners(writer, content, setting);
  await writeCalendar(writer, content, setting);
  await writePages(writer, content, setting);
  options.log(`${site.name}: partners, calendar and pages`);
};

/** Writes new and changed content of the files to the database. Returns the cache tags of the changed pages. */
export const publish = async (
  db: Kysely<Database>,
  content: Content,
  options: PublishOptions,
): Promise<ChangedTags> => {
  const changed = new Map<string, Set<string>>();
  const createSiteWriter = (site: string): Writer => {
    const tags = new Set<string>();
    changed.set(site, tags);
    return createWriter(db, options.missing ?? 'keep', tags);
  };
  const [full, ...others] = getPublications(content);
  await writeFull(createSiteWriter(full.site.key), full, content, options);
  for (const publication of others) {
    const writer = createSiteWriter(publication.site.key);
    const { siteId } = await writePublication(writer, publication, content, options);
    if (!publication.template) continue;
    await writeStaticPages(writer, toTemplatePages(publication.template), siteId);
    await writeNewsletters(writer, publication.template.newsletters, siteId);
  }
  await registerStreamPictures(db);
  return changed;
};
