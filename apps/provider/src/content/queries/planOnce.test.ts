import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { planOnce } from './planOnce.ts';

test('a repeated list is planned for each use with a plain limit, and not with planOnce', async () => {
  const { db, close } = await openDatabase({ kind: 'embedded' });
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
    expect(await countCustomPlans(planOnce(5))).toBe(5);
  } finally {
    await close();
  }
});
