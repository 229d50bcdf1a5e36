import path from 'node:path';
import { sql } from 'kysely';
import { writeSampleAccounts } from '../../readers/accounts/sampleAccounts.ts';
import { type FileCache, uncached } from '../../content/files/fileCache.ts';
import { formatIssue, type Content } from '../../content/files/files.ts';
import { listBodyWarnings } from '../../content/files/checks/publications.ts';
import { ContentError, readContent } from '../../content/files/readContent.ts';
import { resolveMedia } from '../../content/files/resolveMedia.ts';
import type { Db } from '../../db/schema.ts';
import { vacuumAfterImport } from '../../db/write/articles.ts';
import type { MediaLibrary } from '../../media/library/mediaLibrary.ts';
import { requestPurges } from '../../content/purge/requestPurges.ts';
import { refreshTrending } from '../../content/trending/views.ts';
import { type ChangedTags, publish, type PublishOptions } from './publish.ts';

export type SeedOptions = PublishOptions & {
  contentDirectory?: string;
  /** Files of the folder that an earlier import has read. Default: reads every file. */
  cache?: FileCache;
  /** Where the files go that content names. */
  library: MediaLibrary;
  /** Whether an update ends with statistics of the whole database. Default: run. */
  maintenance?: 'run' | 'skip';
  /** Whether to create the sample accounts, whose password is public. Default: skip. */
  sampleAccounts?: 'create' | 'skip';
  /** Keys of the sites to import. Default: all that the folder has. */
  only?: readonly string[] | undefined;
};

/** Folder of the sample content, which only imports read. */
export const sampleContentDirectory = path.join(import.meta.dirname, '../../../../../sample-content');

/** Serializes imports on one database server: the second import waits, then sees the content of the first. */
const lockImports = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7265002)`.execute(db);
};

const finishImport = async (db: Db, { now, log, maintenance = 'run' }: SeedOptions, started: number): Promise<void> => {
  if (maintenance === 'run') {
    await vacuumAfterImport(db);
    await refreshTrending(db, now);
  }
  log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

/** Reads the files and adds the pictures that they name to the media library, before the transaction of the import. */
const loadContent = async ({
  contentDirectory = sampleContentDirectory,
  library,
  log,
  cache = uncached,
  only,
}: SeedOptions): Promise<Content> => {
  const read = await readContent(contentDirectory, { invalid: 'omit', cache });
  const content = { ...read, publications: read.publications.filter(({ site }) => !only || only.includes(site.key)) };
  for (const warning of listBodyWarnings(content)) log(`Warning: ${formatIssue(warning)}`);
  const resolved = await resolveMedia(library, contentDirectory, content, cache);
  if (!only && resolved.publications.length === 0)
    throw new ContentError(
      contentDirectory,
      resolved.omitted.flatMap(({ issues }) => issues),
    );
  return resolved;
};

const listFailures = ({ omitted }: Content, failed: readonly string[]): readonly string[] => [
  ...omitted.map(({ key, issues }) => `The publication ${key} is left out: ${issues.map(formatIssue).join('; ')}`),
  ...failed.map((failure) => `A publication could not be imported: ${failure}`),
];

/** Whether the database contains a publication. */
export const isSeeded = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('sites').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Deletes all content and its page views. Submitted forms and accounts stay, and the sites that they reference. */
const deleteContent = async (db: Db): Promise<void> => {
  await sql`truncate categories, authors, articles, packages, webcasts, podcasts, events, editorial_calendar, publishers, resource_topics, resources,
    partner_videos, recognition_profiles, static_pages, promotional_listings, newsletters, known_pictures, content_documents, redirects, import_items restart identity cascade`.execute(
    db,
  );
};

/** The number of cache tags of changed pages, and a line for each publication that was left out. */
export type Imported = { tags: number; failures: readonly string[] };

const countTags = (changed: ChangedTags): number => [...changed.values()].reduce((sum, tags) => sum + tags.size, 0);

/** The keys of the sites that the database lacks. */
export const listMissing = async (db: Db, sites: readonly string[]): Promise<readonly string[]> => {
  const seeded = new Set((await db.selectFrom('sites').select('key').execute()).map(({ key }) => key));
  return sites.filter((key) => !seeded.has(key));
};

/** Fills an empty database in one transaction. Returns undefined if the database already has content. */
export const seedIfEmpty = async (db: Db, options: SeedOptions): Promise<Imported | undefined> => {
  if (await isSeeded(db)) return undefined;
  const started = performance.now();
  const content = await loadContent(options);
  options.log('Seeding the sample content …');
  const written = await db.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    if (await isSeeded(transaction)) return undefined;
    const published = await publish(transaction, content, options);
    if (options.sampleAccounts === 'create') await writeSampleAccounts(transaction, options.now);
    return published;
  });
  if (!written) return undefined;
  await finishImport(db, options, started);
  return { tags: countTags(written.changed), failures: listFailures(content, written.failed) };
};

/** Replaces all content with that of the files, dated from today. Invalid files change nothing. */
export const resetContent = async (db: Db, options: SeedOptions): Promise<Imported> => {
  const started = performance.now();
  const content = await loadContent(options);
  options.log(
    'Replacing all content. Until that is done, readers of a running provider wait for pages that no cache has.',
  );
  const { changed, failed } = await db.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    await deleteContent(transaction);
    const published = await publish(transaction, content, options);
    if (options.sampleAccounts === 'create') await writeSampleAccounts(transaction, options.now);
    return published;
  });
  await finishImport(db, options, started);
  return { tags: countTags(changed), failures: listFailures(content, failed) };
};

/** Imports changed files into a database with content. Rows match by natural key; requests purges. */
export const updateContent = async (db: Db, options: SeedOptions): Promise<Imported> => {
  const started = performance.now();
  const content = await loadContent(options);
  const { changed, failed } = await db.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    const published = await publish(transaction, content, options);
    await requestPurges(transaction, published.changed, options.now);
    return published;
  });
  await finishImport(db, options, started);
  return { tags: countTags(changed), failures: listFailures(content, failed) };
};
