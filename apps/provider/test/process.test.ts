import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from './support/providerProcess.ts';

test('lists all configuration errors at start-up', async () => {
  const { child, lines } = startProcess({ PROVIDER_PORT: 'four', LOG_LEVEL: 'loud' });
  expect(await once(child, 'close')).toEqual([78, null]);
  expect(lines.join('')).toMatch(
    /PROVIDER_PORT[^]*LOG_LEVEL[^]*CUSTOMER_ID_KEYS: is required[^]*DEPLOYMENT: is not set/,
  );
});

test('does not start where scheduled backups cannot be written', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-start-'));
  writeFileSync(path.join(folder, 'a-file'), '');
  const backups = path.join(folder, 'a-file/backups');
  const { child, lines } = startProcess({ DEPLOYMENT: 'development', DATA_DIR: folder, BACKUP_DIR: backups });
  expect(await once(child, 'close')).toEqual([78, null]);
  expect(lines.join('')).toContain(`BACKUP_DIR: no file can be created in ${backups} (ENOTDIR)`);
  rmSync(folder, { recursive: true });
});

test('ends at once when no publication is valid', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-start-'));
  const brandsFile = path.join(folder, 'brands.json');
  writeFileSync(brandsFile, '[{ "key": "plotline" }]');
  const { child, lines } = startProcess({ DEPLOYMENT: 'development', DATA_DIR: folder, BRANDS_FILE: brandsFile });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(lines.join('')).toMatch(/brands.json cannot be used. Correct it:\s+plotline: /);
  rmSync(folder, { recursive: true });
});
