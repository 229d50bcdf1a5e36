import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migratedDirectory } from '../../test/support/migratedDirectory.ts';
import { withCommandDatabase } from './commandDatabase.ts';
import { openDatabase } from './open.ts';

test('a command without the environment of the provider does not create an empty database', async () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'masthead-command-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  await expect(withCommandDatabase({ databaseUrl: undefined, dataDirectory }, async () => undefined)).rejects.toThrow(
    `There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL to that of the provider.`,
  );
  expect(readdirSync(dataDirectory)).toEqual([]);
});

test('other users cannot enter the folder of the embedded database, also one that they could enter before', async () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'masthead-private-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  const directory = path.join(dataDirectory, 'database');
  cpSync(await migratedDirectory(inject('embeddedTemplate')), directory, { recursive: true });
  chmodSync(directory, 0o755);
  const { close } = await openDatabase({ kind: 'embedded', directory });
  await close();
  expect(statSync(directory).mode & 0o777).toBe(0o700);
});
