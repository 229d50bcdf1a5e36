import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

const rowsPerInsert = 1000;

/**
 * Queues cache tags for a purge by site key. Call it in the transaction of the change. A queued tag gets a new id: the
 * purger may be sending it, from before the change, and deletes what it has sent by id.
 */
export const requestPurges = async (
  db: Db,
  tags: ReadonlyMap<string, ReadonlySet<string>>,
  now: Date,
): Promise<void> => {
  const rows = [...tags].flatMap(([site, list]) =>
    [...list].map((tag) => ({ site, tag, createdAt: now, acceptedBy: [] })),
  );
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await db
      .insertInto('purges')
      .values(rows.slice(start, start + rowsPerInsert))
      .onConflict((conflict) =>
        conflict.columns(['site', 'tag']).doUpdateSet({ id: sql`default`, createdAt: now, acceptedBy: [] }),
      )
      .execute();
  }
};
