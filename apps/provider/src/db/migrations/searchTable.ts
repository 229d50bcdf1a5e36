/** Statements that replace `article_search`: rows are copied from the old table between `create` and `finish`. */
export const replaceSearchTable = (old: string): { create: readonly string[]; finish: readonly string[] } => ({
  create: [
    `alter table article_search rename to ${old}`,
    `alter index article_search_pkey rename to ${old}_pkey`,
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
  ],
  finish: [
    `drop table ${old}`,
    'create index article_search_vector on article_search using gin (vector)',
    'create index article_search_newest on article_search (site_id, pub_date desc, article_id desc)',
    'analyze article_search',
  ],
});
