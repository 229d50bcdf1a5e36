import type { Insertable } from 'kysely';
import type { Database, Db } from '../../db/schema.ts';
import { toUntypedDatabase, upsert } from '../../db/write/upsert.ts';

/** A change for the audit log: who (`tokenId`: a token, `command-line` or `scheduler`) changed what, and when. */
export type AuditEntry = Omit<Insertable<Database['contentAudit']>, 'id'>;

/** Records changes in the audit log. Call it in their transaction. */
export const writeAudit = async (db: Db, entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.length > 0) await db.insertInto('contentAudit').values(entries).execute();
};

type Table = keyof Database & string;
type Row<T extends Table> = Insertable<Database[T]>;
type Column<T extends Table> = keyof Row<T> & string;

type ListRules<T extends Table, R> = {
  /** Columns that identify a row. */
  key: readonly Column<T>[];
  /** Returns the cache tags of pages with a changed row (packages/graphql-ops, `cacheTags`). */
  tags: (row: R) => readonly string[];
};

/** Writes the rows of a publication and collects the cache tags of changed pages. */
export type Writer = {
  db: Db;
  /** The time of the write, of all documents that it changes. */
  now: Date;
  addTags: (tags: readonly string[]) => void;
  /** Inserts new rows and updates rows that differ. */
  list: <T extends Table, R extends Row<T>>(table: T, rows: readonly R[], rules: ListRules<T, R>) => Promise<void>;
  /** Deletes the rows with these values. Returns whether there was one. */
  deleteRow: (table: Table, values: Readonly<Record<string, unknown>>) => Promise<boolean>;
};

/** PostgreSQL accepts 65,535 parameters per statement; the widest table has 40 columns. */
const rowsPerStatement = 1000;

/** Creates a writer of a write at `now` that adds the cache tags of changed pages to `tags`. */
export const createWriter = (db: Db, tags: Set<string>, now: Date): Writer => {
  const addTags = (more: readonly string[]): void => more.forEach((tag) => tags.add(tag));
  return {
    db,
    now,
    addTags,
    list: async (table, rows, { key, tags: getTags }) => {
      for (let start = 0; start < rows.length; start += rowsPerStatement)
        for (const row of await upsert(db, table, rows.slice(start, start + rowsPerStatement), { key }))
          addTags(getTags(row));
    },
    deleteRow: async (table, values) => {
      let query = toUntypedDatabase(db).deleteFrom<string>(table);
      for (const [column, value] of Object.entries(values)) query = query.where(column, '=', value);
      const { numDeletedRows } = await query.executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
};
