import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { writePublication } from '../../../test/fixtures/publication.ts';
import { toJson } from '../../db/write/upsert.ts';
import type { Site } from '../queries/sites.ts';
import { publish } from './publish.ts';
import { createScheduler } from './scheduler.ts';

describeEachEngine('the scheduler', (open) => {
  let now = new Date('2026-11-21T15:00:00Z');
  let changes = 0;
  let site: Site;
  const due = '2026-11-21T16:00:00Z';
  const scheduler = () =>
    createScheduler({
      db: open().db,
      clock: () => now,
      log: pino({ level: 'silent' }),
      onChange: () => void (changes += 1),
    });
  const put = (kind: 'article' | 'event', key: string, input: object) =>
    publish({ db: open().db, clock: () => now }, site, { kind, key, input: { ...input, publishAt: due } });
  const eventSlugs = async () =>
    (await open().db.selectFrom('events').select('slug').execute()).map(({ slug }) => slug);
  const tags = async () =>
    (await open().db.deleteFrom('purges').returning('tag').execute()).map(({ tag }) => tag).toSorted();

  beforeAll(async () => {
    ({ site } = await writePublication(open().db));
    await put('event', 'a-summit', {
      eventTitle: 'A summit',
      docUri: '/events/a-summit/',
      startsAt: '2027-01-01T10:00:00Z',
    });
    await put('article', '2026/11/21/later', {
      title: 'Later',
      primary: 'markets/atlanta',
      body: { markdown: 'Soon.' },
    });
    await tags();
  });

  test('leaves content alone before its minute', async () => {
    await scheduler().publishDue();
    expect([await eventSlugs(), await tags(), changes]).toEqual([[], [], 0]);
  });

  test('publishes due content and requests purges of its pages, once', async () => {
    now = new Date(due);
    await Promise.all([scheduler().publishDue(), scheduler().publishDue()]);
    expect(await eventSlugs()).toEqual(['a-summit']);
    const requested = await tags();
    expect(requested).toContain('article:2026/11/21/later');
    expect(requested).toContain('event:/events/a-summit/');
    const states = await open().db.selectFrom('contentDocuments').select(['state', 'document']).execute();
    expect(states.map(({ state, document }) => [state, document['status']])).toEqual([
      ['published', 'published'],
      ['published', 'published'],
    ]);
    const audit = await open().db.selectFrom('contentAudit').select(['tokenId', 'action', 'kind']).execute();
    expect(audit.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { tokenId: 'scheduler', action: 'published', kind: 'article' },
      { tokenId: 'scheduler', action: 'published', kind: 'event' },
    ]);
    await scheduler().publishDue();
    expect(await tags()).toEqual([]);
  });

  test('tries content that cannot be published less and less often, and at once when it is corrected', async () => {
    const { db } = open();
    const broken = { siteId: site.id, kind: 'event', key: 'broken', state: 'scheduled', hash: 'a' } as const;
    await db
      .insertInto('contentDocuments')
      .values({ ...broken, publishAt: now, document: toJson({}), sourceHash: null, updatedAt: now })
      .execute();
    let attempts = 0;
    const log = pino({ level: 'error' }, { write: () => void (attempts += 1) });
    const { publishDue } = createScheduler({ db, clock: () => now, log, onChange: () => undefined });
    const runFor = async (seconds: number) => {
      attempts = 0;
      for (let second = 0; second < seconds; second += 5) {
        await publishDue();
        now = new Date(now.getTime() + 5_000);
      }
      return attempts;
    };
    expect([await runFor(40), await runFor(40), await runFor(80)]).toEqual([4, 1, 1]);
    await db.updateTable('contentDocuments').set({ hash: 'b' }).where('key', '=', 'broken').execute();
    expect(await runFor(5)).toBe(1);
    await db.deleteFrom('contentDocuments').where('key', '=', 'broken').execute();
  });

  test('continues at once after a round that leaves content due', async () => {
    const { db } = open();
    const documents = Array.from({ length: 600 }, (_, index) => ({
      siteId: site.id,
      kind: 'unknown',
      key: `late-${index}`,
      state: 'scheduled' as const,
      publishAt: now,
      document: toJson({}),
      hash: 'a',
      sourceHash: null,
      updatedAt: now,
    }));
    await db.insertInto('contentDocuments').values(documents).execute();
    const attempts: number[] = [];
    const log = pino({ level: 'error' }, { write: () => void attempts.push(performance.now()) });
    const { start, stop } = createScheduler({ db, clock: () => now, log, onChange: () => undefined });
    start();
    await expect.poll(() => attempts, { timeout: 60_000 }).toHaveLength(600);
    await stop();
    // Between the rounds is one query, and not the pause of 5 s.
    const [before = 0, after = Infinity] = attempts.slice(499);
    expect(after - before).toBeLessThan(4_000);
    await db.deleteFrom('contentDocuments').where('kind', '=', 'unknown').execute();
  });
});
