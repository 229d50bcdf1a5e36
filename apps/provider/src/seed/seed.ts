import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { writeSampleAccounts } from '../accounts/sampleAccounts.ts';
import { readContent } from '../content/readContent.ts';
import type { Content } from '../content/files.ts';
import type { Database } from '../db/schema.ts';
import { writeArticles } from '../db/write/articles.ts';
import { writePackage } from '../db/write/packages.ts';
import { settleAfterImport } from '../db/write/settle.ts';
import { refreshTrending } from '../trending/views.ts';
import { articleInput } from './articleInputs.ts';
import { templatePages } from './generatedPages.ts';
import { packageInput, positionInput } from './packageInputs.ts';
import { withSpreadPalettes } from './pictures.ts';
import { publicationsOf, type Publication } from './publications.ts';
import { schedule } from './schedule.ts';
import { viewsOf } from './views.ts';
import { writeCalendar } from './writeCalendar.ts';
import { writePages, writeStaticPages } from './writePages.ts';
import { writePartners } from './writePartners.ts';
import { writeSite } from './writeSite.ts';

export type SeedOptions = {
  /** Every date of the sample content is counted from here. */
  now: Date;
  log: (line: string) => void;
  contentDirectory?: string;
};

/** The sample content that ships with the provider. */
export const sampleContent = path.join(import.meta.dirname, '../../content');
const articlesAtOnce = 100;
const viewsAtOnce = 1000;

const inChunks = async <T>(items: readonly T[], size: number, write: (chunk: readonly T[]) => Promise<void>): Promise<void> => {
  for (let start = 0; start < items.length; start += size) await write(items.slice(start, start + size));
};

type Written = { siteId: number; articleId: ReadonlyMap<string, number> };

const writePublication = async (db: Kysely<Database>, publication: Publication, content: Content, { now, log }: SeedOptions): Promise<Written> => {
  const { site } = publication;
  const ids = await writeSite(db, publication);
  const moments = schedule(publication.articles, now, site.timeZone);
  const partnerNames = new Map(content.publishers.map(({ publisher, name }) => [publisher, name]));
  const articles = withSpreadPalettes(publication, moments);
  const articleId = new Map<string, number>();
  await inChunks(articles, articlesAtOnce, async (chunk) => {
    const written = await writeArticles(db, chunk.map((article) => articleInput(article, { ...ids, publication, moments, partnerNames })));
    for (const [index, id] of written.entries()) articleId.set(chunk[index]?.slug ?? '', id);
    log(`${site.name}: ${articleId.size} of ${articles.length} articles`);
  });
  for (const position of publication.positions) await writePackage(db, positionInput(position, moments, { siteId: ids.siteId, site, now, articleId }));

  const views = viewsOf(publication.trending, moments, now).flatMap(({ slug, hour, views: count }) => {
    const id = articleId.get(slug);
    return id === undefined ? [] : [{ articleId: id, hour, views: count }];
  });
  await inChunks(views, viewsAtOnce, async (chunk) => {
    await db.insertInto('articleViews').values([...chunk]).execute();
  });
  return { siteId: ids.siteId, articleId };
};

const writeEverything = async (db: Kysely<Database>, content: Content, options: SeedOptions): Promise<void> => {
  const { now, log } = options;
  const [full, ...others] = publicationsOf(content);
  if (!full) throw new Error('sites.json has no publication besides the template brand. Add one.');
  const { siteId, articleId } = await writePublication(db, full, content, options);
  const setting = { siteId, site: full.site, now };
  for (const pack of content.packages) {
    const input = packageInput(pack, content, { ...setting, articleId });
    await writePackage(db, pack.slug === content.home.specialReport ? { ...input, position: 'home-special-report' } : input);
  }
  log(`${full.site.name}: ${content.packages.length} packages`);
  await writePartners(db, content, setting);
  await writeCalendar(db, content, setting);
  await writePages(db, content, setting);
  log(`${full.site.name}: partners, calendar and pages`);
  for (const publication of others) {
    const written = await writePublication(db, publication, content, options);
    await writeStaticPages(db, templatePages(content), written.siteId);
  }
};

/** Whether the database holds a publication already. */
export const isSeeded = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('sites').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Removes all content and everything that hangs on it. */
export const emptyDatabase = async (db: Kysely<Database>): Promise<void> => {
  await sql`truncate sites restart identity cascade`.execute(db);
};

/**
 * Fills an empty database with the sample content: all of it or, when something fails, nothing. Says whether it did.
 */
export const seedIfEmpty = async (db: Kysely<Database>, options: SeedOptions): Promise<boolean> => {
  if (await isSeeded(db)) return false;
  const started = performance.now();
  const content = await readContent(options.contentDirectory ?? sampleContent);
  options.log('Seeding the sample content …');
  const written = await db.transaction().execute(async (transaction) => {
    // Two providers that start on one server at once: the second waits here, and then finds the content there.
    await sql`select pg_advisory_xact_lock(7265002)`.execute(transaction);
    if (await isSeeded(transaction)) return false;
    await writeEverything(transaction, content, options);
    await writeSampleAccounts(transaction, options.now);
    return true;
  });
  if (!written) return false;
  await settleAfterImport(db);
  await refreshTrending(db, options.now);
  options.log(`Seeded in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
};
