import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const main = path.join(import.meta.dirname, 'main.ts');

test.each([
  ['neither NODE_ENV nor DEPLOYMENT', {}],
  ['NODE_ENV=production alone', { NODE_ENV: 'production' as const }],
])('with %s the server runs in production mode and requires its variables', (_name, env) => {
  const { status, stderr } = spawnSync(process.execPath, [main], { env: env as NodeJS.ProcessEnv, encoding: 'utf8' });
  expect(status).toBe(78);
  expect(stderr).toMatch(/SITE_ORIGIN: is required[^]*REVALIDATE_SECRET: is required[^]*DEPLOYMENT: is not set/);
});
