import { statements } from './statements.ts';

/** Publications, categories and authors. */
export const sites = statements(
  [
    `create table sites (
      id integer generated always as identity primary key,
      key text not null unique,
      name text not null,
      aliases text[] not null default '{}',
      publication text not null unique,
      base_domain text not null,
      time_zone text not null default 'America/New_York',
      product text not null
    )`,
    `create table categories (
      id integer generated always as identity primary key,
      site_id integer not null references sites on delete cascade,
      natural_id text not null,
      path text not null,
      name text not null,
      family text not null,
      channel_name text,
      channel_uri text,
      section_name text,
      region text,
      description text,
      h1 text,
      meta_title text,
      meta_description text,
      position integer not null default 0,
      unique (site_id, natural_id),
      unique (site_id, path)
    )`,
    `create table authors (
      id integer generated always as identity primary key,
      site_id integer not null references sites on delete cascade,
      slug text not null,
      name text not null,
      role text,
      description text,
      image_large text,
      social jsonb not null default '[]',
      unique (site_id, slug)
    )`,
  ],
  ['drop table authors', 'drop table categories', 'drop table sites'],
);
