import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { createPgBoss } from './pgBoss.ts';
import { type QueueName, queues } from './queues.ts';

/** The jobs of a queue by what they wait for. */
type QueueState = { queue: string; waiting: number; retried: number; active: number; failed: number };

/** A job that failed for good. `about` is the kind of a mail, or the publication of digests: no data of a reader. */
export type Failure = { id: string; queue: QueueName; about: string; failedAt: Date; attempts: number; reason: string };

/** A mail that failed waits in its own queue; the copy that it left is not listed twice. */
const isFailure = sql`(name = 'mail-failed' and state in ('created', 'retry') or name not like 'mail%' and state = 'failed')`;

export const listQueues = async (db: Db): Promise<readonly QueueState[]> => {
  const { rows } = await sql<QueueState>`
    select queue.name as queue,
      count(*) filter (where state = 'created' and not ${isFailure})::integer as waiting,
      count(*) filter (where state = 'retry' and not ${isFailure})::integer as retried,
      count(*) filter (where state = 'active')::integer as active,
      count(*) filter (where ${isFailure})::integer as failed
    from unnest(${sql.val(Object.keys(queues))}::text[]) as queue (name) left join pgboss.job using (name)
    group by queue.name order by queue.name`.execute(db);
  return rows;
};

/** Lists the newest jobs that failed for good. */
export const listFailures = async (db: Db, limit: number): Promise<readonly Failure[]> => {
  const { rows } = await sql<Failure>`
    select id, name as queue, coalesce(data->>'kind', concat_ws(' ', data->>'site', data->>'frequency')) as about,
      coalesce(completed_on, created_on) as failed_at, coalesce(source_retry_count, retry_count) + 1 as attempts,
      coalesce(source_output->>'reason', output->>'reason', 'unknown') as reason
    from pgboss.job where ${isFailure} order by failed_at desc, id limit ${limit}`.execute(db);
  return rows;
};

/** Does failed jobs again: one, or all. Returns how many. */
export const retryFailures = async (db: Db, id: string | 'all'): Promise<number> => {
  const failures = (await listFailures(db, 100_000)).filter((failure) => id === 'all' || failure.id === id);
  const boss = await createPgBoss(db, { supervise: false, schedule: false }).start();
  try {
    for (const [queue, jobs] of Map.groupBy(failures, (failure) => failure.queue)) {
      const ids = jobs.map((job) => job.id);
      if (queue === 'mail-failed') await boss.redrive(queue, { ids, limit: ids.length });
      else await boss.retry(queue, ids);
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
  return failures.length;
};
