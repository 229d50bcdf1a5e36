import { sql } from 'kysely';
import { getTelemetry } from '@masthead/telemetry';
import { queues } from './jobs/queues.ts';
import type { Db } from './schema.ts';

/** Whether letters other than ASCII are lowercased. With LC_CTYPE `C`, "überraschung" finds no "Überraschung". */
export const foldsCase = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ folds: boolean }>`select lower('Ä') = 'ä' as folds`.execute(db);
  return rows[0]?.folds ?? false;
};

const responseTimeoutMs = 2000;

/** Whether the database responds in time. */
export const isReachable = async (db: Db): Promise<boolean> => {
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), responseTimeoutMs).unref());
  const query = sql`select 1`.execute(db).then(
    () => true,
    // The cause is not logged here: a query that fails for a caller logs it.
    () => false,
  );
  return Promise.race([query, timeout]);
};

const countJobs = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('pgboss.job')
    .select(['name', ({ fn }) => fn.countAll().as('count')])
    .where('state', 'in', ['created', 'retry', 'active'])
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
};

/** Registers the lengths of the queues in the database: jobs, purges and articles that the search engine lacks. */
export const registerQueueGauges = (db: Db): void => {
  getTelemetry().gauge('queueLength', async () => {
    const lengths = await countJobs(db);
    return Object.keys(queues).map((queue) => ({ value: lengths.get(queue) ?? 0, labels: { queue } }));
  });
  for (const [queue, table] of [
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
