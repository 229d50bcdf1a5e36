import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { listMigrations } from '../../db/migrations/migrate.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Db } from '../../db/schema.ts';
import { archiveNames, BackupError, createStaging, writeArchive } from './archive.ts';
import { excludePrevious } from './previousSchema.ts';
import { runPostgresTool } from './postgresTools.ts';

type BackupOptions = {
  database: OpenDatabase;
  databaseUrl: string | undefined;
  dataDirectory: string;
  /** The folder of the media library; undefined: the backup is without it. */
  mediaFolder: string | undefined;
  now: Date;
};

/** Throws where the database has files of a media library that is not in the folder. */
const checkMediaFolder = async (db: Db, mediaFolder: string): Promise<void> => {
  if (existsSync(mediaFolder)) return;
  const file = await db.selectFrom('media').select('id').limit(1).executeTakeFirst();
  if (file)
    throw new BackupError(
      `The database has files of the media library, but ${mediaFolder} does not exist. Set DATA_DIR to that of the provider.`,
    );
};

/**
 * Writes a backup of the database and the media library to a file while both are in use, and returns its size in bytes.
 * The database is that of one moment. The library is copied after it, and a file is there before its row, so no row
 * lacks its file.
 */
export const createBackup = async (
  file: string,
  { database, databaseUrl, dataDirectory, mediaFolder, now }: BackupOptions,
): Promise<number> => {
  if (mediaFolder !== undefined) await checkMediaFolder(database.db, mediaFolder);
  const staging = await createStaging(dataDirectory, now);
  try {
    const migrations = await listMigrations(database.db);
    if (databaseUrl === undefined) await database.copyFiles(path.join(staging, archiveNames.files));
    else
      await runPostgresTool('pg_dump', databaseUrl, [
        '--format=custom',
        '--compress=0',
        excludePrevious,
        // An index has newer articles than a restored database.
        ...['search_indexes', 'search_changes'].map((table) => `--exclude-table-data=public.${table}`),
        `--file=${path.join(staging, archiveNames.dump)}`,
      ]);
    const kind = databaseUrl === undefined ? 'embedded' : 'server';
    await writeArchive(staging, file, { kind, createdAt: now.toISOString(), migrations }, mediaFolder);
    return (await stat(file)).size;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};
