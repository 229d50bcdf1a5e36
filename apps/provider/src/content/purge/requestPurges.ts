import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

const rowsPerInsert = 1000;

/** Queues cache tags in the transaction of a change. A new id distinguishes them from those that are being sent. */
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
