import { statements } from './statements.ts';

/** Packages: issues, special reports, thought leaders and the positions of the home page. */
export const packages = statements(
  [
    `create table packages (
      id integer generated always as identity primary key,
      site_id integer not null references sites on delete cascade,
      slug text not null,
      title text not null,
      type text not null,
      type_key text not null,
      package_url text not null,
      summary text,
      css_file text,
      image_url text,
      media_url text,
      blurb text,
      digital_edition_url text,
      magazine text,
      pub_date timestamptz not null,
      unique (site_id, slug)
    )`,
    'create index packages_by_type on packages (site_id, type_key, pub_date desc, id desc)',
    `create table package_items (
      package_id integer not null references packages on delete cascade,
      article_id integer not null references articles on delete cascade,
      position integer not null,
      primary key (package_id, article_id)
    )`,
    'create index package_items_order on package_items (package_id, position)',
    'create index package_items_article on package_items (article_id)',
    `create table package_navigations (
      package_id integer not null references packages on delete cascade,
      position integer not null,
      name text not null,
      description text,
      link text,
      query text,
      page_size integer not null default 4,
      show_all boolean not null default true,
      primary key (package_id, position)
    )`,
    `create table package_sponsors (
      package_id integer not null references packages on delete cascade,
      position integer not null,
      ad_code text,
      name text not null,
      url text,
      twitter_id text,
      description text,
      image text,
      primary key (package_id, position)
    )`,
    `create table package_positions (
      site_id integer not null references sites on delete cascade,
      position text not null,
      package_id integer not null references packages on delete cascade,
      primary key (site_id, position)
    )`,
  ],
  ['package_positions', 'package_sponsors', 'package_navigations', 'package_items', 'packages'].map(
    (table) => `drop table ${table}`,
  ),
);
