import { statements } from './statements.ts';

/** The charts of articles, and the indicators of the market strip. */
export const charts = statements(
  [
    `alter table article_bodies add column charts jsonb not null default '[]'`,
    `create table market_indicators (
      id integer generated always as identity primary key,
      site_id integer not null references sites on delete cascade,
      slug text not null,
      position integer not null default 0,
      label text not null,
      value text not null,
      change text,
      source text not null,
      as_of date not null,
      uri text,
      unique (site_id, slug)
    )`,
  ],
  ['drop table market_indicators', 'alter table article_bodies drop column charts'],
);
