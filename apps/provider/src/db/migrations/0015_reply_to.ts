import { statements } from './statements.ts';

/** Where an answer to a mail goes, if not to its sender: the reader who filled in a form. */
export const replyTo = statements(
  ['alter table outbox add column reply_to text'],
  ['alter table outbox drop column reply_to'],
);
