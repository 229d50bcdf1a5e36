import { statements } from './statements.ts';

/** Mail on its way. A row is gone as soon as its mail is taken by the server, or given up. */
export const outbox = statements(
  [
    `create table outbox (
      id uuid primary key,
      kind text not null,
      sender_name text not null,
      sender_address text not null,
      recipient text not null,
      subject text not null,
      text_body text not null,
      html_body text not null,
      created_at timestamptz not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      give_up_at timestamptz not null
    )`,
    'create index outbox_due on outbox (next_attempt_at)',
  ],
  ['drop table outbox'],
);
