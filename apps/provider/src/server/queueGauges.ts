import type { Kysely } from 'kysely';
import { getTelemetry } from '@masthead/telemetry';
import type { Database } from '../db/schema.ts';

/** Registers the lengths of the queues in the database: mails, purges and articles that the search engine lacks. */
export const registerQueueGauges = (db: Kysely<Database>): void => {
  for (const [queue, table] of [
    ['mail', 'outbox'],
    ['purge', 'purges'],
    ['search', 'searchChanges'],
  ] as const)
    getTelemetry().gauge('queueLength', async () => {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return [{ value: Number(count), labels: { queue } }];
    });
};
