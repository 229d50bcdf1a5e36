import { beforeAll, expect, test } from 'vitest';
import { type Publication, writePublication } from '../../../test/fixtures/publication.ts';
import { describeEachEngine, openTestDatabase } from '../../../test/support/engines.ts';
import { listPage, toOpaqueLimit } from './listPage.ts';
import { sql, type RawBuilder } from 'kysely';

describeEachEngine('a page of a list with the number of rows of the whole list', (open) => {
  let publication: Publication;

  beforeAll(async () => {
    publication = await writePublication(open().db);
  });

  const list = (siteId: number, offset: number) =>
    listPage(
      open().db.selectFrom('authors').where('siteId', '=', siteId),
      (authors) => authors.select('slug').orderBy('slug'),
      { limit: 1, offset },
    );

  test('counts the rows of the list, not of the page or the table', async () => {
    await open().db.insertInto('authors').values({ siteId: publication.otherSiteId, slug: 'x', name: 'X' }).execute();
    expect(await list(publication.siteId, 1)).toMatchObject({ estimate: 2, rows: [{ slug: 'maren-ostrow' }] });
  });

  test('counts the rows for a page behind the end of the list, too', async () => {
    expect(await list(publication.siteId, 2)).toEqual({ estimate: 2, rows: [] });
    expect(await list(0, 0)).toEqual({ estimate: 0, rows: [] });
  });
});

test('a repeated list is planned for each use with a plain limit, and not with toOpaqueLimit', async () => {
  const { db, close } = await openTestDatabase();
  try {
    await sql`create table listed as select id, id as place from generate_series(1, 10000) as id`.execute(db);
    await sql`create index listed_place on listed (place)`.execute(db);
    await sql`analyze listed`.execute(db);
    const countCustomPlans = async (limit: number | RawBuilder<number>): Promise<number> => {
      for (let use = 0; use < 20; use += 1)
        await sql`select place from listed order by place limit ${limit}`.execute(db);
      const { rows } = await sql<{ customPlans: string }>`
        select custom_plans from pg_prepared_statements where statement like 'select place%' order by prepare_time desc limit 1`.execute(
        db,
      );
      return Number(rows[0]?.customPlans);
    };
    expect(await countCustomPlans(5)).toBeGreaterThan(10);
    expect(await countCustomPlans(toOpaqueLimit(5))).toBe(5);
  } finally {
    await close();
  }
});
