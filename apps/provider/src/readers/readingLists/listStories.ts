import { getDates } from '@masthead/texts/dates';
import { type RawBuilder, sql } from 'kysely';
import { toIsoDateTime } from '../../content/publications/dates.ts';
import type { Db } from '../../db/schema.ts';
import type { FollowKind } from '../../db/tables/readingLists.ts';
import type { Site } from '../../content/queries/sites.ts';
import { isNewsroom } from '../../content/queries/summaries.ts';
import { type ReadingListItem, toItemPath } from './items.ts';

/** A reader's list in a publication, whose `language` its dates have. */
type ListOwner = { accountId: string; site: Site; language: string };

export type ListedStory = {
  path: string;
  title: string;
  date: { text: string; iso: string };
  /** Its primary category. */
  section: { name: string; path: string } | null;
  /** Name of the partner that paid for the story. */
  sponsor: string | null;
};

/** A page that the reader follows. `market` is a stream of the markets. */
export type FollowedPage = { path: string; name: string; kind: 'market' | 'topic' | 'author' };

/** A market that the reader follows. */
type FollowedMarket = Pick<FollowedPage, 'path' | 'name'> & {
  newest: Pick<ListedStory, 'path' | 'title'>;
  /** Newsroom stories of the last seven days, and deals of the last 90 days. */
  figures: { newStories: number; deals: number };
};

type StoryRow = {
  naturalId: string;
  title: string;
  pubDate: Date;
  presentedBy: string | null;
  sectionName: string | null;
  sectionPath: string | null;
};

/** The tables are `articles` and `section`. */
const storyColumns: RawBuilder<unknown> = sql.raw(
  `articles.natural_id, articles.title, articles.pub_date, articles.presented_by,
  section.name as section_name, section.path as section_path`,
);
const joinSection: RawBuilder<unknown> = sql.raw(
  'left join categories section on section.id = articles.primary_category_id',
);

const toStory = (
  { site: { timeZone }, language }: ListOwner,
  { naturalId, title, pubDate, presentedBy, sectionName, sectionPath }: StoryRow,
): ListedStory => ({
  path: toItemPath({ list: 'saved', naturalId }),
  title,
  date: { text: getDates(language).date(pubDate, timeZone), iso: toIsoDateTime(pubDate, timeZone) },
  section:
    sectionName !== null && sectionPath !== null
      ? { name: sectionName, path: toItemPath({ list: 'follows', kind: 'stream', target: sectionPath }) }
      : null,
  sponsor: presentedBy,
});

/** Lists the published articles that an account has saved, the last saved first. */
export const listSavedStories = async (db: Db, owner: ListOwner, now: Date): Promise<ListedStory[]> => {
  const { accountId, site } = owner;
  const { rows } = await sql<StoryRow>`
    select ${storyColumns} from saved_articles saved
    join articles on articles.site_id = ${site.id} and articles.natural_id = saved.natural_id and articles.pub_date <= ${now}
    ${joinSection}
    where saved.account_id = ${accountId} and saved.site = ${site.key}
    order by saved.saved_at desc, saved.natural_id`.execute(db);
  return rows.map((row) => toStory(owner, row));
};

type FollowedRow = { id: number; kind: FollowKind; target: string; name: string; family: string | null };

/** First segment of the paths of markets. */
const marketFamily = 'markets';

/** The followed streams and authors that the publication still has, the last followed first. */
const findFollowed = async (db: Db, { accountId, site }: ListOwner): Promise<FollowedRow[]> => {
  const { rows } = await sql<FollowedRow>`
    select page.id, follows.kind, follows.target, page.name, page.family from follows
    join (
      select 'stream' as kind, path as target, id, name, family from categories where site_id = ${site.id}
      union all
      select 'author', slug, id, name, null from authors where site_id = ${site.id}
    ) page on page.kind = follows.kind and page.target = follows.target
    where follows.account_id = ${accountId} and follows.site = ${site.key}
    order by follows.followed_at desc, page.name`.execute(db);
  return rows;
};

const getKind = ({ kind, family }: FollowedRow): FollowedPage['kind'] => {
  if (kind === 'author') return 'author';
  return family === marketFamily ? 'market' : 'topic';
};

const toItem = ({ kind, target }: Pick<FollowedRow, 'kind' | 'target'>): ReadingListItem => ({
  list: 'follows',
  kind,
  target,
});

export const listFollowedPages = async (db: Db, owner: ListOwner): Promise<FollowedPage[]> =>
  (await findFollowed(db, owner)).map((row) => ({ path: toItemPath(toItem(row)), name: row.name, kind: getKind(row) }));

/** Lists the newest newsroom stories of everything that an account follows, each once: those after `since`. */
export const listFollowedStories = async (
  db: Db,
  owner: ListOwner,
  { now, limit, since }: { now: Date; limit: number; since?: Date },
): Promise<ListedStory[]> => {
  const followed = await findFollowed(db, owner);
  const isNew = since ? sql`and listed.pub_date > ${since}` : sql``;
  const getIds = (kind: FollowKind): number[] => followed.filter((row) => row.kind === kind).map(({ id }) => id);
  const selectNewest = (table: 'article_categories' | 'article_authors', column: string, kind: FollowKind) => sql`
    select newest.pub_date, newest.article_id from unnest(${getIds(kind)}::integer[]) as page (id)
    cross join lateral (
      select listed.pub_date, listed.article_id from ${sql.table(table)} listed
      join articles on articles.id = listed.article_id and ${isNewsroom}
      where listed.${sql.raw(column)} = page.id and listed.pub_date <= ${now} ${isNew}
      order by listed.pub_date desc, listed.article_id desc limit ${limit}) newest`;
  const { rows } = await sql<StoryRow>`
    select ${storyColumns} from (
      select distinct pub_date, article_id from (
        ${selectNewest('article_categories', 'category_id', 'stream')}
        union all
        ${selectNewest('article_authors', 'author_id', 'author')}) candidates
      order by pub_date desc, article_id desc limit ${limit}) chosen
    join articles on articles.id = chosen.article_id
    ${joinSection}
    order by chosen.pub_date desc, chosen.article_id desc`.execute(db);
  return rows.map((row) => toStory(owner, row));
};

const dayMs = 86_400_000;

/** Lists the followed markets with their newest story, the latest first. A region has the deals of its cities. */
export const listFollowedMarkets = async (
  db: Db,
  { accountId, site }: ListOwner,
  { now, limit }: { now: Date; limit: number },
): Promise<FollowedMarket[]> => {
  type Row = { name: string; target: string; naturalId: string; title: string } & FollowedMarket['figures'];
  const { rows } = await sql<Row>`
    select market.name, market.path as target, newest.natural_id, newest.title,
      (select count(*)::integer from article_categories recent
        join articles on articles.id = recent.article_id and ${isNewsroom}
        where recent.category_id = market.id and recent.pub_date <= ${now}
          and recent.pub_date > ${new Date(now.getTime() - 7 * dayMs)}) as new_stories,
      (select count(*)::integer from deals
        where deals.site_id = ${site.id} and deals.pub_date <= ${now}
          and deals.deal_date > ${new Date(now.getTime() - 90 * dayMs)}::date
          and deals.market_id in (
            select city.id from categories city where city.site_id = ${site.id} and city.family = ${marketFamily}
              and (city.id = market.id or city.region = regexp_replace(market.path, '^.*/', '')))) as deals
    from follows
    join categories market on market.site_id = ${site.id} and market.path = follows.target
      and market.family = ${marketFamily}
    cross join lateral (
      select articles.natural_id, articles.title, listed.pub_date from article_categories listed
      join articles on articles.id = listed.article_id and ${isNewsroom}
      where listed.category_id = market.id and listed.pub_date <= ${now}
      order by listed.pub_date desc, listed.article_id desc limit 1) newest
    where follows.account_id = ${accountId} and follows.site = ${site.key} and follows.kind = 'stream'
    order by newest.pub_date desc, market.name limit ${limit}`.execute(db);
  return rows.map(({ name, target, naturalId, title, newStories, deals }) => ({
    path: toItemPath({ list: 'follows', kind: 'stream', target }),
    name,
    newest: { path: toItemPath({ list: 'saved', naturalId }), title },
    figures: { newStories, deals },
  }));
};
