import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { freePort } from '@masthead/process/ports';
import { createTestFolder } from './support/folders.ts';
import { migratedDirectory } from './support/migratedDirectory.ts';
import { startProcess } from './support/providerProcess.ts';

test('does not start where scheduled backups cannot be written', async () => {
  const folder = createTestFolder();
  writeFileSync(path.join(folder, 'a-file'), '');
  const backups = path.join(folder, 'a-file/backups');
  const { child, lines } = startProcess({ DEPLOYMENT: 'development', DATA_DIR: folder, BACKUP_DIR: backups });
  expect(await once(child, 'close')).toEqual([78, null]);
  expect(lines.join('')).toContain(`BACKUP_DIR: no file can be created in ${backups} (ENOTDIR)`);
});

test('does not start with an exporter that does not exist', async () => {
  const variables = { DEPLOYMENT: 'development', DATA_DIR: createTestFolder(), OTEL_METRICS_EXPORTER: 'statsd' };
  const { child, lines } = startProcess(variables);
  expect(await once(child, 'close')).toEqual([78, null]);
  expect(lines.join('')).toContain('OTEL_METRICS_EXPORTER is statsd.');
});

test('uses its database alone, and exits cleanly on SIGTERM', async () => {
  const folder = createTestFolder();
  cpSync(await migratedDirectory(inject('embeddedTemplate')), path.join(folder, 'database'), { recursive: true });
  const start = (port: number) =>
    startProcess({
      DATA_DIR: folder,
      PROVIDER_PORT: String(port),
      NODE_ENV: 'production',
      DEPLOYMENT: 'development',
      SAMPLE_DATA: 'none',
    });
  const port = await freePort();
  const { child, lines, waitForOutput } = start(port);
  await waitForOutput('provider listening on');
  expect(lines.join('')).not.toMatch(/migrated:/);
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/healthcheck/ready`)).ok;
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);

  const other = start(await freePort());
  expect(await once(other.child, 'close')).toEqual([1, null]);
  expect(other.lines.join('')).toMatch(/Another process is using the database/);

  const ended = once(child, 'close');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
