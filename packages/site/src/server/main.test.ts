import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const main = path.join(import.meta.dirname, 'main.ts');
/** The server runs in the folder of an app. */
const cwd = path.join(import.meta.dirname, '../../../../apps/sister-site-template');

test.each([
  ['neither NODE_ENV nor DEPLOYMENT', {}],
  ['NODE_ENV=production alone', { NODE_ENV: 'production' as const }],
])('with %s the server runs in production mode and requires its variables', (_name, env) => {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    cwd,
    env: env as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  expect(status).toBe(78);
  expect(stderr).toMatch(/SITE_ORIGIN: is required[^]*REVALIDATE_SECRET: is required[^]*DEPLOYMENT: is not set/);
});

test('on a port that is in use the server ends with one sentence', async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = { DEPLOYMENT: 'development', SITE_ORIGIN: 'http://localhost:3000', PORT: String(port) };
  const { status, stderr } = spawnSync(process.execPath, [main], {
    cwd,
    env: env as unknown as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, `Port ${port} is already in use. Set PORT or stop the other process.\n`]);
});
