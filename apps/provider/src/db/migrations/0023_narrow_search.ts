import { replaceSearchTable } from './searchTable.ts';
import { statements } from './statements.ts';

const { create, finish } = replaceSearchTable('wide_article_search');

/**
 * Stores search vectors outside the rows of `article_search`. A search visits the row of each match to count it, and
 * rows of 150 bytes instead of 1 KB are an eighth of the pages. PostgreSQL moves long values out of a row only when the
 * row is longer than 2 KB (`TOAST_TUPLE_THRESHOLD`): the padding makes it that long, and is itself compressed to 35
 * bytes.
 */
export const narrowSearch = statements(
  [
    ...create,
    `insert into article_search (article_id, site_id, pub_date, category_ids, vector)
      select article_id, site_id, pub_date, category_ids, vector from wide_article_search order by article_id`,
    ...finish,
  ],
  [
    'alter table article_search reset (toast_tuple_target)',
    'alter table article_search drop column padding',
    'alter table article_search alter column vector set storage extended, alter column category_ids set storage extended',
  ],
);
