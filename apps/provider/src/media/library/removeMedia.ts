import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { MediaLibrary } from './mediaLibrary.ts';

/** Result of a removal. `used`: content names the file, in these documents and others. */
export type Removal = { kind: 'removed' } | { kind: 'missing' } | { kind: 'used'; documents: readonly Referrer[] };

export type Referrer = { siteId: number; kind: string; key: string };

const namedReferrers = 10;

const listReferrers = (db: Db, id: string): Promise<Referrer[]> =>
  db
    .with(
      // Else the order and the limit can make PostgreSQL read all documents in the order of their keys.
      (cte) => cte('referrers').materialized(),
      (query) =>
        query
          .selectFrom('contentDocuments')
          .select(['siteId', 'kind', 'key'])
          .where(sql<boolean>`media_ids(document) @> array[${id}]`),
    )
    .selectFrom('referrers')
    .selectAll()
    .orderBy('siteId')
    .orderBy('kind')
    .orderBy('key')
    .limit(namedReferrers)
    .execute();

/**
 * Takes a file down: its record, its pictures, its addresses and the file itself. A file that content of any state
 * names stays. Repeat a removal that failed: it continues. `onRemoved` runs in the transaction, such as to write an
 * audit log.
 */
export const removeMedia = async (
  { db, clock, storage, removed }: Pick<MediaLibrary, 'db' | 'clock' | 'storage' | 'removed'>,
  id: string,
  onRemoved: (transaction: Db) => Promise<void>,
): Promise<Removal> => {
  const result = await db.transaction().execute(async (transaction): Promise<Removal> => {
    const record = await transaction
      .selectFrom('media')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!record) {
      const former = await transaction.selectFrom('removedMedia').select('id').where('id', '=', id).executeTakeFirst();
      return { kind: former ? 'removed' : 'missing' };
    }
    const documents = await listReferrers(transaction, id);
    if (documents.length > 0) return { kind: 'used', documents };
    await transaction.insertInto('removedMedia').values({ id, removedAt: clock() }).execute();
    await transaction.deleteFrom('media').where('id', '=', id).execute();
    await transaction.deleteFrom('knownPictures').where('id', 'like', `media-${id}-%`).execute();
    await onRemoved(transaction);
    return { kind: 'removed' };
  });
  if (result.kind !== 'removed') return result;
  removed.add(id);
  await storage.remove(id);
  return result;
};

/** Finds when a file was taken down, also by its longer id of before; undefined for one that was not. */
export const findRemoval = async ({ db }: Pick<MediaLibrary, 'db'>, id: string): Promise<Date | undefined> =>
  (await db.selectFrom('removedMedia').select('removedAt').where('id', 'like', `${id}%`).executeTakeFirst())?.removedAt;
