import { type RawBuilder, sql } from 'kysely';
import { toPackageTypeKey } from '../../db/write/packages.ts';
import type { Db } from '../../db/schema.ts';
import { toOpaqueLimit } from './listPage.ts';
import type { RelatedRow } from './rows.ts';
import type { Site } from './sites.ts';
import { isNewsroom, listWithSite, relatedColumns } from './summaries.ts';

type WithImage = { image: { uri: string } | null };

/** Selects `count` items: the first item of each picture before the second of any, otherwise by rank. */
export const diversifyByPicture = <Item extends WithImage>(ranked: readonly Item[], count: number): Item[] => {
  const seen = new Map<string, number>();
  const withRepeat = ranked.map((item) => {
    if (item.image === null) return { item, repeat: 0 };
    const repeat = seen.get(item.image.uri) ?? 0;
    seen.set(item.image.uri, repeat + 1);
    return { item, repeat };
  });
  return withRepeat
    .toSorted((a, b) => a.repeat - b.repeat)
    .slice(0, count)
    .map(({ item }) => item);
};

type RelatedQuery = { site: Site; naturalId: string; limit: number; now: Date };

/** Candidates per requested article, from which `diversifyByPicture` chooses. */
const candidatesPerResult = 4;

const maxCandidatesPerStream = 60;

/** What a shared category says about two articles: kicker, premium label and region say nothing of the subject. */
const getCategoryWeight = ({ premiumCategoryIds }: Site): RawBuilder<number> => sql`case
  when shared.role = 'kicker' or categories.family = 'region' then 0
  when categories.id in (${sql.join([0, ...premiumCategoryIds].map((id) => sql.lit(id)))}) then 0
  when categories.family = 'markets' then case when categories.region is null then 1 else 2 end
  when categories.family = 'tag' or categories.family like '%-topics' then 3
  when categories.family = 'sectors' then 2
  else 1 end`;

/** Articles of the same report, issue or insight have been put together by an editor. */
const packageWeight = 4;

/** Two articles are related from this weight on: a city and a sector, a topic and a place, or a package. */
const minWeight = 4;

/** The newest articles of each category and package of the row `origin`, with the sum of the shared weights. */
const selectWeighted = (site: Site, now: Date): RawBuilder<unknown> => sql`
  select article_id, pub_date, sum(weight)::integer as weight from (
    select near.article_id, near.pub_date, ${getCategoryWeight(site)} as weight
    from origin
    join article_categories shared on shared.article_id = origin.id
    join categories on categories.id = shared.category_id
    cross join lateral (
      select stream.article_id, stream.pub_date from article_categories stream
      where stream.category_id = shared.category_id and stream.pub_date <= ${now} and stream.article_id <> origin.id
      order by stream.pub_date desc, stream.article_id desc limit ${sql.lit(maxCandidatesPerStream)}
    ) near
    union all
    select other.article_id, articles.pub_date, ${sql.lit(packageWeight)}
    from origin
    join package_items item on item.article_id = origin.id
    join packages on packages.id = item.package_id and packages.type_key <> 'position'
    join package_items other on other.package_id = packages.id and other.article_id <> origin.id
    join articles on articles.id = other.article_id and articles.pub_date <= ${now}
  ) parts
  group by article_id, pub_date`;

/** Selects as many related articles as requested with different pictures; others only where there are too few. */
const selectRelated = <Row extends RelatedRow & { weight: number }>(ranked: readonly Row[], limit: number): Row[] => {
  const related = ranked.filter(({ weight }) => weight >= minWeight);
  const selected = diversifyByPicture(related, limit);
  const others = ranked.filter(({ weight }) => weight < minWeight);
  return [...selected, ...diversifyByPicture(others, limit - selected.length)];
};

/** Lists the articles that share most with an article, with different pictures, because they are side by side. */
export const listYouMayLike = async (db: Db, { site, naturalId, limit, now }: RelatedQuery): Promise<RelatedRow[]> =>
  selectRelated(
    await listWithSite<RelatedRow & { weight: number }>(
      db,
      site,
      sql`
        with origin as (select id from articles where site_id = ${site.id} and natural_id = ${naturalId} and pub_date <= ${now}),
        weighted as (${selectWeighted(site, now)})
        select ${relatedColumns}, ranked.weight
        from weighted ranked
        join articles on articles.id = ranked.article_id and ${isNewsroom}
        order by ranked.weight desc, ranked.pub_date desc, ranked.article_id desc
        limit ${toOpaqueLimit(limit * candidatesPerResult)}`,
    ),
    limit,
  );

/** Lists articles of a kind (`video`, `Q&A`, `slideshow`); those of the same primary stream first. */
export const listRelatedKind = (
  db: Db,
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
      limit ${toOpaqueLimit(limit)}`,
  );
};

/** Lists articles of the same primary stream, those that share another subject first. */
export const listDigDeeper = (db: Db, { site, naturalId, limit, now }: RelatedQuery): Promise<RelatedRow[]> =>
  listWithSite<RelatedRow>(
    db,
    site,
    sql`
      with origin as (select id, primary_category_id, pub_date from articles where site_id = ${site.id} and natural_id = ${naturalId} and pub_date <= ${now}),
      near as (
        (select stream.article_id, 0 as part, stream.pub_date from origin cross join lateral (
          select article_id, pub_date from article_categories
          where category_id = origin.primary_category_id and (pub_date, article_id) < (origin.pub_date, origin.id)
          order by pub_date desc, article_id desc limit ${toOpaqueLimit(limit * candidatesPerResult)}) stream)
        union all
        (select stream.article_id, 1, stream.pub_date from origin cross join lateral (
          select article_id, pub_date from article_categories
          where category_id = origin.primary_category_id and (pub_date, article_id) > (origin.pub_date, origin.id) and pub_date <= ${now}
          order by pub_date desc, article_id desc limit ${toOpaqueLimit(limit * candidatesPerResult)}) stream)
      )
      select ${relatedColumns} from near join articles on articles.id = near.article_id and ${isNewsroom}
      order by exists (
        select from origin
        join article_categories shared on shared.article_id = origin.id and shared.category_id <> origin.primary_category_id
        join categories on categories.id = shared.category_id and ${getCategoryWeight(site)} > 1
        join article_categories stream on stream.article_id = near.article_id and stream.category_id = shared.category_id) desc,
        near.part, near.pub_date desc, near.article_id desc
      limit ${toOpaqueLimit(limit)}`,
  );
