import { statements } from './statements.ts';

/** Hashes and keys for imports of changed files, and the cache tags to purge afterwards. */
export const updates = statements(
  [
    'alter table article_bodies add column source_hash text',
    `create table purges (
      id bigint generated always as identity primary key,
      site text not null,
      tag text not null,
      created_at timestamptz not null,
      unique (site, tag)
    )`,
  ],
  ['drop table purges', 'alter table article_bodies drop column source_hash'],
);
