-- Orders of subscriptions in the embedded store. A provider of the former version, which may run beside this one, does
-- not use the table: it sells nothing, and reads the subscription itself in account_subscriptions.
create table subscription_orders (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  site text not null,
  number text not null unique,
  plan_key text not null,
  plan_name text not null,
  price_cents integer not null check (price_cents > 0),
  currency text not null,
  period text not null check (period in ('month', 'year')),
  billing jsonb not null,
  promo_code text not null,
  source text not null,
  referrer_domain text not null,
  ordered_at timestamptz not null,
  ends_at timestamptz,
  is_closed boolean not null default false
);
create index subscription_orders_by_account on subscription_orders (account_id);
create unique index subscription_orders_open on subscription_orders (account_id) where not is_closed;
create index subscription_orders_by_end on subscription_orders (ends_at) where not is_closed;
