import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { migrateToLatest } from '../../src/db/migrations/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';

/**
 * Returns the directory of an empty embedded database with the newest schema, to copy. Creating it takes seconds, so
 * the first test does it once; when two tests create it at the same time, one of them is used.
 */
export const migratedDirectory = async (directory: string): Promise<string> => {
  if (existsSync(directory)) return directory;
  const fresh = mkdtempSync(`${directory}-`);
  const { db, close } = await openDatabase({ kind: 'embedded', directory: fresh });
  await migrateToLatest(db);
  await close();
  try {
    renameSync(fresh, directory);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(directory)) throw error;
  }
  return directory;
};
