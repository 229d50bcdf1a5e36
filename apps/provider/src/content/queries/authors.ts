import { sql } from 'kysely';
import { typesetName } from '../files/typeset.ts';
import type { Db } from '../../db/schema.ts';
import { listPage, type Paging } from './listPage.ts';
import type { SummaryRow } from './rows.ts';
import type { Site } from './sites.ts';
import { findSummaries } from './summaries.ts';

/** The slug of an author (§2.1), with straight apostrophes, as keyboards have them. A slug is returned unchanged. */
export const toAuthorSlug = (byline: string): string =>
  byline
    .replaceAll('\0', '')
    .trim()
    .replace(/^by\s+/i, '')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replace(/[\s-]+/g, '-');

export const findAuthor = (db: Db, site: Site, byline: string) =>
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

export const listAuthors = (db: Db, site: Site) =>
  db.selectFrom('authors').selectAll().where('siteId', '=', site.id).orderBy('name').orderBy('id').execute();

/** Lists an author's articles, the newest first, with their total number. */
export const listArticlesByAuthor = async (
  db: Db,
  site: Site,
  authorId: number,
  now: Date,
  paging: Paging,
): Promise<{ estimate: number; articles: SummaryRow[] }> => {
  const { estimate, rows } = await listPage(
    db.selectFrom('articleAuthors').where('authorId', '=', authorId).where('pubDate', '<=', now),
    (authored) => authored.select('articleId').orderBy('pubDate', 'desc').orderBy('articleId', 'desc'),
    paging,
  );
  return {
    estimate,
    articles: await findSummaries(
      db,
      site,
      rows.map(({ articleId }) => articleId),
      now,
    ),
  };
};
