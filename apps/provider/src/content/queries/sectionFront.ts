import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { type Category, type CategoryIndex, getSlug } from './categories.ts';
import { editFront, type FrontCandidate, getFrontEdit, isGuide } from './editFront.ts';
import { listPackageItems } from './packageParts.ts';
import type { SummaryRow } from './rows.ts';
import type { Site } from './sites.ts';
import { listPinned, withPinned } from './pinnedArticles.ts';
import { findSummaries, isNewsroom, listWithSite, summaryColumns } from './summaries.ts';

type SectionFrontQuery = {
  site: Site;
  index: CategoryIndex;
  family: string;
  groups: readonly CategoryGroup[];
  /** Number of leads, and of the most read articles. */
  limit: number;
  /** Number of articles of each group. */
  groupLimit: number;
  now: Date;
};

export type CategoryGroup = { category: Category; members: readonly Category[] };

/** Groups the categories of a family by region, in editorial order. A category without a region starts a group. */
export const groupByRegion = (categories: readonly Category[], family: string): CategoryGroup[] => {
  const ofFamily = categories.filter((category) => category.family === family);
  return ofFamily
    .filter(({ region }) => region === null)
    .map((category) => ({
      category,
      members: ofFamily.filter(({ region }) => region !== null && region === getSlug(category.path)),
    }));
};

/** Number of the newest articles of each kind that a front may lead with. */
const maxPerKind = 40;

const getKickerIds = ({ all }: CategoryIndex, isIncluded: (slug: string) => boolean): number[] =>
  all.filter(({ family, path }) => family.endsWith('-sections') && isIncluded(getSlug(path))).map(({ id }) => id);

type CandidateRow = {
  id: number;
  kickerCategoryId: number | null;
  timeToRead: number | null;
  hasDeal: boolean;
  categoryIds: number[];
};

/** The newest articles of each category of a family, and those of the kinds that its front prefers. */
const listCandidates = async (
  db: Db,
  { index, family, groups, limit, groupLimit, now }: SectionFrontQuery,
): Promise<FrontCandidate[]> => {
  const edit = getFrontEdit(family);
  const kinds = getKickerIds(index, (slug) =>
    edit?.others === 'guides'
      ? isGuide({ kind: slug, minutes: Infinity, hasDeal: false })
      : edit?.leads.includes(slug) === true,
  );
  const groupOf = new Map(
    groups.flatMap(({ category, members }) => [category, ...members].map(({ id }) => [id, category.id] as const)),
  );
  const categoryIds = [...groupOf.keys()];
  const newestOf = (ids: readonly number[], count: number) => sql`
    select newest.article_id, newest.pub_date from unnest(${ids}::integer[]) as section (category_id)
    cross join lateral (
      select stream.article_id, stream.pub_date from article_categories stream
      where stream.category_id = section.category_id and stream.pub_date <= ${now}
      order by stream.pub_date desc, stream.article_id desc limit ${count}) newest`;
  const { rows } = await sql<CandidateRow>`
    select articles.id, articles.kicker_category_id, articles.time_to_read,
      exists (select from deals where deals.article_id = articles.id) as has_deal,
      array(select stream.category_id from article_categories stream where stream.article_id = articles.id) as category_ids
    from (${newestOf(categoryIds, limit + groupLimit)} union ${newestOf(kinds, maxPerKind)}) listed
    join articles on articles.id = listed.article_id and ${isNewsroom}
    order by listed.pub_date desc, listed.article_id desc`.execute(db);
  const candidates = rows.map(({ id, kickerCategoryId, timeToRead, hasDeal, categoryIds: streams }) => {
    const kicker = kickerCategoryId === null ? undefined : index.byId.get(kickerCategoryId);
    return {
      id,
      kind: kicker && getSlug(kicker.path),
      minutes: timeToRead,
      hasDeal,
      groupIds: [...new Set(streams.flatMap((stream) => groupOf.get(stream) ?? []))],
    };
  });
  // The newest of a kind may be in other sections only.
  return candidates.filter(({ groupIds }) => groupIds.length > 0);
};

/** Lists the articles that editors chose for the position of a front, such as `front-markets`. */
const listChosenIds = async (db: Db, { site, family, limit, now }: SectionFrontQuery): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select articles.id from package_positions placement
    join packages on packages.id = placement.package_id and packages.pub_date <= ${now}
    cross join lateral ${listPackageItems(now)} listed
    join articles on articles.id = listed.article_id and ${isNewsroom}
    where placement.site_id = ${site.id} and placement.position = ${`front-${family}`}
    order by listed.rank limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/** The articles of a front: its leads, and those of its groups by the id of their category. */
type SectionFrontArticles = { leads: SummaryRow[]; groups: ReadonlyMap<number, SummaryRow[]> };

/** Lists the articles of a front, each of them once. None is sponsored. */
export const listFront = async (db: Db, query: SectionFrontQuery): Promise<SectionFrontArticles> => {
  const { site, family, groups, limit, groupLimit, now } = query;
  const [candidates, chosenIds] = await Promise.all([listCandidates(db, query), listChosenIds(db, query)]);
  const front = editFront(getFrontEdit(family), candidates, {
    chosenIds,
    maxLeads: limit,
    groupIds: groups.map(({ category }) => category.id),
    maxPerGroup: groupLimit,
  });
  const rows = await findSummaries(db, site, [...front.leads, ...[...front.groups.values()].flat()], now);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const toRows = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return { leads: toRows(front.leads), groups: new Map([...front.groups].map(([id, ids]) => [id, toRows(ids)])) };
};

/** Time window of the most read articles, one of `precomputedWindowsHours` (§9, trending timeframe: 4 days). */
const mostReadHours = 96;

/** Lists the top of a section's list, then the most read articles of its categories and kinds. */
export const listMostRead = async (
  db: Db,
  query: SectionFrontQuery,
  excludedIds: readonly number[],
): Promise<SummaryRow[]> => {
  const { site, family, limit, now } = query;
  const [pinned, mostRead] = await Promise.all([
    listPinned(db, { site, list: family, limit, now }, excludedIds),
    selectMostRead(db, query, excludedIds),
  ]);
  return withPinned(pinned, mostRead, limit);
};

const selectMostRead = (
  db: Db,
  { site, index, family, groups, limit, now }: SectionFrontQuery,
  excludedIds: readonly number[],
): Promise<SummaryRow[]> => {
  const edit = getFrontEdit(family);
  const kinds = edit && getKickerIds(index, (slug) => edit.leads.includes(slug) || edit.further.includes(slug));
  const categoryIds = groups.flatMap(({ category, members }) => [category, ...members].map(({ id }) => id));
  return listWithSite<SummaryRow>(
    db,
    site,
    sql`
      select ${summaryColumns(site)} from trending_articles list
      join articles on articles.id = list.article_id and articles.pub_date <= ${now} and ${isNewsroom}
      where list.site_id = ${site.id} and list.window_hours = ${mostReadHours}
        and articles.id <> all(${excludedIds}::integer[])
        ${kinds ? sql`and articles.kicker_category_id = any(${kinds}::integer[])` : sql``}
        and exists (
          select from article_categories stream
          where stream.article_id = list.article_id and stream.category_id = any(${categoryIds}::integer[]))
      order by list.views desc, list.article_id desc limit ${limit}`,
  );
};
