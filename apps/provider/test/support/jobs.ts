import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { JobQueue } from '../../src/db/jobs/jobQueue.ts';
import type { Database } from '../../src/db/schema.ts';

/** Waits until each mail that is due was sent, postponed or given up. */
export const untilMailsAreSent = (db: Kysely<Database>, jobs: JobQueue): Promise<true> =>
  vi.waitUntil(
    async () => {
      jobs.wake('mail');
      const { rows } = await sql`
        select 1 from pgboss.job where name = 'mail'
          and (state = 'active' or state in ('created', 'retry') and start_after <= now()) limit 1`.execute(db);
      return rows.length === 0;
    },
    { timeout: 60_000, interval: 10 },
  );
