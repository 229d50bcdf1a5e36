import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** PostgreSQL replays some 60 MB of its log a second after its process was killed. */
const defaults = { intervalMs: 5_000, maxLogBytes: 16 * 1024 * 1024 } as const;

/** Bounds the log that is replayed after a kill: the embedded database has no checkpointer. Returns a stop function. */
export const startCheckpoints = (
  db: Db,
  { intervalMs, maxLogBytes }: { intervalMs: number; maxLogBytes: number } = defaults,
): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;

  const checkpoint = async (): Promise<void> => {
    const { rows } = await sql<{ bytes: string }>`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(db);
    if (Number(rows[0]?.bytes) > maxLogBytes) await sql`checkpoint`.execute(db);
  };
  const timer = setInterval(() => {
    // A long transaction occupies the only connection.
    if (isRunning) return;
    isRunning = true;
    running = checkpoint()
      .catch(() => undefined) // A database that fails reports it to the next query.
      .finally(() => (isRunning = false));
  }, intervalMs).unref();

  return async () => {
    clearInterval(timer);
    await running;
  };
};
