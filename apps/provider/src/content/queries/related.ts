import { type Kysely, sql } from 'kysely';
import { toPackageTypeKey } from '../../db/write/packages.ts';
import type { Database } from '../../db/schema.ts';
import { diversifyByPicture } from './diversifyByPicture.ts';
import { planOnce } from './listPage.ts';
import type { RelatedRow } from './rows.ts';
import type { Site } from './sites.ts';
import { isNewsroom, listWithSite, relatedColumns } from './summaries.ts';

type RelatedQuery = { site: Site; naturalId: string; limit: number; now: Date };

/** Candidates per requested article, from which `diversifyByPicture` chooses. */
const candidatesPerResult = 4;

/** Number of newest articles per stream that are ranked. */
const maxCandidatesPerStream = 60;

/**
 * Lists the articles that share most streams with an article, the newest first among equals. Broad streams (regions,
 * kickers) count half. Only the newest articles of each stream are ranked, so the cost does not grow with the archive.
 * Prefers articles with different pictures, because they appear next to each other.
 */
export const listYouMayLike = async (
  db: Kysely<Database>,
  { site, naturalId, limit, now }: RelatedQuery,
): Promise<RelatedRow[]> =>
  diversifyByPicture(
    await listWithSite<RelatedRow>(
      db,
      site,
      sql`
        with origin as (select id from articles where site_id = ${site.id} and natural_id = ${naturalId} and pub_date <= ${now}),
        weighted as (
          select near.article_id, near.pub_date,
            sum(case when shared.role = 'kicker' or categories.family = 'region' then 1 else 2 end) as weight
          from origin
          join article_categories shared on shared.article_id = origin.id
          join categories on categories.id = shared.category_id
          cross join lateral (
            select stream.article_id, stream.pub_date from article_categories stream
            where stream.category_id = shared.category_id and stream.pub_date <= ${now} and stream.article_id <> origin.id
            order by stream.pub_date desc, stream.article_id desc limit ${sql.lit(maxCandidatesPerStream)}
          ) near
          group by near.article_id, near.pub_date
        )
        select ${relatedColumns}
        from (select * from weighted order by weight desc, pub_date desc, article_id desc) ranked
        join articles on articles.id = ranked.article_id and ${isNewsroom}
        order by ranked.weight desc, ranked.pub_date desc, ranked.article_id desc
        limit ${planOnce(limit * candidatesPerResult)}`,
    ),
    limit,
  );

/**
 * Lists articles of a kind, by kicker or type (`video`, `Q&A`, `slideshow`); those of the same primary stream first.
 */
export const listRelatedKind = (
  db: Kysely<Database>,
  { site, naturalId, limit, now }: RelatedQuery,
  kind: string,
): Promise<RelatedRow[]> => {
  const kindKey = toPackageTypeKey(kind.replaceAll('-', ' '));
  return listWithSite<RelatedRow>(
    db,
    site,
    sql`
      with origin as (select id, primary_category_id from articles where site_id = ${site.id} and natural_id = ${naturalId} and pub_date <= ${now}),
      kinds as (
        select id from categories where site_id = ${site.id} and family like '%-sections'
          and (lower(name) = ${kindKey} or replace(regexp_replace(path, '^.*/', ''), '-', ' ') = ${kindKey})
      )
      select ${relatedColumns}
      from origin cross join kinds
      cross join lateral (
        select stream.article_id, stream.pub_date from article_categories stream
        where stream.category_id = kinds.id and stream.pub_date <= ${now} and stream.article_id <> origin.id
        order by stream.pub_date desc, stream.article_id desc limit 200
      ) near
      join articles on articles.id = near.article_id and ${isNewsroom}
      order by (articles.primary_category_id is not distinct from origin.primary_category_id) desc, near.pub_date desc, near.article_id desc
      limit ${planOnce(limit)}`,
  );
};

/** Lists articles of the same primary stream: those published just before the article, then those after it. */
export const listDigDeeper = (
  db: Kysely<Database>,
  { site, naturalId, limit, now }: RelatedQuery,
): Promise<RelatedRow[]> =>
  listWithSite<RelatedRow>(
    db,
    site,
    sql`
      with origin as (select id, primary_category_id, pub_date from articles where site_id = ${site.id} and natural_id = ${naturalId} and pub_date <= ${now}),
      near as (
        (select stream.article_id, 0 as part, stream.pub_date from origin cross join lateral (
          select article_id, pub_date from article_categories
          where category_id = origin.primary_category_id and (pub_date, article_id) < (origin.pub_date, origin.id)
          order by pub_date desc, article_id desc limit ${planOnce(limit * candidatesPerResult)}) stream)
        union all
        (select stream.article_id, 1, stream.pub_date from origin cross join lateral (
          select article_id, pub_date from article_categories
          where category_id = origin.primary_category_id and (pub_date, article_id) > (origin.pub_date, origin.id) and pub_date <= ${now}
          order by pub_date desc, article_id desc limit ${planOnce(limit * candidatesPerResult)}) stream)
      )
      select ${relatedColumns} from near join articles on articles.id = near.article_id and ${isNewsroom}
      order by near.part, near.pub_date desc, near.article_id desc
      limit ${planOnce(limit)}`,
  );
