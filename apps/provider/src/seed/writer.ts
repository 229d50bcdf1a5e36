import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { toUntypedDatabase, deleteUnlisted, upsert } from '../db/write/upsert.ts';

type Table = keyof Database & string;
type Row<T extends Table> = Insertable<Database[T]>;
type Column<T extends Table> = keyof Row<T> & string;
type AnyRow = Record<string, unknown>;

/** Rules for writing a list of rows. */
export type ListRules<T extends Table> = {
  /** Column that identifies a row within its site. */
  by: Column<T>;
  /** Further columns of the key. */
  and?: readonly Column<T>[];
  /** Columns that existing rows keep, except the rows in `dated`, whose file has an absolute date. */
  keep?: readonly Column<T>[];
  dated?: ReadonlySet<string>;
  /** Returns the cache tags of pages with a changed row (packages/graphql-ops, `cacheTags`). */
  tags: (row: AnyRow) => readonly string[];
};

/** Whether rows that the files no longer contain are kept or removed. */
export type MissingRows = 'keep' | 'remove';

/** Writes the rows of a publication and collects the cache tags of changed pages. */
export type Writer = {
  db: Kysely<Database>;
  missing: MissingRows;
  addTags: (tags: readonly string[]) => void;
  list: <T extends Table>(table: T, siteId: number, rows: readonly Row<T>[], rules: ListRules<T>) => Promise<void>;
  /** Replaces all rows of a site, for tables without a natural key. */
  replace: <T extends Table>(
    table: T,
    siteId: number,
    rows: readonly Row<T>[],
    tags: readonly string[],
  ) => Promise<void>;
};

const getName = (row: unknown, column: string): string => String((row as AnyRow)[column]);

/** Returns the rows of a site as JSON without their ids, to compare them. */
const serializeRows = async (db: Kysely<Database>, table: Table, siteId: number): Promise<string> => {
  const { rows } =
    await sql<AnyRow>`select (to_jsonb(t) - 'id')::text as row from ${sql.table(table)} t where site_id = ${siteId} order by id`.execute(
      db,
    );
  return JSON.stringify(rows);
};

/** Creates a writer that adds the cache tags of changed pages to `tags`. */
export const createWriter = (db: Kysely<Database>, missing: MissingRows, tags: Set<string>): Writer => {
  const addTags = (more: readonly string[]): void => more.forEach((tag) => tags.add(tag));
  return {
    db,
    missing,
    addTags,
    list: async (table, siteId, rows, { by, and = [], keep = [], dated = new Set(), tags: getTags }) => {
      const key = ['siteId' as typeof by, by, ...and];
      const isDated = (row: unknown): boolean => dated.has(getName(row, by));
      const [datedRows, otherRows] = [rows.filter(isDated), rows.filter((row) => !isDated(row))];
      const changed = [
        ...(await upsert(db, table, otherRows, { key, keep })),
        ...(await upsert(db, table, datedRows, { key })),
      ];
      const names = rows.map((row) => getName(row, by));
      const removed = missing === 'remove' ? await deleteUnlisted(db, table, siteId, by, names) : [];
      for (const row of [...changed, ...removed]) addTags(getTags(row as AnyRow));
    },
    replace: async (table, siteId, rows, listTags) => {
      const untypedDb = toUntypedDatabase(db);
      const before = await serializeRows(db, table, siteId);
      await untypedDb.deleteFrom<string>(table).where('siteId', '=', siteId).execute();
      if (rows.length > 0)
        await untypedDb
          .insertInto<string>(table)
          .values(rows as readonly AnyRow[])
          .execute();
      if ((await serializeRows(db, table, siteId)) !== before) addTags(listTags);
    },
  };
};
