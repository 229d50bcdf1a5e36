import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

const atOnce = 1000;

/** Puts cache tags on their way to the sites that show them: all of them or, inside a transaction that fails, none. */
export const requestPurges = async (
  db: Kysely<Database>,
  tags: ReadonlyMap<string, ReadonlySet<string>>,
  now: Date,
): Promise<void> => {
  const rows = [...tags].flatMap(([site, list]) => [...list].map((tag) => ({ site, tag, createdAt: now })));
  for (let start = 0; start < rows.length; start += atOnce) {
    await db
      .insertInto('purges')
      .values(rows.slice(start, start + atOnce))
      .onConflict((conflict) => conflict.columns(['site', 'tag']).doUpdateSet({ createdAt: now }))
      .execute();
  }
};
