import { statements } from './statements.ts';

/** Reply-To address of a mail: the reader who submitted a form. */
export const replyTo = statements(
  ['alter table outbox add column reply_to text'],
  ['alter table outbox drop column reply_to'],
);
