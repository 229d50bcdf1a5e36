import { type Kysely, sql } from 'kysely';
import { typesetName } from '../content/typeset.ts';
import type { Database } from '../db/schema.ts';
import type { SummaryRow } from './rows.ts';
import type { Site } from './sites.ts';
import { findSummaries } from './summaries.ts';

/**
 * Returns the slug of an author: the lowercase name with hyphens for spaces (SPEC §2.1) and straight apostrophes, which
 * keyboards have. A slug is returned unchanged.
 */
export const toAuthorSlug = (byline: string): string =>
  byline
    .replaceAll('\0', '')
    .trim()
    .replace(/^by\s+/i, '')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replace(/[\s-]+/g, '-');

/** Finds an author by slug or name. */
export const findAuthor = (db: Kysely<Database>, site: Site, byline: string) =>
  db
    .selectFrom('authors')
    .selectAll()
    .where('siteId', '=', site.id)
    .where((eb) =>
      eb.or([
        // A publisher may have chosen a slug with a typographic apostrophe.
        eb('slug', 'in', [toAuthorSlug(byline), typesetName(toAuthorSlug(byline))]),
        eb(sql`lower(name)`, '=', typesetName(byline.replaceAll('\0', '').trim().toLowerCase())),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst();

/** Lists the authors of a site by name. */
export const listAuthors = (db: Kysely<Database>, site: Site) =>
  db.selectFrom('authors').selectAll().where('siteId', '=', site.id).orderBy('name').orderBy('id').execute();

type Paging = { limit: number; offset: number };

/** Lists an author's articles, the newest first, with their total number. */
export const listArticlesByAuthor = async (
  db: Kysely<Database>,
  site: Site,
  authorId: number,
  now: Date,
  { limit, offset }: Paging,
): Promise<{ estimate: number; articles: SummaryRow[] }> => {
  const authored = db.selectFrom('articleAuthors').where('authorId', '=', authorId).where('pubDate', '<=', now);
  const { estimate } = await authored.select(sql<number>`count(*)::integer`.as('estimate')).executeTakeFirstOrThrow();
  const page = await authored
    .select('articleId')
    .orderBy('pubDate', 'desc')
    .orderBy('articleId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    estimate,
    articles: await findSummaries(
      db,
      site,
      page.map(({ articleId }) => articleId),
      now,
    ),
  };
};
