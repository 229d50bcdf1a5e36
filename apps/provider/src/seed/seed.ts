import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { writeSampleAccounts } from '../accounts/sampleAccounts.ts';
import { readContent } from '../content/readContent.ts';
import type { Database } from '../db/schema.ts';
import { vacuumAfterImport } from '../db/write/vacuumAfterImport.ts';
import { requestPurges } from '../purge/requestPurges.ts';
import { refreshTrending } from '../trending/views.ts';
import { publish, type PublishOptions } from './publish.ts';

/** Options of the import. */
export type SeedOptions = PublishOptions & {
  contentDirectory?: string;
  /** Whether the import also creates the accounts with the published password. Default: no. */
  sampleAccounts?: 'create' | 'skip';
};

/** The sample content that ships with the provider. */
export const sampleContentDirectory = path.join(import.meta.dirname, '../../content');

/** Two that write content on one server at once: the second waits here, and then finds what the first has written. */
const lockImports = async (db: Kysely<Database>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7265002)`.execute(db);
};

const finishImport = async (db: Kysely<Database>, { now, log }: SeedOptions, started: number): Promise<void> => {
  await vacuumAfterImport(db);
  await refreshTrending(db, now);
  log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

/** Whether the database holds a publication already. */
export const isSeeded = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('sites').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Removes all content and the reads of it. What readers have sent and their accounts stay, and with them the sites that
 * they belong to.
 */
const deleteContent = async (db: Kysely<Database>): Promise<void> => {
  await sql`truncate categories, authors, articles, packages, webcasts, podcasts, events, editorial_calendar, publishers, resource_topics, resources,
    partner_videos, recognition_profiles, static_pages, promotional_listings, newsletters, known_pictures restart identity cascade`.execute(
    db,
  );
};

/** Fills an empty database with the sample content: all of it or, when something fails, nothing. Says whether it did. */
export const seedIfEmpty = async (db: Kysely<Database>, options: SeedOptions): Promise<boolean> => {
  if (await isSeeded(db)) return false;
  const started = performance.now();
  const content = await readContent(options.contentDirectory ?? sampleContentDirectory);
  options.log('Seeding the sample content …');
  const written = await db.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    if (await isSeeded(transaction)) return false;
    await publish(transaction, content, options);
    if (options.sampleAccounts === 'create') await writeSampleAccounts(transaction, options.now);
    return true;
  });
  if (written) await finishImport(db, options, started);
  return written;
};

/** Begins anew with the content of the files, dated from today. Faulty files leave everything as it was. */
export const resetContent = async (db: Kysely<Database>, options: SeedOptions): Promise<void> => {
  const started = performance.now();
  const content = await readContent(options.contentDirectory ?? sampleContentDirectory);
  await db.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    await deleteContent(transaction);
    await publish(transaction, content, options);
    if (options.sampleAccounts === 'create') await writeSampleAccounts(transaction, options.now);
  });
  await finishImport(db, options, started);
};

/**
 * Brings what is new or changed in the files into a database that has content: by natural key, so that reads, what
 * readers sent, dates and addresses of what exists stay. The sites hear which pages to make anew.
 */
export const updateContent = async (db: Kysely<Database>, options: SeedOptions): Promise<{ tags: number }> => {
  const started = performance.now();
  const content = await readContent(options.contentDirectory ?? sampleContentDirectory);
  const changed = await db.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    const tags = await publish(transaction, content, options);
    await requestPurges(transaction, tags, options.now);
    return tags;
  });
  await finishImport(db, options, started);
  return { tags: [...changed.values()].reduce((sum, tags) => sum + tags.size, 0) };
};
