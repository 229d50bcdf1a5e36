import { statements } from './statements.ts';

/**
 * Stores search vectors outside the rows of `article_search`. A search visits the row of each match to count it, and rows
 * of 150 bytes instead of 1 KB are an eighth of the pages. PostgreSQL moves long values out of a row only when the row is
 * longer than 2 KB (`TOAST_TUPLE_THRESHOLD`): the padding makes it that long, and is itself compressed to 35 bytes.
 */
export const narrowSearch = statements(
  [
    'alter table article_search rename to wide_article_search',
    'alter index article_search_pkey rename to wide_article_search_pkey',
    'drop index article_search_vector, article_search_newest',
    `create table article_search (
      article_id integer primary key references articles on delete cascade,
      site_id integer not null references sites on delete cascade,
      pub_date timestamptz not null,
      category_ids integer[] not null default '{}',
      vector tsvector not null,
      padding text not null default repeat('-', 2100)
    ) with (toast_tuple_target = 128)`,
    'alter table article_search alter column vector set storage external, alter column category_ids set storage main',
    `insert into article_search (article_id, site_id, pub_date, category_ids, vector)
      select article_id, site_id, pub_date, category_ids, vector from wide_article_search order by article_id`,
    'drop table wide_article_search',
    'create index article_search_vector on article_search using gin (vector)',
    'create index article_search_newest on article_search (site_id, pub_date desc, article_id desc)',
    'analyze article_search',
  ],
  [
    'alter table article_search reset (toast_tuple_target)',
    'alter table article_search drop column padding',
    'alter table article_search alter column vector set storage extended, alter column category_ids set storage extended',
  ],
);
