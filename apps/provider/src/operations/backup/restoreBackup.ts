import { existsSync, createReadStream } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { hasEmbeddedDatabase } from '../../db/commandDatabase.ts';
import { DatabaseInUseError, lockDirectory } from '../../db/embedded/lock.ts';
import { listMigrations, migrateToLatest } from '../../db/migrations/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { archiveNames, BackupError, createStaging, type Manifest, readArchive } from './archive.ts';
import { copyRows, replaceRows, type Rows, rowsPerInsert } from './copyRows.ts';
import { runPostgresTool } from './postgresTools.ts';
import { type Existing, ownSchemas, setAside } from './previousSchema.ts';

const copyPattern = /^COPY (\S+) \((.*)\) FROM stdin;$/;
/** The characters that the text format of COPY escapes by letters. */
const escaped: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }),
);

/** Reads lines that end in a line feed alone: a text may have other line separators. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const part of createReadStream(file, 'utf8')) {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const toCells = (line: string): (string | null)[] =>
  line
    .split('\t')
    .map((cell) =>
      cell === '\\N' ? null : cell.replaceAll(/\\(.)/g, (_, letter: string) => escaped.get(letter) ?? letter),
    );

/** Reads the rows of a dump that `pg_restore` has converted to SQL: a COPY for each table. */
export async function* readDump(file: string): AsyncGenerator<Rows> {
  let rows: { table: string; columns: string[]; cells: (string | null)[][] } | undefined;
  for await (const line of readLines(file)) {
    if (!rows) {
      const [, table, names = ''] = copyPattern.exec(line) ?? [];
      if (table !== undefined)
        rows = { table, columns: names.split(', ').map((name) => name.replaceAll('"', '')), cells: [] };
      continue;
    }
    const isEnd = line === '\\.';
    if (!isEnd) rows.cells.push(toCells(line));
    if (rows.cells.length === rowsPerInsert || (isEnd && rows.cells.length > 0)) {
      yield rows;
      rows = { ...rows, cells: [] };
    }
    if (isEnd) rows = undefined;
  }
}

type RestoreOptions = {
  databaseUrl: string | undefined;
  dataDirectory: string;
  mediaFolder: string | undefined;
  /** What may happen to a database that is not empty. */
  existing: Existing;
  now: Date;
};

/** What was restored, and where the database from before is: a folder, or a schema of the PostgreSQL database. */
export type Restored = { manifest: Manifest; previous: string | undefined };

/** Opens a copy once, before it replaces a database that opens. Its search indexes have newer articles: forget them. */
const verifyFiles = async (directory: string): Promise<void> => {
  try {
    const { db, close } = await openDatabase({ kind: 'embedded', directory });
    await db.selectFrom('sites').select('key').execute();
    await sql`do $$ begin if to_regclass('search_indexes') is not null then delete from search_indexes; end if; end $$`.execute(
      db,
    );
    await close();
  } catch (cause) {
    throw new BackupError(
      'The database of the backup does not open with this version. Nothing was changed. Restore it with the version that made it.',
      { cause },
    );
  }
};

/** Moves extracted files to where the embedded database expects them, and returns its folder. */
const toCandidate = async (extracted: string): Promise<string> => {
  const candidate = path.join(path.dirname(extracted), 'candidate');
  await mkdir(candidate);
  await rename(extracted, path.join(candidate, 'pgdata'));
  return candidate;
};

/** A restore replaces the files below a running database, so it cannot work through its provider. */
const lockForRestore = (directory: string): (() => void) => {
  try {
    return lockDirectory(directory);
  } catch (cause) {
    if (!(cause instanceof DatabaseInUseError)) throw cause;
    throw new BackupError(
      `Another process is using the database in ${directory}, and a restore replaces its files. Stop the provider, run the command again, then start the provider.`,
      { cause },
    );
  }
};

/** Replaces the files of the embedded database by those that `extract` returns. The old ones are moved. */
const restoreFiles = async (
  extract: () => Promise<string>,
  { dataDirectory, existing, now }: RestoreOptions,
): Promise<string | undefined> => {
  const directory = path.join(dataDirectory, 'database');
  const unlock = lockForRestore(directory);
  try {
    const current = path.join(directory, 'pgdata');
    const hasCurrent = existsSync(current);
    if (hasCurrent && existing === 'refuse')
      throw new BackupError(
        `${directory} has a database. Set another DATA_DIR, or pass --replace, which moves it to a folder beside it.`,
      );
    const candidate = await toCandidate(await extract());
    await verifyFiles(candidate);
    const previous = `${current}-before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    if (hasCurrent) await rename(current, previous);
    await rename(path.join(candidate, 'pgdata'), current);
    return hasCurrent ? previous : undefined;
  } finally {
    unlock();
  }
};

/** Lists the schemas that a dump creates, such as that of a desk in the same database. */
const listDumpSchemas = async (dump: string): Promise<string[]> => {
  const list = `${dump}.list`;
  await runPostgresTool('pg_restore', undefined, ['--list', `--file=${list}`, dump]);
  return [...(await readFile(list, 'utf8')).matchAll(/^\d+; \d+ \d+ SCHEMA - (\S+)/gm)].map(([, name = '']) => name);
};

const restoreDump = async (dump: string, url: string, existing: Existing, now: Date): Promise<string | undefined> => {
  const schemas = [...new Set([...ownSchemas, ...(await listDumpSchemas(dump))])];
  const { schema, undo, close } = await setAside(url, { existing, schemas, now });
  try {
    await runPostgresTool('pg_restore', url, ['--no-owner', '--no-privileges', '--single-transaction', dump]);
    return schema;
  } catch (error) {
    await undo();
    throw error;
  } finally {
    await close();
  }
};

/** Writes the rows of a dump to the files of a new embedded database, and returns their folder. */
const convertDump = async (dump: string, { migrations }: Manifest): Promise<string> => {
  const directory = path.join(path.dirname(dump), 'converted');
  const script = path.join(directory, 'rows.sql');
  await mkdir(directory);
  await runPostgresTool('pg_restore', undefined, ['--data-only', `--file=${script}`, dump]);
  const { db, close } = await openDatabase({ kind: 'embedded', directory });
  try {
    await migrateToLatest(db);
    if ((await listMigrations(db)).join() !== migrations.join())
      throw new BackupError(
        'The backup of PostgreSQL has fewer migrations than this version. Restore it into PostgreSQL, start the provider once, and back it up again.',
      );
    await replaceRows(db, () => readDump(script));
  } finally {
    await close();
  }
  return path.join(directory, 'pgdata');
};

/** Copies an embedded database into PostgreSQL. Both get the newest schema first. */
const copyToServer = async (
  directory: string,
  url: string,
  existing: Existing,
  now: Date,
): Promise<string | undefined> => {
  const embedded = await openDatabase({ kind: 'embedded', directory });
  try {
    await migrateToLatest(embedded.db);
    const { schema, undo, close } = await setAside(url, { existing, now });
    const server = await openDatabase({ kind: 'server', url, connections: 1 });
    try {
      await migrateToLatest(server.db);
      await copyRows(embedded.db, server.db);
      return schema;
    } catch (error) {
      await undo();
      throw error;
    } finally {
      await server.close();
      await close();
    }
  } finally {
    await embedded.close();
  }
};

/** Copies the embedded database into PostgreSQL and returns the schema with its database from before. */
export const moveToServer = async ({
  databaseUrl,
  dataDirectory,
  existing,
  now,
}: Omit<RestoreOptions, 'mediaFolder'>): Promise<string | undefined> => {
  if (databaseUrl === undefined) throw new BackupError('Set DATABASE_URL to an empty PostgreSQL database.');
  if (!hasEmbeddedDatabase(dataDirectory))
    throw new BackupError(`There is no embedded database in ${dataDirectory}. Set DATA_DIR to that of the provider.`);
  return copyToServer(path.join(dataDirectory, 'database'), databaseUrl, existing, now);
};

/** Restores the database of a backup, and adds the files of its media library. Stop the provider before. */
export const restoreBackup = async (file: string, options: RestoreOptions): Promise<Restored> => {
  const { databaseUrl, dataDirectory, mediaFolder, existing, now } = options;
  const folder = await createStaging(dataDirectory, now);
  try {
    const manifest = await readArchive(file, folder);
    const files = path.join(folder, archiveNames.files);
    const dump = path.join(folder, archiveNames.dump);
    const isDump = manifest.kind === 'server';
    const previous =
      databaseUrl === undefined
        ? await restoreFiles(async () => (isDump ? convertDump(dump, manifest) : files), options)
        : isDump
          ? await restoreDump(dump, databaseUrl, existing, now)
          : await copyToServer(await toCandidate(files), databaseUrl, existing, now);
    const media = path.join(folder, archiveNames.media);
    // A file's id is the hash of its content, so files of the same name are equal.
    if (mediaFolder !== undefined && existsSync(media)) await cp(media, mediaFolder, { recursive: true, force: false });
    return { manifest, previous };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
