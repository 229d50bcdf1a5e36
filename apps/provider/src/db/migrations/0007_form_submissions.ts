import { statements } from './statements.ts';

/** Submitted forms of static pages. */
export const formSubmissions = statements(
  [
    `create table form_submissions (
      id bigint generated always as identity primary key,
      site_id integer not null references sites on delete cascade,
      form text not null,
      fields jsonb not null,
      received_at timestamptz not null
    )`,
    'create index form_submissions_newest on form_submissions (site_id, form, received_at desc, id desc)',
  ],
  ['drop table form_submissions'],
);
