import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { startCheckpoints } from '../src/db/embedded/checkpoints.ts';
import { DatabaseInUseError } from '../src/db/embedded/lock.ts';
import { SyncedFiles, toSyncedParams } from '../src/db/embedded/syncedFiles.ts';
import { migrateToLatest } from '../src/db/migrations/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { openEmbedded } from './support/engines.ts';
import { migratedDirectory } from './support/migratedDirectory.ts';

const site = {
  key: 'stored',
  name: 'Stored',
  publication: 'sto:stored',
  baseDomain: 'www.example.com',
  product: 'stored',
};

describe('the embedded database', () => {
  let directory: string;
  // Copying a database is much faster than creating one.
  beforeEach(async () => {
    directory = mkdtempSync(path.join(tmpdir(), 'masthead-embedded-'));
    cpSync(await migratedDirectory(inject('embeddedTemplate')), directory, { recursive: true });
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  test('is locked while open, persists writes and migrates once', async () => {
    const first = await openDatabase({ kind: 'embedded', directory });
    expect(await migrateToLatest(first.db), 'the copied database has been migrated').toEqual([]);
    await first.db.insertInto('sites').values(site).execute();
    await expect(openDatabase({ kind: 'embedded', directory })).rejects.toThrow(DatabaseInUseError);
    await first.close();

    const second = await openDatabase({ kind: 'embedded', directory });
    expect(await second.db.selectFrom('sites').select('key').execute()).toEqual([{ key: 'stored' }]);
    await second.close();
  });

  test('keeps acknowledged writes and releases the lock when its process is killed', async () => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'support/writeRowProcess.ts'), directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const after = await openDatabase({ kind: 'embedded', directory });
    expect(await after.db.selectFrom('sites').select('key').execute()).toEqual([{ key: 'stored' }]);
    await after.close();
  });

  test('writes acknowledged changes through to the disk, and reads nothing through', async () => {
    const sync = vi.spyOn(fs, 'fsyncSync');
    syncBuiltinESMExports();
    onTestFinished(() => {
      sync.mockRestore();
      syncBuiltinESMExports();
    });
    const files = new SyncedFiles(path.join(directory, 'pgdata'));
    const database = await PGlite.create({ fs: files, startParams: toSyncedParams(PGlite.defaultStartParams) });
    const countSyncs = async (statement: string): Promise<number> => {
      sync.mockClear();
      await database.exec(statement);
      return sync.mock.calls.length;
    };
    expect(await countSyncs('create table written (id integer); insert into written values (1)')).toBeGreaterThan(0);
    expect(await countSyncs('insert into written values (2)')).toBe(1);
    expect(await countSyncs('select * from written')).toBe(0);
    expect(await countSyncs('checkpoint'), 'the log, the table and the control file').toBeGreaterThan(2);
    await database.close();
  });

  test('replays a bounded write-ahead log after its process was killed', async () => {
    const { db, close } = await openDatabase({ kind: 'embedded', directory });
    const stop = startCheckpoints(db, { intervalMs: 10, maxLogBytes: 1024 * 1024 });
    const getLogBytes = async () =>
      Number(
        (
          await sql<{ bytes: string }>`
            select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(
            db,
          )
        ).rows[0]?.bytes,
      );
    await sql`create table written as select id, md5(id::text) from generate_series(1, 50000) as id`.execute(db);
    // On a busy machine checkpoints take long.
    await expect.poll(getLogBytes, { timeout: 60_000 }).toBeLessThan(1024 * 1024);
    await stop();
    await close();
  });

  test('rejects an invalid statement with the server’s code, and executes the next one', async () => {
    const { db, close } = await openEmbedded();
    await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' });
    await expect(
      db.transaction().execute(async (transaction) => sql`select * from nowhere`.execute(transaction)),
    ).rejects.toThrow(/nowhere/);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });
});
