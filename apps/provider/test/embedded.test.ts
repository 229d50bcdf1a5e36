import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { DatabaseInUseError } from '../src/db/embedded/lock.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
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
