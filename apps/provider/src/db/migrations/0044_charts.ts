import { statements } from './statements.ts';

/** The charts of articles. */
export const charts = statements(
  [`alter table article_bodies add column charts jsonb not null default '[]'`],
  ['alter table article_bodies drop column charts'],
);
