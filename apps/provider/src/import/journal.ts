import type { Db } from '../db/schema.ts';
import { toJson } from '../db/write/upsert.ts';
import type { ImportItemsTable, StoredPage } from '../db/tables/publishing.ts';

export type JournalEntry = Pick<ImportItemsTable, 'item' | 'kind' | 'key' | 'itemHash' | 'documentHash'>;

/** Loads what was imported from a source by item. */
export const loadJournal = async (db: Db, siteId: number, source: string): Promise<Map<string, JournalEntry>> => {
  const rows = await db
    .selectFrom('importItems')
    .select(['item', 'kind', 'key', 'itemHash', 'documentHash'])
    .where('siteId', '=', siteId)
    .where('source', '=', source)
    .execute();
  return new Map(rows.map((row) => [row.item, row]));
};

/** Records what became of an item. Call it in the transaction of the content. */
export const writeJournal = async (
  db: Db,
  siteId: number,
  source: string,
  entry: JournalEntry,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('importItems')
    .values({ ...entry, siteId, source, importedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'source', 'item']).doUpdateSet((excluded) => ({
        kind: excluded.ref('excluded.kind'),
        key: excluded.ref('excluded.key'),
        itemHash: excluded.ref('excluded.itemHash'),
        documentHash: excluded.ref('excluded.documentHash'),
        importedAt: excluded.ref('excluded.importedAt'),
      })),
    )
    .execute();
};

/** A source at an address, and a hash of everything else that an import of it depends on. */
export type SourceState = { location: string; settingsHash: string };

/** Returns the pages of the last complete import of a source with the same settings; none if there was none. */
export const loadPages = async (
  db: Db,
  siteId: number,
  { location, settingsHash }: SourceState,
): Promise<readonly StoredPage[]> => {
  const row = await db
    .selectFrom('importSources')
    .select('pages')
    .where('siteId', '=', siteId)
    .where('location', '=', location)
    .where('settingsHash', '=', settingsHash)
    .executeTakeFirst();
  return row?.pages ?? [];
};

/** Records the pages of a complete import. A page that cannot be requested conditionally makes the whole source unknown. */
export const writePages = async (
  db: Db,
  siteId: number,
  { location, settingsHash }: SourceState,
  pages: readonly StoredPage[],
  now: Date,
): Promise<void> => {
  const isKnown = pages.every(({ etag, lastModified }) => (etag ?? lastModified) !== undefined);
  const values = { settingsHash, pages: toJson(isKnown ? pages : []), importedAt: now };
  await db
    .insertInto('importSources')
    .values({ siteId, location, ...values })
    .onConflict((conflict) => conflict.columns(['siteId', 'location']).doUpdateSet(values))
    .execute();
};
