import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { now, writePublication, writeStories } from '../../test/fixtures/publication.ts';
import { describeEachEngine } from '../../test/support/engines.ts';
import { createViewRecorder } from './viewRecorder.ts';

describeEachEngine('reads of articles (SPEC §9, trending list)', (open) => {
  let siteId: number;
  let naturalId: string;

  beforeAll(async () => {
    const { db } = open();
    const publication = await writePublication(db);
    await writeStories(db, publication, [{ slug: 'one', title: 'One', hours: 30 }]);
    ({ siteId } = publication);
    ({ naturalId } = await db.selectFrom('articles').select('naturalId').executeTakeFirstOrThrow());
  });

  test('a flush writes all pending views, also while another flush runs', async () => {
    const { db } = open();
    const recorder = createViewRecorder(db, () => now, pino({ level: 'silent' }));
    const ended: string[] = [];
    recorder.record(siteId, naturalId);
    recorder.record(siteId, naturalId);
    const byTimer = recorder.flush().then(() => ended.push('by the timer'));
    await recorder.flush();
    ended.push('by hand');
    expect(await db.selectFrom('articleViews').select('views').executeTakeFirst()).toEqual({ views: 2 });
    await byTimer;
    expect(ended).toEqual(['by the timer', 'by hand']);
  });
});
