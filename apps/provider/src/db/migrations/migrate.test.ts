import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../open.ts';
import { parseMail } from '../../readers/mail/outbox.ts';
import { listMigrations, listNewerMigrations, migrateToLatest, migrations } from './migrate.ts';
import { openTestDatabase } from '../../../test/support/engines.ts';
import { freePort } from '@masthead/process/ports';

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

test('carries over the mails that wait in the outbox of before, with their ids', async () => {
  const { db, close } = await openTestDatabase('none');
  const id = '00000000-0000-4000-8000-000000000001';
  try {
    await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0006')));
    await sql`insert into outbox (id, kind, sender_name, sender_address, recipient, subject, text_body, html_body, created_at,
        attempts, next_attempt_at, give_up_at)
      values (${id}, 'reset', 'Gazette', 'no-reply@example.com', 'reader@example.com', 'Reset', 'A text', '<p>A text</p>',
        '2026-11-21T12:00:00Z', 2, '2026-11-21T12:05:00Z', '2026-11-22T12:00:00Z')`.execute(db);
    expect(await migrateToLatest(db)).toContain('0006_jobs');
    const { rows } = await sql<{ data: unknown; attempts: number }>`
      select data, retry_count as attempts from pgboss.job where name = 'mail' and id = ${id} and dead_letter = 'mail-failed'`.execute(
      db,
    );
    expect(rows.map(({ data, attempts }) => [parseMail(id, data), attempts])).toEqual([
      [
        {
          id,
          kind: 'reset',
          sender: { name: 'Gazette', address: 'no-reply@example.com' },
          recipient: 'reader@example.com',
          subject: 'Reset',
          text: 'A text',
          html: '<p>A text</p>',
          createdAt: new Date('2026-11-21T12:00:00Z'),
        },
        2,
      ],
    ]);
  } finally {
    await close();
  }
});

test('says what to check when the server does not respond', async () => {
  const port = await freePort();
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
