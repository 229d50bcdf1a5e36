import { statements } from './statements.ts';

/** Statement triggers of `article_search`, with the rows whose articles have changed. */
const events = [
  { event: 'insert', rows: 'new table as changed_rows' },
  { event: 'update', rows: 'new table as changed_rows' },
  { event: 'delete', rows: 'old table as changed_rows' },
] as const;

/**
 * Indexes in a search engine outside the database, and for each index the articles that it lacks. Triggers add changed
 * articles in the transaction of the change. Without an index they add nothing. An index does not survive `truncate`:
 * it would contain articles that do not exist, so it must be built again.
 */
export const searchIndexes = statements(
  [
    `create table search_indexes (
      name text primary key,
      address text not null,
      state text not null check (state in ('building', 'ready')),
      created_at timestamptz not null default now(),
      active_at timestamptz not null default now(),
      worker text,
      leased_until timestamptz not null default '-infinity'
    )`,
    `create unique index search_indexes_ready on search_indexes (state) where state = 'ready'`,
    'create sequence search_change_versions',
    `create table search_changes (
      index_name text not null references search_indexes on delete cascade,
      article_id integer not null,
      version bigint not null default nextval('search_change_versions'),
      changed_at timestamptz not null default clock_timestamp(),
      primary key (index_name, article_id)
    )`,
    'create index search_changes_order on search_changes (index_name, version)',
    `create function record_search_changes() returns trigger language plpgsql as $$
      begin
        insert into search_changes (index_name, article_id)
          select indexes.name, changed.article_id
          -- An index that is being deleted is waited for, because its key could not be referenced.
          from (select name from search_indexes for key share) indexes
          cross join (select distinct article_id from changed_rows) changed
          order by indexes.name, changed.article_id
          on conflict (index_name, article_id) do update set version = excluded.version, changed_at = excluded.changed_at;
        return null;
      end $$`,
    `create function discard_search_indexes() returns trigger language plpgsql as $$
      begin
        delete from search_indexes;
        return null;
      end $$`,
    ...events.map(
      ({ event, rows }) =>
        `create trigger record_search_changes_${event} after ${event} on article_search
          referencing ${rows} for each statement execute function record_search_changes()`,
    ),
    `create trigger discard_search_indexes after truncate on article_search
      for each statement execute function discard_search_indexes()`,
  ],
  [
    'drop trigger discard_search_indexes on article_search',
    ...events.map(({ event }) => `drop trigger record_search_changes_${event} on article_search`),
    'drop function discard_search_indexes',
    'drop function record_search_changes',
    'drop table search_changes',
    'drop sequence search_change_versions',
    'drop table search_indexes',
  ],
);
