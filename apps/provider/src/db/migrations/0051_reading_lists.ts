import { statements } from './statements.ts';

/**
 * What readers save and follow, by account and publication. Articles, categories and authors are named by their
 * addresses instead of ids, because replacing the content of a publication must not empty the lists of its readers. The
 * index on the followed page serves mails to followers.
 */
export const readingLists = statements(
  [
    `create table saved_articles (
      account_id uuid not null references accounts on delete cascade,
      site text not null,
      natural_id text not null,
      saved_at timestamptz not null,
      primary key (account_id, site, natural_id)
    )`,
    `create table follows (
      account_id uuid not null references accounts on delete cascade,
      site text not null,
      kind text not null check (kind in ('stream', 'author')),
      target text not null,
      followed_at timestamptz not null,
      primary key (account_id, site, kind, target)
    )`,
    'create index follows_target on follows (site, kind, target)',
  ],
  ['drop table follows', 'drop table saved_articles'],
);
