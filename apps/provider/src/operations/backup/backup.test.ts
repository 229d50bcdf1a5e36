import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create, extract } from 'tar';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { writeAllContent } from '../../../test/fixtures/everything.ts';
import { createDatabase } from '../../../test/support/createDatabase.ts';
import { testEnv } from '../../../test/support/env.ts';
import { migratedDirectory } from '../../../test/support/migratedDirectory.ts';
import { migrateToLatest } from '../../db/migrations/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../db/open.ts';
import { BackupError, createStaging } from './archive.ts';
import { createBackup } from './createBackup.ts';
import { moveToServer, restoreBackup } from './restoreBackup.ts';
import { startSchedule } from './backups.ts';

const now = new Date('2026-11-24T12:00:00Z');
const site = (key: string) => ({
  key,
  name: 'Stored',
  publication: `sto:${key}`,
  baseDomain: 'www.example.com',
  product: key,
});
const aPhotograph = {
  id: 'f'.repeat(64),
  kind: 'image',
  type: 'image/jpeg',
  bytes: 5,
  fileName: 'a.jpg',
  createdAt: now,
} as const;
const listSites = async ({ db }: OpenDatabase) =>
  (await db.selectFrom('sites').select('key').orderBy('id').execute()).map(({ key }) => key);

/** Adds an index of a search engine, which has newer articles than a restored database. */
const addSearchIndex = ({ db }: OpenDatabase) =>
  db.insertInto('searchIndexes').values({ name: 'articles_1', address: 'engine:10041', state: 'ready' }).execute();
const addMail = ({ db }: OpenDatabase, subject: string) =>
  sql`insert into pgboss.job (name, data) values ('mail', jsonb_build_object('subject', ${subject}::text))`.execute(db);
const listMails = async ({ db }: OpenDatabase) =>
  (
    await db
      .selectFrom('pgboss.job')
      .select(sql<string>`data->>'subject'`.as('subject'))
      .execute()
  ).map(({ subject }) => subject);
const listSearchIndexes = ({ db }: OpenDatabase) => db.selectFrom('searchIndexes').select('name').execute();

/** Returns the number of rows of each table, and a hash of their texts. */
const hashTables = ({ db }: OpenDatabase) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local timezone to 'UTC'`.execute(transaction);
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss') and tablename not like 'kysely%' and tablename not in ('queue', 'version')
      order by name`.execute(transaction);
    const hashes: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await sql`
        select count(*)::integer as rows, md5(string_agg(entry::text, ',' order by entry::text collate "C")) as hash
        from ${sql.raw(name)} as entry`.execute(transaction);
      hashes[name] = rows[0];
    }
    return hashes;
  });

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'masthead-backup-'));
  file = path.join(folder, 'backups/one.tar.gz');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// An embedded database takes seconds to open, on a busy machine half a minute.
describe('a backup of the embedded database', () => {
  const open = (data = 'data') => openDatabase({ kind: 'embedded', directory: path.join(folder, data, 'database') });
  const toOptions = (data: string) =>
    ({
      databaseUrl: undefined,
      dataDirectory: path.join(folder, data),
      mediaFolder: path.join(folder, data, 'media'),
      existing: 'refuse',
      now,
    }) as const;
  const backUp = (database: OpenDatabase) => createBackup(file, { database, ...toOptions('data') });
  /** Writes rows in pairs, one transaction each, until it is stopped. */
  const writePairs = ({ db }: OpenDatabase) => {
    const state = { isWriting: true, acknowledged: 0 };
    const writing = (async () => {
      while (state.isWriting) {
        await db.transaction().execute(async (transaction) => {
          await transaction
            .insertInto('sites')
            .values(site(`a${state.acknowledged}`))
            .execute();
          await transaction
            .insertInto('sites')
            .values(site(`b${state.acknowledged}`))
            .execute();
        });
        state.acknowledged += 1;
      }
    })();
    const stop = async () => {
      state.isWriting = false;
      await writing;
    };
    return { state, stop };
  };

  beforeEach(async () => {
    cpSync(await migratedDirectory(inject('embeddedTemplate')), path.join(folder, 'data/database'), {
      recursive: true,
    });
    mkdirSync(path.join(folder, 'data/media/incoming'), { recursive: true });
    writeFileSync(path.join(folder, 'data/media/photograph'), 'bytes');
    writeFileSync(path.join(folder, 'data/media/incoming/part'), 'bytes');
  });

  test('has every write acknowledged before it, no half of a transaction, and the media library', async () => {
    const running = await open();
    const { state, stop } = writePairs(running);
    // A busy machine writes a few a second.
    await expect.poll(() => state.acknowledged, { timeout: 30_000 }).toBeGreaterThan(10);
    const { acknowledged } = state;
    expect(await backUp(running)).toBe(statSync(file).size);
    await stop();
    await running.db.insertInto('sites').values(site('after')).execute();
    await running.close();

    expect((await restoreBackup(file, toOptions('other'))).previous).toBeUndefined();
    const restored = await open('other');
    const keys = await listSites(restored);
    await restored.close();
    expect(keys.length).toBeGreaterThanOrEqual(acknowledged * 2);
    const [as, bs] = ['a', 'b'].map((letter) => keys.filter((key) => key.startsWith(letter) && key !== 'after').length);
    expect(as).toBe(bs);
    expect(keys).not.toContain('after');
    expect(readFileSync(path.join(folder, 'other/media/photograph'), 'utf8')).toBe('bytes');
    expect(existsSync(path.join(folder, 'other/media/incoming'))).toBe(false);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  });

  test.runIf(testEnv.isFullRun)(
    'is refused where the database has photographs and the folder of the media library is missing',
    async () => {
      const running = await open();
      onTestFinished(running.close);
      const mediaFolder = path.join(folder, 'elsewhere/media');
      const options = { database: running, ...toOptions('data'), mediaFolder };
      await createBackup(file, options);
      await running.db.insertInto('media').values(aPhotograph).execute();
      await expect(createBackup(file, options)).rejects.toThrow(
        `The database has files of the media library, but ${mediaFolder} does not exist. Set DATA_DIR to that of the provider.`,
      );
      // Scheduled backups are without the library.
      await createBackup(file, { ...options, mediaFolder: undefined });
    },
  );

  test.runIf(testEnv.isFullRun)(
    'replaces a database on request only, and never one in use; the one from before stays',
    async () => {
      const running = await open();
      await addSearchIndex(running);
      await backUp(running);
      await running.db.insertInto('sites').values(site('later')).execute();
      await expect(restoreBackup(file, toOptions('data')), 'while it runs').rejects.toThrow(/Another process is using/);
      await running.close();
      await expect(restoreBackup(file, toOptions('data'))).rejects.toThrow(/has a database.*--replace/);
      const { previous = '' } = await restoreBackup(file, { ...toOptions('data'), existing: 'replace' });
      expect(existsSync(path.join(previous, 'PG_VERSION'))).toBe(true);
      const restored = await open();
      expect(await listSites(restored)).toEqual([]);
      expect(await listSearchIndexes(restored)).toEqual([]);
      await restored.close();
    },
  );

  test.runIf(testEnv.isFullRun)(
    'that is cut off, has another format, or is of another version is refused and changes nothing',
    async () => {
      const running = await open();
      await backUp(running);
      await running.close();
      const complete = readFileSync(file);
      const replace = { ...toOptions('data'), existing: 'replace' } as const;

      writeFileSync(file, complete.subarray(0, 100_000));
      await expect(restoreBackup(file, replace)).rejects.toThrow(/incomplete/);
      writeFileSync(file, 'text');
      await expect(restoreBackup(file, replace)).rejects.toThrow(BackupError);

      const parts = path.join(folder, 'parts');
      mkdirSync(parts);
      writeFileSync(file, complete);
      extract({ file, cwd: parts, sync: true }, ['manifest.json']);
      const manifest = path.join(parts, 'manifest.json');
      const original = JSON.parse(readFileSync(manifest, 'utf8')) as { migrations: string[] };
      const rewrite = (changes: object) => {
        writeFileSync(manifest, JSON.stringify({ ...original, ...changes }));
        create({ file, cwd: parts, gzip: true, sync: true }, ['manifest.json']);
      };
      rewrite({ format: 2 });
      await expect(restoreBackup(file, replace)).rejects.toThrow(/has the format 2, and this version reads 1/);
      rewrite({ migrations: [...original.migrations, '9999_later'] });
      await expect(restoreBackup(file, replace)).rejects.toThrow(/another version.*9999_later/);

      expect(readdirSync(path.join(folder, 'data')).toSorted()).toEqual(['database', 'media']);
      expect(readdirSync(path.join(folder, 'data/database'))).toEqual(['lock.sqlite', 'pgdata']);
    },
  );
});

test('scheduled backups are made when they are due, and the newest are stored', async () => {
  let time = now.getTime();
  let isDiskFull = false;
  const stop = startSchedule({
    folder,
    everyHours: 24,
    files: 2,
    clock: () => new Date(time),
    checkMs: 5,
    onError: (error) => expect.fail(String(error)),
    backUp: async (target) => {
      if (isDiskFull) return 'failed';
      writeFileSync(target, '');
      return 'done';
    },
  });
  onTestFinished(stop);
  for (const other of ['other.tar.gz', 'masthead-2026-11-20T12-00-00Z.tar.gz.part'])
    writeFileSync(path.join(folder, other), '');
  const list = () => readdirSync(folder).toSorted();
  const passDays = (days: number) => (time += days * 86_400_000);
  await expect.poll(list).toEqual(['masthead-2026-11-24T12-00-00Z.tar.gz', 'other.tar.gz']);
  passDays(1);
  await expect.poll(list).toHaveLength(3);
  passDays(1);
  const newest = ['masthead-2026-11-25T12-00-00Z.tar.gz', 'masthead-2026-11-26T12-00-00Z.tar.gz', 'other.tar.gz'];
  await expect.poll(list).toEqual(newest);
  isDiskFull = true;
  passDays(1);
  await stop();
  expect(list()).toEqual(newest);
});

test('parts of an archive that a killed process has left are removed a day later', async () => {
  const [killed, running] = [await createStaging(folder, now), await createStaging(folder, now)];
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  utimesSync(killed, daysAgo(2), daysAgo(2));
  utimesSync(running, daysAgo(0.5), daysAgo(0.5));
  await createStaging(folder, now);
  expect([existsSync(killed), existsSync(running)]).toEqual([false, true]);
});

test('a folder of scheduled backups that cannot be read is reported and does not end the process', async () => {
  const errors: unknown[] = [];
  writeFileSync(path.join(folder, 'disk'), '');
  const stop = startSchedule({
    folder: path.join(folder, 'disk'),
    everyHours: 24,
    files: 2,
    clock: () => now,
    checkMs: 5,
    onError: (error) => errors.push(error),
    backUp: async () => 'done',
  });
  onTestFinished(stop);
  await expect.poll(() => errors[0]).toMatchObject({ code: 'ENOTDIR' });
});

const serverUrl = inject('postgresUrl');
const hasDump = spawnSync('pg_dump', ['--version']).status === 0;

test.skipIf(serverUrl === undefined || !hasDump)(
  'a backup of a PostgreSQL server replaces a database on request only, and a failed one changes nothing',
  async () => {
    const { url, drop } = await createDatabase(serverUrl ?? '');
    onTestFinished(drop);
    const options = {
      databaseUrl: url,
      dataDirectory: folder,
      mediaFolder: undefined,
      existing: 'refuse',
      now,
    } as const;
    const running = await openDatabase({ kind: 'server', url, connections: 2 });
    await migrateToLatest(running.db);
    await running.db.insertInto('sites').values(site('stored')).execute();
    await addSearchIndex(running);
    await addMail(running, 'stored');
    await sql`create schema desk create table stories (title text default 'stored')`.execute(running.db);
    await sql`insert into desk.stories default values`.execute(running.db);
    await createBackup(file, { database: running, ...options });
    await running.db.insertInto('sites').values(site('later')).execute();
    await addMail(running, 'later');
    await sql`update desk.stories set title = 'later'`.execute(running.db);
    await expect(restoreBackup(file, options)).rejects.toThrow(/has \d+ tables.*--replace/);
    const replace = { ...options, existing: 'replace' } as const;
    await expect(restoreBackup(file, replace)).rejects.toThrow(/other connections.*Stop the providers/);
    await running.close();

    const { previous } = await restoreBackup(file, replace);
    expect(previous).toBe('before_restore_20261124120000000');
    const restored = await openDatabase({ kind: 'server', url, connections: 1 });
    expect(await listSites(restored)).toEqual(['stored']);
    expect(await listSearchIndexes(restored)).toEqual([]);
    expect(await migrateToLatest(restored.db)).toEqual([]);
    expect(await listMails(restored), 'mails wait that waited then').toEqual(['stored']);
    const stories = await sql`select title from desk.stories`.execute(restored.db);
    expect(stories.rows, 'a desk in the same database').toEqual([{ title: 'stored' }]);
    await restored.db.insertInto('sites').values(site('next')).execute();
    expect(await listSites(restored), 'sequences go on').toEqual(['stored', 'next']);
    await createBackup(file, { database: restored, ...options });
    await restored.close();

    const damaged = path.join(folder, 'damaged.tar.gz');
    const parts = path.join(folder, 'parts');
    mkdirSync(parts);
    extract({ file, cwd: parts, sync: true });
    writeFileSync(path.join(parts, 'database.dump'), 'text');
    create({ file: damaged, cwd: parts, gzip: true, sync: true }, readdirSync(parts));
    await expect(restoreBackup(damaged, { ...replace, now: new Date('2026-11-25T12:00:00Z') })).rejects.toThrow(
      /pg_restore failed/,
    );
    const unchanged = await openDatabase({ kind: 'server', url, connections: 1 });
    expect(await listSites(unchanged)).toEqual(['stored', 'next']);
    expect(await listMails(unchanged)).toEqual(['stored']);
    await unchanged.close();

    const { url: empty, drop: dropEmpty } = await createDatabase(serverUrl ?? '');
    onTestFinished(dropEmpty);
    expect((await restoreBackup(file, { ...options, databaseUrl: empty })).previous).toBeUndefined();
  },
);

// It copies some 80 tables between two databases: seconds on an idle machine, minutes beside other work.
test.runIf(testEnv.isFullRun && serverUrl !== undefined)(
  'a backup of the embedded database moves to PostgreSQL with all its rows, and later ones get new ids',
  async () => {
    const directory = path.join(folder, 'data/database');
    cpSync(await migratedDirectory(inject('embeddedTemplate')), directory, { recursive: true });
    const embedded = await openDatabase({ kind: 'embedded', directory });
    onTestFinished(embedded.close);
    await writeAllContent(embedded.db);
    await addMail(embedded, 'A mail that waits');
    const toDataOptions = (databaseUrl: string | undefined) =>
      ({
        databaseUrl,
        dataDirectory: path.join(folder, 'data'),
        mediaFolder: undefined,
        existing: 'refuse',
        now,
      }) as const;
    await createBackup(file, { database: embedded, ...toDataOptions(undefined) });

    const { url, drop } = await createDatabase(serverUrl ?? '');
    onTestFinished(drop);
    expect(await restoreBackup(file, toDataOptions(url))).toMatchObject({ manifest: { kind: 'embedded' } });
    const server = await openDatabase({ kind: 'server', url, connections: 2 });
    onTestFinished(server.close);
    expect(await hashTables(server)).toEqual(await hashTables(embedded));
    expect(await listMails(server)).toEqual(['A mail that waits']);
    expect(await migrateToLatest(server.db)).toEqual([]);
    await server.db.insertInto('sites').values(site('next')).execute();
    expect((await listSites(server)).at(-1)).toBe('next');
    await expect(restoreBackup(file, toDataOptions(url))).rejects.toThrow(/has \d+ tables.*--replace/);
  },
);

test.runIf(testEnv.isFullRun && serverUrl !== undefined && hasDump)(
  'the embedded database moves to PostgreSQL by one command, and back by a backup',
  async () => {
    const directory = path.join(folder, 'data/database');
    cpSync(await migratedDirectory(inject('embeddedTemplate')), directory, { recursive: true });
    const embedded = await openDatabase({ kind: 'embedded', directory });
    await embedded.db
      .insertInto('sites')
      .values({ ...site('stored'), name: 'Tab\t, line\n, \\N, "quotes" and \u2028 stay' })
      .execute();
    await addMail(embedded, 'A mail that waits');
    const before = await hashTables(embedded);
    const { url, drop } = await createDatabase(serverUrl ?? '');
    onTestFinished(drop);
    const options = {
      dataDirectory: path.join(folder, 'data'),
      mediaFolder: undefined,
      existing: 'refuse',
      now,
    } as const;
    await expect(moveToServer({ ...options, databaseUrl: url })).rejects.toThrow(/Another process is using/);
    await embedded.close();
    await expect(moveToServer({ ...options, databaseUrl: undefined })).rejects.toThrow('Set DATABASE_URL');
    await moveToServer({ ...options, databaseUrl: url });
    const server = await openDatabase({ kind: 'server', url, connections: 1 });
    expect(await hashTables(server)).toEqual(before);
    await createBackup(file, { database: server, ...options, databaseUrl: url });
    await server.close();

    const back = { ...options, dataDirectory: path.join(folder, 'back'), databaseUrl: undefined };
    expect(await restoreBackup(file, back)).toMatchObject({ manifest: { kind: 'server' }, previous: undefined });
    const restored = await openDatabase({ kind: 'embedded', directory: path.join(folder, 'back/database') });
    onTestFinished(restored.close);
    expect(await hashTables(restored)).toEqual(before);
    await restored.db.insertInto('sites').values(site('next')).execute();
    expect(await listSites(restored)).toEqual(['stored', 'next']);
  },
);
