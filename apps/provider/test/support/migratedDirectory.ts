import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';

/**
 * The directory of an embedded database with the newest schema and nothing in it, to be copied. An empty one takes
 * seconds to make, a copy a moment: it is made when the first test asks, and of two who make it at once one is kept.
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
