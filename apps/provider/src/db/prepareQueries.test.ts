import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../test/support/engines.ts';

describeEachEngine('queries that repeat', (open) => {
  const count = (text: string): Promise<number> =>
    sql<{
      count: number;
    }>`select count(*)::integer as count from pg_prepared_statements where statement like ${`%${text}%`}`
      .execute(open().db)
      .then(({ rows }) => rows[0]?.count ?? 0);
  const repeat = async <T>(run: () => Promise<T>): Promise<T[]> => {
    const results: T[] = [];
    for (let time = 0; time < 5; time += 1) results.push(await run());
    return results;
  };

  test('are prepared and return the same results', async () => {
    const results = await repeat(() => sql<{ n: number }>`select ${1}::integer + 41 as n`.execute(open().db));
    expect(results.map(({ rows }) => rows)).toEqual(Array.from({ length: 5 }, () => [{ n: 42 }]));
    expect(await count('+ 41 as n')).toBe(1);
  });

  test('are not prepared in a transaction', async () => {
    await repeat(() =>
      open()
        .db.transaction()
        .execute((transaction) => sql`select 7 + 7 as inside`.execute(transaction)),
    );
    expect(await count('7 + 7 as inside')).toBe(0);
  });

  test('are repeated without a prepared statement after a migration has added a column', async () => {
    const { db } = open();
    await sql`create table widened (id integer)`.execute(db);
    await sql`insert into widened values (1)`.execute(db);
    const read = () => sql`select * from widened`.execute(db).then(({ rows }) => rows);
    await repeat(read);
    await sql`alter table widened add column name text default 'new'`.execute(db);
    expect(await repeat(read)).toEqual(Array.from({ length: 5 }, () => [{ id: 1, name: 'new' }]));
  });
});
