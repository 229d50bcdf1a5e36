import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { vi } from 'vitest';
import { migrateToLatest } from '../../src/db/migrations/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';

/** Claims a task for this process. Returns false if another one has claimed it. */
const claim = (file: string): boolean => {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Returns the directory of an empty embedded database with the newest schema, to copy. Creating it takes more than ten
 * seconds of a processor, so the first test does it and the others wait.
 */
export const migratedDirectory = async (directory: string): Promise<string> => {
  if (claim(`${directory}-claim`)) {
    const fresh = `${directory}-new`;
    const { db, close } = await openDatabase({ kind: 'embedded', directory: fresh });
    await migrateToLatest(db);
    await close();
    renameSync(fresh, directory);
  } else {
    await vi.waitUntil(() => existsSync(directory), { timeout: 230_000, interval: 50 });
  }
  return directory;
};
