import { statements } from './statements.ts';

/**
 * Files of the media library, and the remote addresses that they were fetched from. Pictures of slides and streams get
 * what a file needs. The credit that pages had for every picture becomes that of the drawings.
 */
export const media = statements(
  [
    `create table media (
      id text primary key check (id ~ '^[0-9a-f]{64}$'),
      kind text not null check (kind in ('image', 'video', 'audio', 'document')),
      type text not null,
      bytes integer not null,
      file_name text not null,
      width integer,
      height integer,
      is_animated boolean not null default false,
      color text,
      credit text,
      copyright text,
      caption text,
      alt text,
      created_at timestamptz not null
    )`,
    `create table media_sources (
      url text primary key,
      media_id text not null references media (id) on delete cascade,
      fetched_at timestamptz not null
    )`,
    'create index media_sources_by_media on media_sources (media_id)',
    'alter table slides add column alt text, add column credit text',
    'alter table categories add column image jsonb',
    `update articles set image = image || jsonb_build_object('credit', 'Illustration: ' || sites.name)
      from sites where sites.id = articles.site_id and articles.image->>'uri' like '/images/%'`,
  ],
  [
    'alter table categories drop column image',
    'alter table slides drop column alt, drop column credit',
    'drop table media_sources',
    'drop table media',
  ],
);
