import { statements } from './statements.ts';

/** The origins of a site that have accepted the purge of a tag. */
export const purgesByOrigin = statements(
  [`alter table purges add column accepted_by text[] not null default '{}'`],
  ['alter table purges drop column accepted_by'],
);
