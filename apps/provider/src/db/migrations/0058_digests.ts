import { statements } from './statements.ts';

/**
 * The digest mails that readers have chosen, by account and publication. `next_at` moves on in the transaction that
 * adds the mail to the outbox, so a period has one mail at most. The token is that of the link that ends the digest.
 */
export const digests = statements(
  [
    `create table digests (
      account_id uuid not null references accounts on delete cascade,
      site text not null,
      frequency text not null check (frequency in ('daily', 'weekly')),
      token text not null unique,
      chosen_at timestamptz not null,
      covered_until timestamptz not null,
      next_at timestamptz not null,
      primary key (account_id, site)
    )`,
    'create index digests_next_at on digests (next_at)',
    'alter table outbox add column unsubscribe_url text',
  ],
  ['alter table outbox drop column unsubscribe_url', 'drop table digests'],
);
