import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates a migration from PostgreSQL statements, which run serially in the migrator's transaction. */
export const statements = (up: readonly string[], down: readonly string[]): Migration => {
  const run = (lines: readonly string[]) => async (db: Kysely<never>) => {
    for (const line of lines) await sql.raw(line).execute(db);
  };
  return { up: run(up), down: run(down) };
};

/** The statement that writes typographic apostrophes in a column of names. */
export const typesetApostrophes = (table: string, column: string): string =>
  `update ${table} set ${column} = replace(${column}, '''', '’') where ${column} like '%''%'`;
