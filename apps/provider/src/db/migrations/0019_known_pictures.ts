import { statements } from './statements.ts';

/** Content tables with columns that may contain a picture's path, `/images/<id>`. */
const contentTables = [
  'sites',
  'categories',
  'authors',
  'articles',
  'article_bodies',
  'slides',
  'videos',
  'books',
  'packages',
  'package_navigations',
  'package_sponsors',
  'webcasts',
  'podcasts',
  'events',
  'editorial_calendar',
  'publishers',
  'resource_topics',
  'resources',
  'partner_videos',
  'recognition_profiles',
  'static_pages',
  'promotional_listings',
  'newsletters',
] as const;

/** Selects the picture ids in a text. The first condition skips the regular expression for most rows. */
const idsIn = (text: string): string =>
  `select distinct hit.parts[1] from regexp_matches(${text}, '/images/([a-z0-9-]+)', 'g') as hit (parts) where length(hit.parts[1]) <= 120`;

/** Adds the ids of all pictures in the rows of a content table. */
const fillFrom = (table: string): string =>
  `insert into known_pictures (id)
    select distinct ids.id from ${table} existing_row cross join lateral (${idsIn('to_jsonb(existing_row)::text')}) as ids (id)
    where strpos(to_jsonb(existing_row)::text, '/images/') > 0 on conflict do nothing`;

/** Statements that add the ids of all pictures in content. */
export const fillKnownPictures: readonly string[] = [...contentTables, 'header_pictures'].map(fillFrom);

/**
 * Ids of all pictures in content. A trigger on each content table adds the ids of every written row in the same
 * transaction, so that no code can forget it. The migration reads the existing rows once.
 */
export const knownPictures = statements(
  [
    'create table known_pictures (id text primary key)',
    `create function note_known_pictures() returns trigger language plpgsql as $$
      declare content text := to_jsonb(new)::text;
      begin
        if strpos(content, '/images/') > 0 then
          insert into known_pictures (id) ${idsIn('content')} on conflict do nothing;
        end if;
        return null;
      end $$`,
    ...contentTables.flatMap((table) => [
      `create trigger note_known_pictures after insert or update on ${table} for each row execute function note_known_pictures()`,
      fillFrom(table),
    ]),
  ],
  [
    ...contentTables.map((table) => `drop trigger note_known_pictures on ${table}`),
    'drop function note_known_pictures',
    'drop table known_pictures',
  ],
);
