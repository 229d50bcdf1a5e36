import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { now, writePublication, writeStories } from '../../../test/fixtures/publication.ts';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { createViewRecorder } from './route.ts';
import { parseTimeframe } from './views.ts';

test.each([
  ['4days', 96],
  ['12hours', 12],
  ['1weeks', 168],
  ['1day', 24],
  [' 2 Days ', 48],
  ['14days', 336],
])('parses %s as %i hours (§9)', (text, hours) => expect(parseTimeframe(text)).toBe(hours));

test.each(['', 'days', '0days', '4', '4months', '-1days', '1.5days', '15days', '4days; drop', '99999hours'])(
  'rejects “%s”',
  (text) => expect(parseTimeframe(text)).toBeUndefined(),
);

describeEachEngine('the view recorder (§9, trending list)', (open) => {
  let siteId: number;
  let naturalId: string;

  beforeAll(async () => {
    const { db } = open();
    const publication = await writePublication(db);
    await writeStories(db, publication, [{ slug: 'one', title: 'One', hours: 30 }]);
    ({ siteId } = publication);
    ({ naturalId } = await db.selectFrom('articles').select('naturalId').executeTakeFirstOrThrow());
  });

  test('writes all pending views, also while another flush runs', async () => {
    const { db } = open();
    const recorder = createViewRecorder(db, () => now, pino({ level: 'silent' }));
    const ended: string[] = [];
    recorder.record(siteId, naturalId);
    recorder.record(siteId, naturalId);
    const firstFlush = recorder.flush().then(() => ended.push('first'));
    await recorder.flush();
    ended.push('second');
    expect(await db.selectFrom('articleViews').select('views').executeTakeFirst()).toEqual({ views: 2 });
    await firstFlush;
    expect(ended).toEqual(['first', 'second']);
  });

  test('writes the views of a failed flush with the next one', async () => {
    const { db } = open();
    const recorder = createViewRecorder(db, () => now, pino({ level: 'silent' }));
    await db.deleteFrom('articleViews').execute();
    await sql`alter table article_views rename to moved`.execute(db);
    recorder.record(siteId, naturalId);
    await recorder.flush();
    recorder.record(siteId, naturalId);
    await sql`alter table moved rename to article_views`.execute(db);
    await recorder.flush();
    expect(await db.selectFrom('articleViews').select('views').execute()).toEqual([{ views: 2 }]);
  });
});
