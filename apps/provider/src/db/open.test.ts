import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openCommandDatabase } from './open.ts';

test('a command without the environment of the provider does not create an empty database', async () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'masthead-command-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  await expect(openCommandDatabase({ databaseUrl: undefined, dataDirectory })).rejects.toThrow(
    `There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL to that of the provider.`,
  );
  expect(readdirSync(dataDirectory)).toEqual([]);
});
