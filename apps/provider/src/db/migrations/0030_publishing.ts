import { statements } from './statements.ts';

/** Slug of a text in SQL, as `toSlug` of `publishing/slug.ts` makes it. */
const slugOf = (text: string): string => `trim(both '-' from regexp_replace(lower(${text}), '[^a-z0-9]+', '-', 'g'))`;

/** Adds natural keys; of several rows with the same slug, the later ones get their id. */
const addSlug = (table: string, text: string): readonly string[] => [
  `alter table ${table} add column slug text`,
  `update ${table} t set slug = ${slugOf(text)} || case when exists (select 1 from ${table} earlier
    where earlier.site_id = t.site_id and ${slugOf(text.replaceAll('t.', 'earlier.'))} = ${slugOf(text)} and earlier.id < t.id)
    then '-' || t.id else '' end`,
  `alter table ${table} alter column slug set not null, add unique (site_id, slug)`,
];

/**
 * Documents of published content with their state, redirects of old addresses, and natural keys for tables without one.
 * A document is what a content file, the content API or an import wrote; the other tables are derived from it.
 */
export const publishing = statements(
  [
    `create table content_documents (
      site_id integer not null references sites on delete cascade,
      kind text not null,
      key text collate "C" not null,
      state text not null check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
      publish_at timestamptz,
      document jsonb not null,
      hash text not null,
      source_hash text,
      updated_at timestamptz not null,
      primary key (site_id, kind, key)
    )`,
    `create index content_documents_due on content_documents (publish_at) where state = 'scheduled'`,
    `create table redirects (
      site_id integer not null references sites on delete cascade,
      from_path text not null,
      to_path text not null,
      created_at timestamptz not null,
      primary key (site_id, from_path)
    )`,
    'create index redirects_by_target on redirects (site_id, to_path)',
    'alter table article_bodies drop column source_hash',
    ...addSlug('editorial_calendar', 't.title'),
    ...addSlug('promotional_listings', "t.type || ' ' || t.title"),
  ],
  [
    'alter table promotional_listings drop column slug',
    'alter table editorial_calendar drop column slug',
    'alter table article_bodies add column source_hash text',
    'drop table redirects',
    'drop table content_documents',
  ],
);
