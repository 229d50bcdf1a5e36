import { statements } from './statements.ts';

/**
 * Articles. Bodies and search vectors are in separate tables to keep the rows of lists short. Tables of lists repeat
 * `pub_date`, so that one index scan reads a stream page.
 */
export const articles = statements(
  [
    `create table articles (
      id integer generated always as identity primary key,
      site_id integer not null references sites on delete cascade,
      natural_id text not null,
      title text not null,
      summary text,
      type text not null default 'article',
      post_format text,
      kicker text,
      kicker_category_id integer references categories on delete set null,
      primary_category_id integer references categories on delete set null,
      presented_by text,
      byline text,
      publication text not null,
      image jsonb,
      pub_date timestamptz not null,
      modified_date timestamptz,
      time_to_read integer,
      nofollow boolean not null default false,
      show_disclaimer boolean not null default false,
      is_download boolean not null default false,
      recombee_id text,
      unique (site_id, natural_id)
    )`,
    'create index articles_newest on articles (site_id, pub_date desc, id desc)',
    `create table article_bodies (
      article_id integer primary key references articles on delete cascade,
      blocks text[] not null default '{}',
      need_to_know text[] not null default '{}',
      tags text[] not null default '{}',
      canonical_url text,
      embed1 text,
      embed2 text
    )`,
    `create table article_search (
      article_id integer primary key references articles on delete cascade,
      site_id integer not null references sites on delete cascade,
      pub_date timestamptz not null,
      category_ids integer[] not null default '{}',
      vector tsvector not null
    )`,
    'create index article_search_vector on article_search using gin (vector)',
    'create index article_search_newest on article_search (site_id, pub_date desc, article_id desc)',
    `create table article_categories (
      article_id integer not null references articles on delete cascade,
      category_id integer not null references categories on delete cascade,
      role text not null check (role in ('primary', 'listed', 'kicker')),
      position integer not null default 0,
      pub_date timestamptz not null,
      primary key (article_id, category_id)
    )`,
    'create index article_categories_newest on article_categories (category_id, pub_date desc, article_id desc)',
    `create table article_authors (
      article_id integer not null references articles on delete cascade,
      author_id integer not null references authors on delete cascade,
      position integer not null default 0,
      pub_date timestamptz not null,
      primary key (article_id, author_id)
    )`,
    'create index article_authors_newest on article_authors (author_id, pub_date desc, article_id desc)',
    `create table slides (
      article_id integer not null references articles on delete cascade,
      position integer not null,
      title text,
      image text not null,
      caption text,
      height integer,
      width integer,
      primary key (article_id, position)
    )`,
    `create table videos (
      article_id integer primary key references articles on delete cascade,
      uri text not null,
      provider text,
      title text,
      poster text,
      duration integer
    )`,
    `create table books (
      article_id integer primary key references articles on delete cascade,
      title text not null,
      description text,
      cover_image text,
      book_url text
    )`,
  ],
  [
    'books',
    'videos',
    'slides',
    'article_authors',
    'article_categories',
    'article_search',
    'article_bodies',
    'articles',
  ].map((table) => `drop table ${table}`),
);
