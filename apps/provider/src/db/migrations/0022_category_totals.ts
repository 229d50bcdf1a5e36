import { statements } from './statements.ts';

/** Statement triggers of `article_categories`, with the rows that each reads. */
const triggers = [
  ['insert', 'new table as new_rows'],
  ['delete', 'old table as old_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
] as const;

/**
 * Makes the totals of categories exact: triggers count the articles of a category, unpublished ones included, in the
 * transaction that changes them. Before, a task counted them every few minutes.
 */
export const categoryTotals = statements(
  [
    `create function count_category_totals() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          update category_totals totals set articles = totals.articles - removed.n
          from (select category_id, count(*)::integer as n from old_rows group by category_id) removed
          where removed.category_id = totals.category_id;
        end if;
        if tg_op <> 'DELETE' then
          insert into category_totals (category_id, articles)
          select category_id, count(*)::integer from new_rows group by category_id
          on conflict (category_id) do update set articles = category_totals.articles + excluded.articles;
        end if;
        return null;
      end $$`,
    `create function clear_category_totals() returns trigger language plpgsql as $$
      begin
        delete from category_totals;
        return null;
      end $$`,
    'lock table article_categories in share mode',
    'delete from category_totals',
    'insert into category_totals (category_id, articles) select category_id, count(*)::integer from article_categories group by category_id',
    ...triggers.map(
      ([event, rows]) =>
        `create trigger count_category_totals_${event} after ${event} on article_categories
          referencing ${rows} for each statement execute function count_category_totals()`,
    ),
    `create trigger clear_category_totals after truncate on article_categories
      for each statement execute function clear_category_totals()`,
  ],
  [
    'drop trigger clear_category_totals on article_categories',
    ...triggers.map(([event]) => `drop trigger count_category_totals_${event} on article_categories`),
    'drop function clear_category_totals',
    'drop function count_category_totals',
  ],
);
