import { statements } from './statements.ts';

/** Tables of totals: the table whose rows are counted, and the column that they are grouped by. */
const totals = [
  { table: 'category_totals', counted: 'article_categories', by: 'category_id' },
  { table: 'site_totals', counted: 'articles', by: 'site_id' },
] as const;

/** Statement triggers, with the rows that each reads. */
const events = [
  { event: 'insert', rows: 'new table as new_rows' },
  { event: 'delete', rows: 'old table as old_rows' },
  { event: 'update', rows: 'old table as old_rows new table as new_rows' },
] as const;

/**
 * Exact totals of categories and sites: triggers count their articles, unpublished ones included, in the transaction
 * that changes them. Before, a task counted those of categories every few minutes. A trigger's arguments are the table
 * of totals and the column.
 */
export const exactTotals = statements(
  [
    `create table site_totals (
      site_id integer primary key references sites on delete cascade,
      articles integer not null
    )`,
    `create function count_totals() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          execute format(
            'update %1$I totals set articles = totals.articles - removed.n
              from (select %2$I, count(*)::integer as n from old_rows group by %2$I) removed where removed.%2$I = totals.%2$I',
            tg_argv[0], tg_argv[1]);
        end if;
        if tg_op <> 'DELETE' then
          execute format(
            'insert into %1$I (%2$I, articles) select %2$I, count(*)::integer from new_rows group by %2$I
              on conflict (%2$I) do update set articles = %1$I.articles + excluded.articles',
            tg_argv[0], tg_argv[1]);
        end if;
        return null;
      end $$`,
    `create function clear_totals() returns trigger language plpgsql as $$
      begin
        execute format('delete from %I', tg_argv[0]);
        return null;
      end $$`,
    ...totals.flatMap(({ table, counted, by }) => [
      `lock table ${counted} in share mode`,
      `delete from ${table}`,
      `insert into ${table} (${by}, articles) select ${by}, count(*)::integer from ${counted} group by ${by}`,
      ...events.map(
        ({ event, rows }) =>
          `create trigger count_totals_${event} after ${event} on ${counted}
            referencing ${rows} for each statement execute function count_totals('${table}', '${by}')`,
      ),
      `create trigger clear_totals after truncate on ${counted} for each statement execute function clear_totals('${table}')`,
    ]),
  ],
  [
    ...totals.flatMap(({ counted }) => [
      `drop trigger clear_totals on ${counted}`,
      ...events.map(({ event }) => `drop trigger count_totals_${event} on ${counted}`),
    ]),
    'drop function clear_totals',
    'drop function count_totals',
    'drop table site_totals',
  ],
);
