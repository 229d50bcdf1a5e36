import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Two processes on one embedded database corrupt it silently, so the second is turned away. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError';
}

/**
 * Holds the directory for this process. The lock is an open transaction on a SQLite file: the operating system
 * lets go of it when the process ends, however it ends.
 */
export const lockDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true });
  const file = new DatabaseSync(join(directory, 'lock.sqlite'));
  try {
    file.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (cause) {
    file.close();
    throw new DatabaseInUseError(
      `Another process is using the database in ${directory}. Stop it, or give this one another DATA_DIR or a DATABASE_URL.`,
      { cause },
    );
  }
  return () => file.close();
};
