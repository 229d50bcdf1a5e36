import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../server/operatorError.ts';

/** Thrown to the second process that opens an embedded database: two processes would corrupt it silently. */
export class DatabaseInUseError extends OperatorError {
  override name = 'DatabaseInUseError';
}

/** Locks a directory until this process ends, by a transaction on a SQLite file. Returns the unlock function. */
export const lockDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true });
  const file = new DatabaseSync(join(directory, 'lock.sqlite'));
  try {
    file.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (cause) {
    file.close();
    throw new DatabaseInUseError(
      `Another process is using the database in ${directory}. Stop it, or set another DATA_DIR or a DATABASE_URL.`,
      { cause },
    );
  }
  return () => file.close();
};
