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
