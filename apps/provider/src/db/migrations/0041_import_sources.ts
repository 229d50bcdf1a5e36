import { statements } from './statements.ts';

/** What the last complete import of a feed fetched, so that the next one asks whether it has changed. */
export const importSources = statements(
  [
    `create table import_sources (
      site_id integer not null references sites on delete cascade,
      location text not null,
      settings_hash text not null,
      pages jsonb not null,
      imported_at timestamptz not null,
      primary key (site_id, location)
    )`,
  ],
  ['drop table import_sources'],
);
