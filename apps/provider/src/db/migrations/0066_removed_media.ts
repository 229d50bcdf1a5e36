import { statements } from './statements.ts';

/**
 * Files that were taken down: running providers stop serving them, and the same file is refused when it is uploaded
 * again.
 */
export const removedMedia = statements(
  ['create table removed_media (id text primary key, removed_at timestamptz not null)'],
  ['drop table removed_media'],
);
