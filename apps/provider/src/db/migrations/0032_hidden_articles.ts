import { statements } from './statements.ts';

/** Publication date of articles that are on no site: drafts and withdrawn ones. */
const hidden = `'9999-12-31T00:00:00Z'::timestamptz`;

/** A function that counts the changed rows of a condition, for the triggers of migration 22. */
const createCounter = (condition: string): string =>
  `create or replace function count_totals() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        execute format(
          'update %1$I totals set articles = totals.articles - removed.n
            from (select %2$I, count(*)::integer as n from old_rows where ${condition.replaceAll("'", "''")} group by %2$I) removed
            where removed.%2$I = totals.%2$I',
          tg_argv[0], tg_argv[1]);
      end if;
      if tg_op <> 'DELETE' then
        execute format(
          'insert into %1$I (%2$I, articles)
            select %2$I, count(*)::integer from new_rows where ${condition.replaceAll("'", "''")} group by %2$I
            on conflict (%2$I) do update set articles = %1$I.articles + excluded.articles',
          tg_argv[0], tg_argv[1]);
      end if;
      return null;
    end $$`;

const countAgain = (condition: string): readonly string[] =>
  (
    [
      ['category_totals', 'article_categories', 'category_id'],
      ['site_totals', 'articles', 'site_id'],
    ] as const
  ).flatMap(([table, counted, by]) => [
    `lock table ${counted} in share mode`,
    `delete from ${table}`,
    `insert into ${table} (${by}, articles) select ${by}, count(*)::integer from ${counted} where ${condition} group by ${by}`,
  ]);

/**
 * Totals without hidden articles. A count subtracts those that are not published yet, and its cost must not grow with
 * drafts and withdrawn articles, which stay.
 */
export const hiddenArticles = statements(
  [createCounter(`pub_date < ${hidden}`), ...countAgain(`pub_date < ${hidden}`)],
  [createCounter('true'), ...countAgain('true')],
);
