import { statements } from './statements.ts';

/** Tokens, audit log and idempotency keys of the content API. Secrets are stored as hashes. */
export const contentApi = statements(
  [
    `create table content_tokens (
      id text primary key,
      site_id integer not null references sites on delete cascade,
      name text not null,
      secret_hash text not null unique,
      former_hash text unique,
      former_until timestamptz,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      revoked_at timestamptz
    )`,
    `create table content_audit (
      id bigint generated always as identity primary key,
      site_id integer not null references sites on delete cascade,
      token_id text not null,
      action text not null,
      kind text not null,
      key text not null,
      state text,
      hash text,
      at timestamptz not null
    )`,
    'create index content_audit_by_item on content_audit (site_id, kind, key, id)',
    'create index content_audit_by_date on content_audit (at)',
    `create table content_idempotency (
      token_id text not null references content_tokens on delete cascade,
      key text not null,
      fingerprint text not null,
      status integer,
      headers jsonb,
      body text,
      created_at timestamptz not null,
      primary key (token_id, key)
    )`,
    'create index content_idempotency_by_date on content_idempotency (created_at)',
  ],
  ['drop table content_idempotency', 'drop table content_audit', 'drop table content_tokens'],
);
