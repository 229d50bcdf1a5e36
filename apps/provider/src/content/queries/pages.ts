import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Site } from './sites.ts';

const maxIndicators = 4;

/** Where the article of an indicator is: in a category, or with its primary category among some. */
export type IndicatorTopic = { listedIn: number } | { primaryIn: readonly number[] };

/** Lists the indicators of the market strip by position, optionally those of a topic. */
export const listMarketIndicators = (db: Db, site: Site, topic?: IndicatorTopic) =>
  db
    .selectFrom('marketIndicators')
    .select(['label', 'value', 'change', 'source', 'asOf', 'uri'])
    .where('siteId', '=', site.id)
    .$if(topic !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (
          select from articles where articles.site_id = ${site.id} and articles.natural_id = btrim(market_indicators.uri, '/')
            and ${topic && toIndicatorCondition(topic)})`,
      ),
    )
    .orderBy('position')
    .orderBy('slug')
    .limit(maxIndicators)
    .execute();

const toIndicatorCondition = (topic: IndicatorTopic) =>
  'listedIn' in topic
    ? sql`exists (
        select from article_categories stream
        where stream.article_id = articles.id and stream.category_id = ${topic.listedIn})`
    : sql`articles.primary_category_id = any(${topic.primaryIn}::integer[])`;

/** Removes slashes and the prefix `nuxt-` from the slug of a static page (§2.3). */
const normalizeStaticSlug = (slug: string): string =>
  slug
    .replaceAll('\0', '')
    .replace(/^\/+|(?<!\/)\/+$/g, '')
    .replace(/^nuxt-/, '');

export const findStaticPage = (db: Db, site: Site, slug: string) =>
  db
    .selectFrom('staticPages')
    .selectAll()
    .where('siteId', '=', site.id)
    .where('slug', '=', normalizeStaticSlug(slug))
    .executeTakeFirst();

export const listStaticPages = (db: Db, site: Site) =>
  db
    .selectFrom('staticPages')
    .select(['slug', 'path', 'title', 'settings'])
    .where('siteId', '=', site.id)
    .orderBy('title')
    .orderBy('id')
    .execute();

/** Finds the header picture of a page by the first segment of its path. */
export const findHeaderPicture = (db: Db, site: Site, page: string) =>
  db
    .selectFrom('headerPictures')
    .select('image')
    .where('siteId', '=', site.id)
    .where('page', '=', page)
    .executeTakeFirst();

/** Lists the promotional listings of a page, or the default ones (§7.1). */
export const listPromotions = async (db: Db, site: Site, page: string, fallback: 'to-default' | 'to-nothing') => {
  const listFor = (name: string) =>
    db
      .selectFrom('promotionalListings')
      .selectAll()
      .where('siteId', '=', site.id)
      .where(sql<boolean>`${name} = any(pages)`)
      .orderBy('position')
      .orderBy('id')
      .execute();
  const ownListings = await listFor(page);
  return ownListings.length > 0 || fallback === 'to-nothing' ? ownListings : listFor('default');
};

export const listNewsletters = (db: Db, site: Site) =>
  db.selectFrom('newsletters').selectAll().where('siteId', '=', site.id).orderBy('position').orderBy('id').execute();

type IndexCursor = { pubDate: string; id: number };
const cursorPattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)_(\d{1,9})$/;

/** Parses a cursor of the article index; undefined for an invalid one. */
export const parseIndexCursor = (text: string): IndexCursor | undefined => {
  const [, pubDate, id] = cursorPattern.exec(text) ?? [];
  return pubDate && id && !Number.isNaN(Date.parse(pubDate)) ? { pubDate, id: Number(id) } : undefined;
};

/** Lists articles from the newest on. Pages continue by key, so the last one costs as much as the first. */
export const listArticleIndex = async (
  db: Db,
  site: Site,
  now: Date,
  after: IndexCursor | undefined,
  limit: number,
) => {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'naturalId', 'title', 'presentedBy', 'pubDate', 'modifiedDate'])
    .select(sql<string>`to_char(pub_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('cursorDate'))
    .where('siteId', '=', site.id)
    .where('pubDate', '<=', now)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(pub_date, id) < (${after?.pubDate}::timestamptz, ${after?.id}::integer)`),
    )
    .orderBy('pubDate', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { rows, nextAfter: last ? `${last.cursorDate}_${last.id}` : null };
};
