import { statements } from './statements.ts';

/** Every table of content whose rows may hold the address of a picture, `/images/<id>`, in any column. */
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

/** The ids in a text; the first condition spares most rows the search. */
const idsIn = (text: string): string =>
  `select distinct hit.parts[1] from regexp_matches(${text}, '/images/([a-z0-9-]+)', 'g') as hit (parts) where length(hit.parts[1]) <= 120`;

/**
 * The ids of all pictures that content shows. A trigger on each table of content adds the ids of every row that is written,
 * in the same transaction, so that no writer can forget it. Rows that exist are read once.
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
      `insert into known_pictures (id)
        select distinct ids.id from ${table} existing_row cross join lateral (${idsIn('to_jsonb(existing_row)::text')}) as ids (id)
        where strpos(to_jsonb(existing_row)::text, '/images/') > 0 on conflict do nothing`,
    ]),
  ],
  [
    ...contentTables.map((table) => `drop trigger note_known_pictures on ${table}`),
    'drop function note_known_pictures',
    'drop table known_pictures',
  ],
);
