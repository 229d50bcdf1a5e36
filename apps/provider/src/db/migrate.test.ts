import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './open.ts';
import { listNewerMigrations, migrateToLatest } from './migrate.ts';
import { findFreePort } from '../../test/support/freePort.ts';
import { toSlug } from '../publishing/slug.ts';
import { migrations } from './migrations/index.ts';

test('runs a missing migration after one with a later number', async () => {
  const { db, close } = await openDatabase({ kind: 'embedded' });
  try {
    await migrateToLatest(
      db,
      Object.fromEntries(Object.entries(migrations).filter(([name]) => name !== '0009_counters')),
    );
    expect(await migrateToLatest(db)).toEqual(['0009_counters']);
  } finally {
    await close();
  }
});

test('accepts a database that a newer version has migrated', async () => {
  const { db, close } = await openDatabase({ kind: 'embedded' });
  try {
    expect(await listNewerMigrations(db)).toEqual([]);
    await migrateToLatest(db, { ...migrations, '9999_later': { up: async () => {} } });
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

test('gives rows without a natural key one, each its own', async () => {
  const { db, close } = await openDatabase({ kind: 'embedded' });
  const titles = ['Office: the small-suite issue', 'Office – The Small-Suite Issue', 'Hotels'];
  try {
    await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0030')));
    await sql`insert into sites (key, name, publication, base_domain, product) values ('a', 'A', 'a:a', 'a.example', 'a')`.execute(
      db,
    );
    for (const title of titles)
      await sql`insert into editorial_calendar (site_id, title, publication_date, publication) values (1, ${title}, '2026-12-01', 'A')`.execute(
        db,
      );
    await migrateToLatest(db);
    const rows = await db.selectFrom('editorialCalendar').select('slug').orderBy('id').execute();
    expect(rows.map(({ slug }) => slug)).toEqual([
      'office-the-small-suite-issue',
      'office-the-small-suite-issue-2',
      toSlug('Hotels'),
    ]);
  } finally {
    await close();
  }
});
