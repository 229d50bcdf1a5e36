import { statements } from './statements.ts';

const events = [
  { event: 'insert', rows: 'new table as new_rows' },
  { event: 'delete', rows: 'old table as old_rows' },
  { event: 'update', rows: 'old table as old_rows new table as new_rows' },
] as const;

/** Columns that the totals are grouped by. A deal without a market, sector, size or price has 0 or an empty text. */
const groups = `site_id, kind, coalesce(market_id, 0) as market_id, coalesce(sector_id, 0) as sector_id, size_band,
  coalesce(currency, '') as currency`;
const key = 'site_id, kind, market_id, sector_id, size_band, currency';
const sumRows = (rows: string): string =>
  `select ${groups}, count(*)::integer as deals, coalesce(sum(price), 0) as volume from ${rows} group by 1, 2, 3, 4, 5, 6`;

/** An index for one order of the list, in which deals without the value are last. */
const createOrder = (name: string, columns: string): string =>
  `create index deals_${name} on deals (site_id, ${columns}, article_id desc)`;

/**
 * The structured facts of deals, one row per article that reports one, and their totals. Triggers maintain the totals
 * in the transaction of a change; they have at most one row per kind, market, sector, size band and currency.
 */
export const deals = statements(
  [
    `create table deals (
      article_id integer primary key references articles on delete cascade,
      site_id integer not null references sites on delete cascade,
      pub_date timestamptz not null,
      kind text not null,
      deal_date date not null,
      market_id integer references categories on delete set null,
      sector_id integer references categories on delete set null,
      city text,
      property text,
      price double precision,
      currency text,
      size double precision,
      size_unit text,
      square_feet double precision,
      size_band smallint not null generated always as (
        case when square_feet is null then 0 when square_feet < 25000 then 1 when square_feet < 100000 then 2
          when square_feet < 500000 then 3 else 4 end) stored,
      price_per_square_foot double precision,
      cap_rate double precision,
      buyer text,
      seller text,
      tenant text,
      landlord text,
      borrower text,
      lender text,
      developer text,
      brokers text[] not null default '{}'
    )`,
    createOrder('newest', 'deal_date desc'),
    createOrder('oldest', 'deal_date asc'),
    createOrder('highest_price', 'price desc nulls last'),
    createOrder('lowest_price', 'price asc nulls last'),
    createOrder('largest', 'square_feet desc nulls last'),
    createOrder('smallest', 'square_feet asc nulls last'),
    'create index deals_market on deals (market_id, deal_date desc)',
    'create index deals_sector on deals (sector_id, deal_date desc)',
    'create index deals_planned on deals (site_id, pub_date)',
    `create table deal_totals (
      site_id integer not null references sites on delete cascade,
      kind text not null,
      market_id integer not null,
      sector_id integer not null,
      size_band smallint not null,
      currency text not null,
      deals integer not null,
      volume double precision not null,
      primary key (${key})
    )`,
    `create function count_deals() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          update deal_totals totals set deals = totals.deals - removed.deals, volume = totals.volume - removed.volume
            from (${sumRows('old_rows')}) removed
            where (totals.site_id, totals.kind, totals.market_id, totals.sector_id, totals.size_band, totals.currency)
              = (removed.site_id, removed.kind, removed.market_id, removed.sector_id, removed.size_band, removed.currency);
        end if;
        if tg_op <> 'DELETE' then
          insert into deal_totals (${key}, deals, volume) ${sumRows('new_rows')}
            on conflict (${key}) do update
              set deals = deal_totals.deals + excluded.deals, volume = deal_totals.volume + excluded.volume;
        end if;
        return null;
      end $$`,
    `create function clear_deals() returns trigger language plpgsql as $$
      begin
        delete from deal_totals;
        return null;
      end $$`,
    ...events.map(
      ({ event, rows }) =>
        `create trigger count_deals_${event} after ${event} on deals referencing ${rows} for each statement execute function count_deals()`,
    ),
    'create trigger clear_deals after truncate on deals for each statement execute function clear_deals()',
  ],
  ['drop table deals', 'drop table deal_totals', 'drop function count_deals', 'drop function clear_deals'],
);
