import { statements } from './statements.ts';

/** Hourly page views of articles, and the trending lists (SPEC §9) and totals that are refreshed every few minutes. */
export const views = statements(
  [
    `create table article_views (
      article_id integer not null references articles on delete cascade,
      hour timestamptz not null,
      views integer not null,
      primary key (article_id, hour)
    )`,
    'create index article_views_by_hour on article_views (hour, article_id) include (views)',
    `create table trending_articles (
      site_id integer not null references sites on delete cascade,
      window_hours integer not null,
      article_id integer not null references articles on delete cascade,
      views integer not null,
      primary key (site_id, window_hours, article_id)
    )`,
    'create index trending_articles_most on trending_articles (site_id, window_hours, views desc, article_id desc)',
    `create table category_totals (
      category_id integer primary key references categories on delete cascade,
      articles integer not null
    )`,
  ],
  ['drop table category_totals', 'drop table trending_articles', 'drop table article_views'],
);
