import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { ShownFields } from '../files/schema/articles.ts';
import { dealJson } from './deals.ts';
import type { ArticleRow } from './rows.ts';
import type { Site } from './sites.ts';
import { listWithSite, streamsColumn, summaryColumns } from './summaries.ts';

/** The parts of an article as JSON, so that one statement reads all of them. */
const partColumns = sql.raw(`
  coalesce((select json_agg(json_build_object('name', authors.name, 'slug', authors.slug, 'description', authors.description,
      'imageLarge', authors.image_large) order by byline.position)
    from article_authors byline join authors on authors.id = byline.author_id where byline.article_id = articles.id), '[]') as authors,
  coalesce((select json_agg(json_build_object('title', slides.title, 'image', slides.image, 'caption', slides.caption,
      'height', slides.height, 'width', slides.width, 'alt', slides.alt, 'credit', slides.credit) order by slides.position)
    from slides where slides.article_id = articles.id), '[]') as slides,
  (select json_build_object('uri', videos.uri, 'provider', videos.provider, 'title', videos.title, 'poster', videos.poster,
      'duration', videos.duration, 'footage', videos.footage)
    from videos where videos.article_id = articles.id) as video,
  (select json_build_object('title', books.title, 'description', books.description, 'coverImage', books.cover_image,
      'bookUrl', books.book_url)
    from books where books.article_id = articles.id) as book`);

const dealColumn = sql`(select ${dealJson} from deals where deals.article_id = articles.id) as deal`;

/** Finds the bodies of articles as HTML, one block a line. */
export const findBodies = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .selectFrom('articleBodies')
    .select(['articleId', 'blocks'])
    .where('articleId', 'in', [0, ...ids])
    .execute();
  return new Map(rows.map(({ articleId, blocks }) => [articleId, blocks.join('\n')]));
};

/** Finds a published article with its body and all its parts. */
export const findArticle = async (
  db: Db,
  site: Site,
  naturalId: string,
  now: Date,
): Promise<ArticleRow | undefined> => {
  const [row] = await listWithSite<ArticleRow & { shown: ShownFields }>(
    db,
    site,
    sql`
      select ${summaryColumns(site)}, ${streamsColumn}, articles.type, articles.post_format, articles.nofollow, articles.show_disclaimer,
        body.blocks, body.need_to_know, body.tags, body.canonical_url, body.embed1, body.embed2, body.charts,
        body.shown, ${partColumns}, ${dealColumn}
      from articles join article_bodies body on body.article_id = articles.id
      where articles.site_id = ${site.id} and articles.natural_id = ${naturalId} and articles.pub_date <= ${now}`,
  );
  return row && { ...row.shown, ...row };
};
