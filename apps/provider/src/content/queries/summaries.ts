import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { ArticleStream, RelatedRow, SummaryRow } from './rows.ts';
import type { Site } from './sites.ts';

/** Columns of an article in lists of related articles. The table is `articles`. */
export const relatedColumns: RawBuilder<unknown> = sql.raw(
  `articles.id, articles.natural_id, articles.title, articles.summary, articles.kicker, articles.kicker_category_id,
  articles.primary_category_id, articles.presented_by, articles.byline, articles.publication, articles.image,
  articles.pub_date, articles.modified_date, articles.time_to_read`,
);

/** Whether the row `articles` is premium. Ids are text: with a parameter it is planned again for each use. */
const isPremium = ({ premiumCategoryIds }: Site): RawBuilder<unknown> =>
  sql.raw(
    premiumCategoryIds.length === 0
      ? 'false'
      : `coalesce((select true from article_categories stream
          where stream.article_id = articles.id and stream.category_id in (${premiumCategoryIds.join(', ')}) limit 1), false)`,
  );

/** Columns of an article in lists. Few lists show its categories: `listArticleStreams` reads them. */
export const summaryColumns = (
  site: Site,
): RawBuilder<unknown> => sql`${relatedColumns}, ${isPremium(site)} as is_premium,
  (select json_build_object('uri', videos.uri, 'duration', videos.duration) from videos where videos.article_id = articles.id) as clip,
  case when articles.image is null then (select body.charts -> 0 from article_bodies body
    where body.article_id = articles.id and body.charts -> 0 ->> 'type' <> 'table') end as lead_chart`;

/** The categories of the row `articles` in editorial order, as JSON. */
export const streamsColumn: RawBuilder<unknown> = sql.raw(
  `coalesce((select json_agg(json_build_array(stream.category_id, stream.role) order by stream.position)
    from article_categories stream where stream.article_id = articles.id), '[]') as streams`,
);

/** Lists the categories of articles in editorial order, by the id of the article. */
export const listArticleStreams = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ArticleStream[]>> => {
  const { rows } = await sql<{ id: number; streams: readonly ArticleStream[] }>`
    select articles.id, ${streamsColumn} from unnest(${ids}::integer[]) as articles (id)`.execute(db);
  return new Map(rows.map(({ id, streams }) => [id, streams]));
};

/** Whether a row of `articles` is not sponsored: lists of recommended stories show only those of the newsroom. */
export const isNewsroom: RawBuilder<boolean> = sql.raw('articles.presented_by is null');

/** Executes a query of articles and adds their site to each row. */
export const listWithSite = async <Row extends RelatedRow>(
  db: Db,
  site: Site,
  query: RawBuilder<unknown>,
): Promise<Row[]> => {
  const { rows } = await query.execute(db);
  return (rows as Omit<Row, 'site'>[]).map((row) => ({ ...row, site }) as Row);
};

/** Finds the summaries of published articles, in the order of the ids. */
export const findSummaries = async (db: Db, site: Site, ids: readonly number[], now: Date): Promise<SummaryRow[]> =>
  ids.length === 0
    ? []
    : listWithSite<SummaryRow>(
        db,
        site,
        sql`
          select ${summaryColumns(site)} from unnest(${ids}::integer[]) with ordinality as listed (id, place)
          join articles on articles.id = listed.id and articles.pub_date <= ${now}
          order by listed.place`,
      );
