import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database, Db } from '../schema.ts';

/** Serializes a value for a jsonb column. The driver would write an array as a PostgreSQL array. */
export const toJson = (value: unknown): string => JSON.stringify(value);

/** Serializes a value for a jsonb column that may be null. */
export const toOptionalJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** Takes a lock by its name, which other transactions wait for until this one ends. */
export const lockName = async (db: Db, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
};

type Table = keyof Database & string;
type Column<T extends Table> = keyof Insertable<Database[T]> & string;

/** Kysely cannot type a table name that is a parameter. The functions below check the types of callers. */
type UntypedTables = Record<string, Record<string, unknown>>;
export const toUntypedDatabase = (db: Db): Kysely<UntypedTables> => db as unknown as Kysely<UntypedTables>;

type UpsertRules<T extends Table> = {
  /** Columns of the natural key. */
  key: readonly Column<T>[];
};

/** Inserts rows and updates those of the same natural key that differ. Returns the written ones. */
export const upsert = async <T extends Table, Row extends Insertable<Database[T]>>(
  db: Db,
  table: T,
  rows: readonly Row[],
  { key }: UpsertRules<T>,
): Promise<Row[]> => {
  if (rows.length === 0) return [];
  const values = rows as readonly Record<string, unknown>[];
  const keyColumns = new Set<string>(key);
  const columns = [...new Set(values.flatMap(Object.keys))].filter((column) => !keyColumns.has(column));
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
