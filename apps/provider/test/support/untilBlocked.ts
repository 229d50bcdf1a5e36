import { sql } from 'kysely';
import { expect } from 'vitest';
import type { OpenDatabase } from '../../src/db/open.ts';

/**
 * Waits until another transaction of the database waits for a lock. The embedded database runs one transaction at a
 * time, so there the other one has not begun.
 */
export const untilBlocked = async ({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<void> => {
  if (kind === 'embedded') return;
  const countWaiting = async (): Promise<number> => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  await expect.poll(countWaiting).toBe(1);
};
