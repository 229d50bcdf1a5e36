import { chmodSync, cpSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migratedDirectory } from '../../test/support/migratedDirectory.ts';
import { withCommandDatabase } from './commandDatabase.ts';
import { openDatabase } from './open.ts';
import { createTestFolder } from '../../test/support/folders.ts';
import { createDatabase } from '../../test/support/createDatabase.ts';
import { describeEachEngine, openEmbedded } from '../../test/support/engines.ts';
import { foldsCase } from './health.ts';
import { sql } from 'kysely';
import { toStatementName } from './queryBudget.ts';

test('a command without the environment of the provider does not create an empty database', async () => {
  const dataDirectory = createTestFolder();
  await expect(withCommandDatabase({ databaseUrl: undefined, dataDirectory }, async () => undefined)).rejects.toThrow(
    `There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL to that of the provider.`,
  );
  expect(readdirSync(dataDirectory)).toEqual([]);
});

test('other users cannot enter the folder of the embedded database, also one that they could enter before', async () => {
  const dataDirectory = createTestFolder();
  const directory = path.join(dataDirectory, 'database');
  cpSync(await migratedDirectory(inject('embeddedTemplate')), directory, { recursive: true });
  chmodSync(directory, 0o755);
  const { close } = await openDatabase({ kind: 'embedded', directory });
  await close();
  expect(statSync(directory).mode & 0o777).toBe(0o700);
});

test('the embedded database lowercases all letters', async () => {
  const { db, close } = await openEmbedded();
  onTestFinished(close);
  expect(await foldsCase(db)).toBe(true);
});

const serverUrl = inject('postgresUrl');

test.skipIf(serverUrl === undefined)('a server with the locale C lowercases ASCII letters only', async () => {
  const { url, drop } = await createDatabase(serverUrl ?? '', { locale: 'C' });
  onTestFinished(drop);
  const { db, close } = await openDatabase({ kind: 'server', url });
  onTestFinished(close);
  expect(await foldsCase(db)).toBe(false);
});

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

test.each([
  ['select "title" from "articles" where "id" = $1', 'select articles'],
  ['with matches as materialized (select id from articles) select * from matches', 'with articles'],
  ['insert into "outbox" ("id") values ($1)', 'insert outbox'],
  ['update "outbox" set "attempts" = $1', 'update outbox'],
  ['delete from "purges" where "id" in ($1, $2)', 'delete purges'],
  ['  BEGIN', 'begin'],
  ['select 1', 'select'],
])('names %s', (text, name) => {
  expect(toStatementName(text)).toBe(name);
});
