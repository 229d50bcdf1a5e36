import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ImportItemsTable } from '../db/tables/imports.ts';

/** What became of an item in an earlier import. */
export type JournalEntry = Pick<ImportItemsTable, 'item' | 'kind' | 'key' | 'itemHash' | 'documentHash'>;

/** Loads what was imported from a source by item. */
export const loadJournal = async (
  db: Kysely<Database>,
  siteId: number,
  source: string,
): Promise<Map<string, JournalEntry>> => {
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
  db: Kysely<Database>,
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
