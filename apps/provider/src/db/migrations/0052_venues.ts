import { statements } from './statements.ts';

/** Time zone, address, agenda and prices of events. */
export const venues = statements(
  [
    `alter table events
      add column time_zone text,
      add column address jsonb,
      add column agenda jsonb not null default '[]',
      add column prices jsonb not null default '[]'`,
  ],
  ['alter table events drop column time_zone, drop column address, drop column agenda, drop column prices'],
);
