import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { listFailures, listQueues, retryFailures } from './failures.ts';

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
