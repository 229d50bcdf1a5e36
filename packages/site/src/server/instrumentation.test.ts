import { listRunningSites } from '@masthead/process/running-sites';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const secret = 'x'.repeat(32);
const origin = 'https://www.example.com';

test.each([
  ['a site registers its port for purges', { REVALIDATE_SECRET: secret }, ['http://localhost:3456']],
  ['without a secret the webhook is closed', {}, []],
  [
    'in production the public origins are purged',
    { DEPLOYMENT: 'production', REVALIDATE_SECRET: secret, SITE_ORIGIN: origin, PROVIDER_ORIGIN: origin },
    [],
  ],
])('%s', async (_, variables, origins) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const defaults = { DEPLOYMENT: 'development', REVALIDATE_SECRET: '', NEXT_RUNTIME: 'nodejs', PORT: '3456' };
  for (const [name, value] of Object.entries({ ...defaults, DATA_DIR: folder, ...variables })) vi.stubEnv(name, value);
  const { register } = await import('./instrumentation');
  await register();
  expect(listRunningSites(folder).map((site) => site.origin)).toEqual(origins);
});
