import { statements } from './statements.ts';

/**
 * Accounts and their credentials. They do not reference sites, so replacing the sample content does not affect them.
 * Tokens are stored as hashes only.
 */
export const accounts = statements(
  [
    `create table accounts (
      id uuid primary key,
      email text not null unique,
      password_hash text,
      first_name text not null default '',
      middle_name text not null default '',
      last_name text not null default '',
      title text not null default '',
      firm_name text not null default '',
      country_code text not null default '',
      promo_code text not null default '',
      source text not null default '',
      referrer_domain text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create table account_sessions (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index account_sessions_account on account_sessions (account_id)',
    'create index account_sessions_expiry on account_sessions (expires_at)',
    `create table account_devices (
      account_id uuid not null references accounts on delete cascade,
      token_hash text not null,
      expires_at timestamptz not null,
      primary key (account_id, token_hash)
    )`,
    'create index account_devices_expiry on account_devices (expires_at)',
    `create table account_links (
      token_hash text primary key,
      purpose text not null check (purpose in ('register', 'newsletters', 'reset')),
      email text not null,
      payload jsonb not null,
      expires_at timestamptz not null
    )`,
    'create index account_links_email on account_links (email, purpose)',
    'create index account_links_expiry on account_links (expires_at)',
    `create table account_subscriptions (
      id bigint generated always as identity primary key,
      account_id uuid not null references accounts on delete cascade,
      product_id integer not null,
      status integer not null,
      started_at timestamptz not null,
      unique (account_id, product_id)
    )`,
    `create table account_newsletters (
      account_id uuid not null references accounts on delete cascade,
      site text not null,
      product_code text not null,
      chosen_at timestamptz not null,
      primary key (account_id, site, product_code)
    )`,
  ],
  [
    'drop table account_newsletters',
    'drop table account_subscriptions',
    'drop table account_links',
    'drop table account_devices',
    'drop table account_sessions',
    'drop table accounts',
  ],
);
