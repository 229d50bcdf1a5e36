import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../test/support/createDatabase.ts';
import { openEmbedded } from '../../test/support/engines.ts';
import { foldsCase } from './health.ts';
import { openDatabase } from './open.ts';

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
