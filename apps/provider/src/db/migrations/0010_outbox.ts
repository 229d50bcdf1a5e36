import { statements } from './statements.ts';

/** Mails to send. A row is deleted when the mail server accepted the mail or sending was given up. */
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
