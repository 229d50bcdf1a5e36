import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

type Table = keyof Database & string;
type Column<T extends Table> = keyof Insertable<Database[T]> & string;

// The types of the query builder cannot follow a table that is a parameter; the signatures below hold callers to it.
export type UntypedTables = Record<string, Record<string, unknown>>;
export const toUntypedDatabase = (db: Kysely<Database>): Kysely<UntypedTables> =>
  db as unknown as Kysely<UntypedTables>;

export type UpsertRules<T extends Table> = {
  /** The columns that say which row it is. */
  key: readonly Column<T>[];
  /** What a row that exists keeps, such as its date. */
  keep?: readonly Column<T>[];
};

/**
 * Writes rows by their natural key: new ones are added, and those that exist take the new values where they differ.
 * Gives the rows that were added or changed, and leaves every row id as it is.
 */
export const upsert = async <T extends Table, Row extends Insertable<Database[T]>>(
  db: Kysely<Database>,
  table: T,
  rows: readonly Row[],
  { key, keep = [] }: UpsertRules<T>,
): Promise<Row[]> => {
  if (rows.length === 0) return [];
  const values = rows as readonly Record<string, unknown>[];
  const keptColumns = new Set<string>([...key, ...keep]);
  const columns = [...new Set(values.flatMap(Object.keys))].filter((column) => !keptColumns.has(column));
  const currentValues = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
  const excludedValues = sql.join(columns.map((column) => sql.ref(`excluded.${column}`)));
  const writtenKeys = await toUntypedDatabase(db)
    .insertInto<string>(table)
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns([...key])
        .doUpdateSet(Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])))
        .where(sql<boolean>`(${currentValues}) is distinct from (${excludedValues})`),
    )
    .returning([...key])
    .execute();
  const toKey = (row: Record<string, unknown>): string => JSON.stringify(key.map((column) => row[column]));
  const changed = new Set(writtenKeys.map(toKey));
  return rows.filter((row) => changed.has(toKey(row as Record<string, unknown>)));
};

/** Removes the rows of a site whose key is not listed, and gives them. */
export const deleteUnlisted = async <T extends Table>(
  db: Kysely<Database>,
  table: T,
  siteId: number,
  column: Column<T>,
  listed: readonly string[],
): Promise<Record<string, unknown>[]> => {
  const name: string = column;
  const all = toUntypedDatabase(db).deleteFrom<string>(table).where('siteId', '=', siteId);
  return (listed.length === 0 ? all : all.where(name, 'not in', [...listed])).returningAll().execute();
};
