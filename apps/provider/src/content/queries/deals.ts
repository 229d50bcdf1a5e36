import { type DealKind, type DealSizeBand, dealSizeBands } from '@masthead/content-rules/deals';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { DealsTable } from '../../db/tables/deals.ts';
import type { Site } from './sites.ts';

export type DealRow = Omit<
  Selectable<DealsTable>,
  'articleId' | 'siteId' | 'pubDate' | 'dealDate' | 'squareFeet' | 'sizeBand'
> & {
  /** `YYYY-MM-DD`. */
  date: string;
};

type ListedDealRow = { naturalId: string; title: string; deal: DealRow };

/** The columns of a deal as one JSON value. The table is `deals`. */
export const dealJson: RawBuilder<DealRow> = sql.raw(
  `json_build_object('kind', deals.kind, 'date', deals.deal_date, 'marketId', deals.market_id, 'sectorId', deals.sector_id,
    'city', deals.city, 'property', deals.property, 'price', deals.price, 'currency', deals.currency, 'size', deals.size,
    'sizeUnit', deals.size_unit, 'pricePerSquareFoot', deals.price_per_square_foot, 'capRate', deals.cap_rate,
    'buyer', deals.buyer, 'seller', deals.seller, 'tenant', deals.tenant, 'landlord', deals.landlord,
    'borrower', deals.borrower, 'lender', deals.lender, 'developer', deals.developer, 'brokers', deals.brokers)`,
);

export type DealFilter = {
  siteId: number;
  /** Ids of markets, any of which matches: a region has those of its cities. */
  marketIds?: readonly number[] | undefined;
  sectorId?: number | undefined;
  kind?: DealKind | undefined;
  size?: DealSizeBand | undefined;
};

export type DealQuery = DealFilter & {
  /** Deals of this day and later, `YYYY-MM-DD`. */
  after?: string | undefined;
  sort: 'date' | 'price' | 'size';
  direction: 'ascending' | 'descending';
  /** Currencies of the list, in which prices are sorted apart. */
  currencies: readonly string[];
  limit: number;
  offset: number;
  now: Date;
};

const sizeBands = Object.keys(dealSizeBands) as DealSizeBand[];

/** Conditions on columns that `deals` and `deal_totals` share. */
const toConditions = ({ siteId, marketIds, sectorId, kind, size }: DealFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`site_id = ${siteId}`,
      ...(marketIds ? [sql`market_id = any(${marketIds}::integer[])`] : []),
      ...(sectorId === undefined ? [] : [sql`sector_id = ${sectorId}`]),
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(size ? [sql`size_band = ${sizeBands.indexOf(size) + 1}`] : []),
    ],
    sql` and `,
  );

/** Orders of the list; each has an index, unless there are several currencies. Deals without the value are last. */
const orders = {
  date: { ascending: 'deal_date asc', descending: 'deal_date desc' },
  price: { ascending: 'price asc nulls last', descending: 'price desc nulls last' },
  size: { ascending: 'square_feet asc nulls last', descending: 'square_feet desc nulls last' },
} as const;

export const listDeals = async (db: Db, query: DealQuery): Promise<readonly ListedDealRow[]> => {
  const { after, sort, direction, currencies, limit, offset, now } = query;
  const order = sql.raw(`${orders[sort][direction]}, article_id desc`);
  const byCurrency =
    sort === 'price' && currencies.length > 1 ? sql`array_position(${currencies}::text[], currency),` : sql``;
  const { rows } = await sql<ListedDealRow>`
    select articles.natural_id, articles.title, ${dealJson} as deal
    from (
      select article_id, row_number() over () as place from (
        select article_id from deals
        where ${toConditions(query)} and pub_date <= ${now} ${after ? sql`and deal_date >= ${after}::date` : sql``}
        order by ${byCurrency} ${order} limit ${limit} offset ${offset}) ids
    ) page
    join deals on deals.article_id = page.article_id
    join articles on articles.id = page.article_id
    order by page.place`.execute(db);
  return rows;
};

/** Number and volume of deals in a currency; an empty currency for deals without a price. */
type DealTotal = { currency: string; deals: number; volume: number };

/**
 * Counts published deals and sums their prices by currency, the most frequent first. Without `after` it reads the totals that triggers maintain,
 * whose number does not grow with the archive, and subtracts deals that are not published yet. With it the deals since
 * that day are counted.
 */
export const countDeals = async (
  db: Db,
  query: DealFilter & Pick<DealQuery, 'after' | 'now'>,
): Promise<readonly DealTotal[]> => {
  const { after, now } = query;
  const conditions = toConditions(query);
  const parts = after
    ? sql`select coalesce(currency, '') as currency, 1 as deals, coalesce(price, 0) as volume from deals
        where ${conditions} and pub_date <= ${now} and deal_date >= ${after}::date`
    : sql`select currency, deals, volume from deal_totals where ${conditions}
        union all
        select coalesce(currency, ''), -1, -coalesce(price, 0) from deals where ${conditions} and pub_date > ${now}`;
  const { rows } = await sql<DealTotal>`
    select currency, sum(deals)::integer as deals, sum(volume)::double precision as volume
    from (${parts}) parts group by currency having sum(deals) > 0
    order by deals desc, currency`.execute(db);
  return rows;
};

export type DealOptionCount = {
  marketId: number | null;
  sectorId: number | null;
  kind: DealKind | null;
  /** Position in `dealSizeBands` from 1, or 0 without a floor area. */
  sizeBand: number | null;
  /** All of them, planned ones included. */
  deals: number;
  /** Published deals that match the other filters. */
  matching: number;
};

/**
 * Counts the deals of each market, sector, kind and size band: all of them, and those that match the filters except the one of the
 * same family. Like `countDeals` it reads totals, and the deals of a period.
 */
export const countDealOptions = async (
  db: Db,
  query: DealFilter & Pick<DealQuery, 'after' | 'now'>,
): Promise<readonly DealOptionCount[]> => {
  const { siteId, marketIds, sectorId, kind, size, after, now } = query;
  const matches = (other: 'marketIds' | 'sectorId' | 'kind' | 'size') =>
    toConditions({ siteId, marketIds, sectorId, kind, size, [other]: undefined });
  const columns = sql`coalesce(market_id, 0) as market_id, coalesce(sector_id, 0) as sector_id, kind, size_band, site_id`;
  const published = after
    ? sql`select ${columns}, 0, 1 from deals
        where site_id = ${siteId} and pub_date <= ${now} and deal_date >= ${after}::date`
    : sql`select ${columns}, 0, deals from deal_totals where site_id = ${siteId}
        union all
        select ${columns}, 0, -1 from deals where site_id = ${siteId} and pub_date > ${now}`;
  const { rows } = await sql<DealOptionCount>`
    select market_id, sector_id, kind, size_band, sum(deals)::integer as deals,
      coalesce(case
        when grouping(market_id) = 0 then sum(published) filter (where ${matches('marketIds')})
        when grouping(sector_id) = 0 then sum(published) filter (where ${matches('sectorId')})
        when grouping(kind) = 0 then sum(published) filter (where ${matches('kind')})
        else sum(published) filter (where ${matches('size')})
      end, 0)::integer as matching
    from (select ${columns}, deals, 0 as published from deal_totals where site_id = ${siteId}
      union all ${published}) parts
    group by grouping sets ((market_id), (sector_id), (kind), (size_band)) having sum(deals) > 0`.execute(db);
  return rows;
};

/** Counts the published deals of each day and later. */
export const countDealPeriods = async (
  db: Db,
  query: DealFilter & Pick<DealQuery, 'now'>,
  days: readonly string[],
): Promise<readonly number[]> => {
  const first = days.toSorted()[0];
  if (first === undefined) return [];
  const counts = days.map((day) => sql`count(*) filter (where deal_date >= ${day}::date)::integer`);
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts from deals
    where ${toConditions(query)} and pub_date <= ${query.now} and deal_date >= ${first}::date`.execute(db);
  return rows[0]?.counts ?? [];
};

/** Number and volume of a quarter's deals in a currency. `quarter` is its first day, `YYYY-MM-DD`. */
type DealQuarterRow = { quarter: string; deals: number; volume: number };

/** Sums the prices of published deals in a currency by quarter, from a day on. Quarters without a price are absent. */
export const sumDealQuarters = async (
  db: Db,
  query: DealFilter & Pick<DealQuery, 'now'>,
  { currency, from }: { currency: string; from: string },
): Promise<readonly DealQuarterRow[]> => {
  const { rows } = await sql<DealQuarterRow>`
    select to_char(date_trunc('quarter', deal_date), 'YYYY-MM-DD') as quarter, count(*)::integer as deals,
      sum(price)::double precision as volume
    from deals
    where ${toConditions(query)} and pub_date <= ${query.now} and deal_date >= ${from}::date and currency = ${currency}
    group by 1 order by 1`.execute(db);
  return rows;
};

export type SectorDealTotal = {
  sectorId: number;
  /** Empty for deals without a price. */
  currency: string;
  deals: number;
  /** Sum of the prices of sales. */
  sales: number;
  /** Sum and number of cap rates. */
  capRates: number;
  withCapRate: number;
};

/** Sums the deals of each sector since a day, by currency. */
export const sumSectorDeals = async (
  db: Db,
  { site, after, now }: { site: Site; after: string; now: Date },
): Promise<readonly SectorDealTotal[]> => {
  const { rows } = await sql<SectorDealTotal>`
    select sector_id, coalesce(currency, '') as currency, count(*)::integer as deals,
      coalesce(sum(price) filter (where kind = 'sale'), 0)::double precision as sales,
      coalesce(sum(cap_rate), 0)::double precision as cap_rates, count(cap_rate)::integer as with_cap_rate
    from deals
    where site_id = ${site.id} and deal_date >= ${after}::date and pub_date <= ${now} and sector_id is not null
    group by sector_id, coalesce(currency, '') order by sales desc, currency`.execute(db);
  return rows;
};
