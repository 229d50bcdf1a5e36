import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** An index of a search engine has newer articles than a restored database, and queues and version those of the build. */
const omittedTables = ['search_indexes', 'search_changes', 'queue', 'version'];

/** The schema of the tables, and that of the queues of jobs, which hold mails that wait. */
const schemas = ['public', 'pgboss'];

/** A table by its quoted name with its schema. */
type Column = { table: string; name: string; type: string; sequence: string | null };

/** Lists the columns that a copy writes: generated ones follow. */
const listColumns = async (db: Db): Promise<ReadonlyMap<string, readonly Column[]>> => {
  const { rows } = await sql<Column>`
    select format('%I.%I', nspname, relname) as table, attname as name, format_type(atttypid, atttypmod) as type,
      pg_get_serial_sequence(format('%I.%I', nspname, relname), attname) as sequence
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = any(${schemas}) and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = '' and relname not like 'kysely%' and relname <> all(${omittedTables})
    order by nspname, relname, attnum`.execute(db);
  return Map.groupBy(rows, ({ table }) => table);
};

type ForeignKey = { table: string; name: string; definition: string };

const listForeignKeys = async (db: Db): Promise<readonly ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`
    select format('%I.%I', nspname, relname) as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
    where contype = 'f' and conparentid = 0 and nspname = any(${schemas})`.execute(db);
  return rows;
};

/** Rows of a table as texts, which are the same in every version of PostgreSQL. */
export type Rows = {
  table: string;
  columns: readonly string[];
  cells: readonly (readonly (string | null)[])[];
};
type Tables = ReadonlyMap<string, readonly Column[]>;

/** How many rows are written at once. */
export const rowsPerInsert = 500;

async function* readRows(from: Db, tables: Tables): AsyncGenerator<Rows> {
  for (const [table, columns] of tables) {
    const texts = columns.map(({ name }) => sql`${sql.id(name)}::text`);
    await sql`declare rows no scroll cursor for select array[${sql.join(texts)}] as cells from ${sql.raw(table)}`.execute(
      from,
    );
    for (;;) {
      const { rows } = await sql<{ cells: (string | null)[] }>`fetch ${sql.lit(rowsPerInsert)} from rows`.execute(from);
      if (rows.length === 0) break;
      yield { table, columns: columns.map(({ name }) => name), cells: rows.map(({ cells }) => cells) };
    }
    await sql`close rows`.execute(from);
  }
}

const insertRows = async (to: Db, tables: Tables, { table, columns, cells }: Rows): Promise<void> => {
  const types = new Map(tables.get(table)?.map(({ name, type }) => [name, type]));
  // A table that the build fills itself, such as the migrations.
  if (types.size === 0) return;
  const values = columns.map(
    (name, index) => sql`(cells ->> ${sql.lit(index)})::${sql.raw(types.get(name) ?? 'text')}`,
  );
  await sql`
    insert into ${sql.raw(table)} (${sql.join(columns.map((name) => sql.id(name)))}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${JSON.stringify(cells)}::jsonb) as cells`.execute(to);
};

/** Replaces all rows by others of the same migrations. Triggers do not run: their rows are copied. */
export const replaceRows = (target: Db, read: (tables: Tables) => AsyncIterable<Rows>): Promise<void> =>
  target.transaction().execute(async (to) => {
    const tables = await listColumns(to);
    const foreignKeys = await listForeignKeys(to);
    for (const { table, name } of foreignKeys)
      await sql`alter table ${sql.raw(table)} drop constraint ${sql.id(name)}`.execute(to);
    for (const table of tables.keys()) await sql`alter table ${sql.raw(table)} disable trigger user`.execute(to);
    await sql`truncate ${sql.join([...tables.keys()].map((table) => sql.raw(table)))}`.execute(to);
    for await (const rows of read(tables)) await insertRows(to, tables, rows);
    for (const [table, columns] of tables) {
      for (const { name, sequence } of columns)
        if (sequence !== null)
          await sql`
            select setval(${sequence}::regclass, coalesce(max(${sql.id(name)}), 0) + 1, false) from ${sql.raw(table)}`.execute(
            to,
          );
      await sql`alter table ${sql.raw(table)} enable trigger user`.execute(to);
    }
    for (const { table, name, definition } of foreignKeys)
      await sql`alter table ${sql.raw(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(to);
  });

export const copyRows = (source: Db, target: Db): Promise<void> =>
  source.transaction().execute((from) => replaceRows(target, (tables) => readRows(from, tables)));
