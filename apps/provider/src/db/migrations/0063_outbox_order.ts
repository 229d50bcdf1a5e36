import { statements } from './statements.ts';

/** The order in which mails are sent: digests after all others. */
export const outboxOrder = statements(
  ['drop index outbox_due', `create index outbox_due on outbox ((kind = 'digest'), next_attempt_at, id)`],
  ['drop index outbox_due', 'create index outbox_due on outbox (next_attempt_at)'],
);
