-- Security of accounts. A provider of the former version, which may run beside this one, writes sessions without the new
-- columns, and lets in accounts that are disabled or have a second factor until it stops.
alter table accounts add column disabled_at timestamptz;

alter table account_sessions add column browser text not null default '';
alter table account_sessions add column system text not null default '';
alter table account_sessions add column last_seen_at timestamptz not null default now();
update account_sessions set last_seen_at = created_at;

create table account_audit (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  actor text not null check (actor in ('owner', 'operator')),
  action text not null,
  at timestamptz not null
);
create index account_audit_by_account on account_audit (account_id);

-- The key of an authenticator app, encrypted. It counts once confirmed_at is set; last_step refuses a code that was used.
create table account_totp (
  account_id uuid primary key references accounts on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step integer not null default 0
);

create table account_recovery_codes (
  account_id uuid not null references accounts on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  primary key (account_id, code_hash)
);

-- A sign-in that waits for its second step. The browser has the token in a cookie.
create table account_challenges (
  token_hash text primary key,
  account_id uuid references accounts on delete cascade,
  purpose text not null,
  session_kind text not null default 'browser' check (session_kind in ('browser', 'remembered')),
  expires_at timestamptz not null
);
create index account_challenges_by_account on account_challenges (account_id);
create index account_challenges_by_expiry on account_challenges (expires_at);

-- A change of an account's address, which both addresses confirm.
create table account_email_changes (
  account_id uuid primary key references accounts on delete cascade,
  new_email text not null,
  old_token_hash text not null unique,
  new_token_hash text not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz not null
);

-- Passkeys belong to the host that they were made for.
create table account_passkeys (
  credential_id text primary key,
  account_id uuid not null references accounts on delete cascade,
  rp_id text not null,
  public_key text not null,
  counter bigint not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index account_passkeys_by_account on account_passkeys (account_id);
