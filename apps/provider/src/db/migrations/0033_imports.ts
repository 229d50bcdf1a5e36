import { statements } from './statements.ts';

/** What was imported from which source, so that a later import updates the same content and skips what is unchanged. */
export const imports = statements(
  [
    `create table import_items (
      site_id integer not null references sites on delete cascade,
      source text not null,
      item text not null,
      kind text not null,
      key text not null,
      item_hash text,
      document_hash text not null,
      imported_at timestamptz not null,
      primary key (site_id, source, item)
    )`,
  ],
  ['drop table import_items'],
);
