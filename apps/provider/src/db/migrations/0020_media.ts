import { statements } from './statements.ts';

/** Files of the media library, and the remote addresses that they were fetched from. */
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
  ],
  ['drop table media_sources', 'drop table media'],
);
