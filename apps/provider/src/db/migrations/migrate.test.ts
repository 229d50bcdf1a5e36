import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../open.ts';
import { listMigrations, listNewerMigrations, migrateToLatest, migrations } from './migrate.ts';
import { openTestDatabase } from '../../../test/support/engines.ts';
import { findFreePort } from '../../../test/support/freePort.ts';

const later = { '9999_later': { up: async () => {} } };

test('runs a missing migration after one with a later number', async () => {
  const { db, close } = await openTestDatabase('none');
  try {
    await migrateToLatest(db, { ...migrations, ...later });
    expect(await migrateToLatest(db, { ...migrations, '9998_earlier': { up: async () => {} }, ...later })).toEqual([
      '9998_earlier',
    ]);
  } finally {
    await close();
  }
});

test('refuses a database of a version before 1.0.0 and leaves it as it is', async () => {
  const { db, close } = await openTestDatabase('none');
  try {
    await migrateToLatest(db, {
      '0001_sites': { up: async (schema) => void (await sql`create table sites (key text)`.execute(schema)) },
    });
    await sql`insert into sites (key) values ('harbor')`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow(
      /^The database was created by a version before 1\.0\.0, .* It was not changed\..*docs\/guides\/operations\.md\.$/,
    );
    expect((await sql`select * from sites`.execute(db)).rows).toEqual([{ key: 'harbor' }]);
    expect(await listMigrations(db)).toEqual(['0001_sites']);
  } finally {
    await close();
  }
});

test('accepts a database that a newer version has migrated', async () => {
  const { db, close } = await openTestDatabase('none');
  try {
    expect(await listNewerMigrations(db)).toEqual([]);
    await migrateToLatest(db, { ...migrations, ...later });
    expect(await listNewerMigrations(db)).toEqual(['9999_later']);
    expect(await migrateToLatest(db)).toEqual([]);
  } finally {
    await close();
  }
});

test('says what to check when the server does not respond', async () => {
  const port = await findFreePort();
  const { db, close } = await openDatabase({ kind: 'server', url: `postgres://u:secret@127.0.0.1:${port}/none` });
  try {
    const message = await migrateToLatest(db).then(String, (error: Error) => error.message);
    expect(message).toMatch(
      /^The database cannot be used: .*ECONNREFUSED.* Check that PostgreSQL runs, and DATABASE_URL\.$/,
    );
    expect(message).not.toContain('secret');
  } finally {
    await close();
  }
});
