import { pino } from 'pino';
import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { correctFutureTimes, createJobQueue, createSteadyClock } from './jobQueue.ts';
import { listFailures, listQueues, retryFailures } from './failures.ts';

test('a clock that is set back goes on from its latest time, and follows one that is set forward', () => {
  const system = { elapsedMs: 0, now: 1_000_000 };
  const clock = createSteadyClock(
    () => system.now,
    () => system.elapsedMs,
  );
  const pass = (elapsedMs: number, now: number): number => {
    system.elapsedMs += elapsedMs;
    system.now = now;
    return clock.now();
  };
  expect(pass(0, 1_000_000)).toBe(1_000_000);
  expect(pass(500, 2_000_000)).toBe(2_000_000);
  expect(pass(500, 1_000_000)).toBe(2_000_500);
  expect(pass(500, 2_001_000)).toBe(2_001_000);
});

describeWithDatabase('after a clock that was a day ahead', (open) => {
  const addDay = async () => {
    await sql`update pgboss.version set cron_on = now() + interval '1 day'`.execute(open().db);
    await sql`update pgboss.queue set maintain_on = now() + interval '1 day', monitor_claim_on = now() + interval '1 day'`.execute(
      open().db,
    );
    await sql`update pgboss.job set start_after = now() + interval '1 day'`.execute(open().db);
  };
  afterEach(async () => {
    await open().db.deleteFrom('pgboss.job').execute();
  });

  test('jobs are done at once, and schedules and killed jobs are looked at again', async () => {
    const { db } = open();
    const jobs = createJobQueue({ db, log: pino({ level: 'silent' }) });
    onTestFinished(jobs.stop);
    await jobs.send(db, 'cleanup', [{}]);
    await addDay();
    await jobs.start();
    const done = new Promise((resolve) => {
      void jobs.work('cleanup', { atOnce: 1, pollSeconds: 60 }, async () => {
        resolve('done');
        return { kind: 'done' };
      });
    });
    expect(await done).toBe('done');
    const { rows } = await sql`
      select name from pgboss.queue where maintain_on > now() or monitor_claim_on > now()
      union select 'schedules' from pgboss.version where cron_on > now()`.execute(db);
    expect(rows).toEqual([]);
  });

  test('a job that waits for its next attempt keeps its time', async () => {
    const { db } = open();
    const jobs = createJobQueue({ db, log: pino({ level: 'silent' }) });
    await jobs.send(db, 'mail', [{ data: {}, startAfter: 1800 }]);
    await correctFutureTimes(db);
    const { rows } = await sql`select 1 from pgboss.job where start_after > now()`.execute(db);
    expect(rows).toHaveLength(1);
  });
});

const [mail, digest] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;

describeWithDatabase('failed jobs', (open) => {
  const addFailures = () =>
    sql`
    insert into pgboss.job (id, name, data, state, output, source_output, source_name, source_id, created_on, completed_on)
    values (${mail}, 'mail-failed', '{"kind":"reset","recipient":"reader@example.com"}', 'created', null,
        '{"reason":"ECONNREFUSED"}', 'mail', ${mail}, '2026-11-21', null),
      (${digest}, 'digests', '{"site":"harbor","frequency":"daily"}', 'failed', '{"reason":"1 digest"}', null, null, null,
        '2026-11-20', '2026-11-20')`.execute(open().db);
  afterEach(async () => {
    await open().db.deleteFrom('pgboss.job').execute();
  });

  test('are listed by queue with their reasons, without data of readers', async () => {
    await addFailures();
    const { db } = open();
    expect(await listQueues(db)).toContainEqual({ queue: 'mail-failed', waiting: 0, retried: 0, active: 0, failed: 1 });
    const failures = await listFailures(db, 10);
    expect(failures).toMatchObject([
      { id: mail, queue: 'mail-failed', about: 'reset', reason: 'ECONNREFUSED' },
      { id: digest, queue: 'digests', about: 'harbor daily', reason: '1 digest' },
    ]);
    expect(JSON.stringify(failures)).not.toContain('reader@');
  });

  test('are done again, one or all', async () => {
    await addFailures();
    const { db } = open();
    expect(await retryFailures(db, '00000000-0000-4000-8000-000000000009')).toBe(0);
    expect(await retryFailures(db, mail)).toBe(1);
    expect(await retryFailures(db, 'all')).toBe(1);
    expect(await listFailures(db, 10)).toEqual([]);
    const waiting = (await listQueues(db)).map(({ queue, waiting: count, retried }) => [queue, count + retried]);
    expect(waiting).toEqual([
      ['cleanup', 0],
      ['digests', 1],
      ['mail', 1],
      ['mail-failed', 0],
    ]);
  });
});
