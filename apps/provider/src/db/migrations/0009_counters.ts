import { statements } from './statements.ts';

/** Counters of events in a time window, such as wrong passwords and sent mails. Keys are hashes. */
export const counters = statements(
  [
    `create table counters (
      kind text not null,
      key_hash text not null,
      count integer not null,
      started_at timestamptz not null,
      last_at timestamptz not null,
      primary key (kind, key_hash)
    )`,
    'create index counters_age on counters (last_at)',
  ],
  ['drop table counters'],
);
