import { statements } from './statements.ts';

/** The language of each publication, by which its articles are searched. */
export const siteLanguages = statements(
  [`alter table sites add column language text not null default 'en-US'`],
  ['alter table sites drop column language'],
);
