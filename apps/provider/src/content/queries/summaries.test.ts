import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { now, writePublication, writeStories } from '../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { findSummaries } from './summaries.ts';

describeWithDatabase('the chart that leads an article in lists', (open) => {
  test('is the first chart of one without a picture, unless that is a table', async () => {
    const { db } = open();
    const publication = await writePublication(db);
    const { site } = publication;
    const ids = await writeStories(
      db,
      publication,
      ['line', 'pictured', 'table', 'none'].map((slug) => ({
        slug,
        title: slug,
        hours: 1,
        streams: ['markets/atlanta'],
      })),
    );
    const [line, pictured, table] = ids;
    const setCharts = (id: number | undefined, ...types: string[]) =>
      sql`update article_bodies set charts = ${JSON.stringify(types.map((type) => ({ type })))}::jsonb where article_id = ${id}`.execute(
        db,
      );
    await setCharts(line, 'line', 'table');
    await setCharts(pictured, 'line');
    await setCharts(table, 'table', 'line');
    await sql`update articles set image = null`.execute(db);
    await sql`update articles set image = '{"uri": "/images/tower"}' where id = ${pictured}`.execute(db);
    const summaries = await findSummaries(db, site, ids, now);
    expect(summaries.map(({ leadChart }) => leadChart?.type)).toEqual(['line', undefined, undefined, undefined]);
  });
});
