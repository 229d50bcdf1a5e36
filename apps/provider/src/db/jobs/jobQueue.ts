import { sql } from 'kysely';
import { type JobInsert, type JobWithMetadata, type Clock, systemClock } from 'pg-boss';
import type { Logger } from 'pino';
import type { Db } from '../schema.ts';
import { createPgBoss, inTransaction } from './pgBoss.ts';
import type { QueueName } from './queues.ts';

/** A clock that never goes back: pg-boss would wait for hours after the clock of the machine was set back. */
export const createSteadyClock = (now = systemClock.now, getElapsedMs = () => performance.now()): Clock => {
  let last = { now: now(), elapsedMs: getElapsedMs() };
  return {
    ...systemClock,
    now: () => {
      const elapsedMs = getElapsedMs();
      last = { now: Math.max(now(), last.now + elapsedMs - last.elapsedMs), elapsedMs };
      return last.now;
    },
  };
};

/** Corrects times in the future, or nothing would run since the clock of the database was set back. */
export const correctFutureTimes = async (db: Db): Promise<void> => {
  // The margins are wider than the clocks of processes differ, and than a job waits for its next attempt (`queues.ts`).
  const soon = sql`now() + interval '5 minutes'`;
  await sql`update pgboss.version set cron_on = now() where cron_on > ${soon}`.execute(db);
  await sql`update pgboss.queue set
      maintain_on = least(maintain_on, now()),
      monitor_claim_on = least(monitor_claim_on, now()),
      monitor_on = least(monitor_on, now())
    where greatest(maintain_on, monitor_claim_on, monitor_on) > ${soon}`.execute(db);
  await sql`update pgboss.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() + interval '65 minutes'`.execute(db);
  await sql`update pgboss.job set heartbeat_on = now() where state = 'active' and heartbeat_on > ${soon}`.execute(db);
};

/** A job to do. `id` is the same at each attempt, also after an operator has sent a failed one again. */
export type Job = { id: string; data: unknown; createdAt: Date; attempts: number };
/** How an attempt ended: done, to be retried, or to be moved to the queue of failed jobs. */
export type JobOutcome = { kind: 'done' } | { kind: 'retry' | 'failed'; reason: string };

/** How a queue is worked on: how many jobs at once, and how often to look for jobs that another process sent. */
type WorkOptions = { atOnce: number; pollSeconds: number };
/** A job that is sent by the clock of a time zone. `key` identifies a schedule of its queue. */
export type JobSchedule = { key: string; cron: string; timeZone: string; data?: object };

/** How often times are looked for that lie in the future, in ms. */
const clockCheckMs = 60_000;
/** How long jobs may take to end at shutdown, in ms. Another process does them again. */
const stopTimeoutMs = 5_000;

const toJob = ({ id, sourceRootId, data, createdOn, retryCount }: JobWithMetadata<unknown>): Job => ({
  id: sourceRootId ?? id,
  data,
  createdAt: createdOn,
  attempts: retryCount + 1,
});

/** Creates the queues of jobs, which are in the database. Call `start` before the first job. */
export const createJobQueue = ({ db, log }: { db: Db; log: Logger }) => {
  // An idle database has few queries: schedules are hours apart, and no job depends on another.
  const boss = createPgBoss(db, {
    cronWorkerIntervalSeconds: 20,
    flowIntervalSeconds: 3_600,
    maintenanceIntervalSeconds: 3_600,
    // PostgreSQL's autovacuum is its operator's; the embedded database has one session and no such process.
    monitorVacuum: false,
    reindex: false,
    clock: createSteadyClock(),
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed; it is tried again in seconds'));
  boss.on('warning', ({ message }) => log.warn(message));
  const workers = new Map<QueueName, string>();
  let clockCheck: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();

  return {
    start: async (): Promise<void> => {
      await correctFutureTimes(db);
      await boss.start();
      clockCheck = setInterval(() => {
        checking = correctFutureTimes(db).catch((error: unknown) =>
          log.error({ err: error }, 'the times of jobs could not be checked; they are in a minute'),
        );
      }, clockCheckMs).unref();
    },
    /** Adds jobs by a connection of the caller: in a transaction that fails none is done. */
    send: async (transaction: Db, queue: QueueName, jobs: JobInsert[]): Promise<void> => {
      await boss.insert(queue, jobs, { db: inTransaction(transaction) });
    },
    /** Does the jobs of a queue at least once. An error that `handle` throws is logged, and the job is retried. */
    work: async (
      queue: QueueName,
      { atOnce, pollSeconds }: WorkOptions,
      handle: (job: Job) => Promise<JobOutcome>,
    ): Promise<void> => {
      const attempt = async (stored: JobWithMetadata<unknown>): Promise<JobOutcome> => {
        try {
          const job = toJob(stored);
          const outcome = await handle(job);
          // Its data may be a reader's, so nothing of it stays.
          if (outcome.kind === 'done') await boss.deleteJob(queue, stored);
          if (outcome.kind === 'failed')
            log.error(
              { queue, job: job.id, attempts: job.attempts, reason: outcome.reason },
              'a job was given up. See npm run jobs',
            );
          return outcome;
        } catch (error) {
          log.error({ err: error, queue, job: stored.id }, 'a job failed; it is retried');
          return { kind: 'retry', reason: error instanceof Error ? error.name : 'unknown' };
        }
      };
      const id = await boss.work(
        queue,
        {
          batchSize: atOnce,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: pollSeconds,
          perJobResults: true,
          includeMetadata: true,
        },
        (jobs: JobWithMetadata<unknown>[]) =>
          Promise.all(
            jobs.map(async (job) => {
              const outcome = await attempt(job);
              if (outcome.kind === 'done') return { id: job.id, status: 'completed' as const };
              const status = outcome.kind === 'failed' ? ('deadletter' as const) : ('failed' as const);
              return { id: job.id, status, output: { reason: outcome.reason } };
            }),
          ),
      );
      workers.set(queue, id);
    },
    /** Looks for jobs at once. Call it after jobs were sent. */
    wake: (queue: QueueName): void => {
      const worker = workers.get(queue);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    /** Replaces the schedules of a queue. A time that passed while no process ran is made up for once. */
    schedule: async (queue: QueueName, schedules: readonly JobSchedule[]): Promise<void> => {
      const keys = new Set(schedules.map(({ key }) => key));
      for (const { key } of await boss.getSchedules(queue)) if (!keys.has(key)) await boss.unschedule(queue, key);
      for (const { key, cron, timeZone, data } of schedules)
        await boss.schedule(queue, cron, data ?? null, { key, tz: timeZone, missed: 'once' });
    },
    stop: async (): Promise<void> => {
      clearInterval(clockCheck);
      await checking;
      await boss.stop({ close: false, timeout: stopTimeoutMs });
    },
  };
};

export type JobQueue = ReturnType<typeof createJobQueue>;
