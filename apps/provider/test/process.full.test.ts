import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from './support/freePort.ts';
import { startProcess } from './support/providerProcess.ts';

let directory: string;
let variables: Record<string, string>;
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'masthead-provider-'));
  variables = {
    DATA_DIR: directory,
    PROVIDER_PORT: String(await findFreePort()),
    NODE_ENV: 'production',
    DEPLOYMENT: 'development',
  };
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('migrates, seeds and listens on an empty folder, and exits cleanly on SIGTERM', { timeout: 240_000 }, async () => {
  const { child, waitForOutput } = startProcess(variables);
  await waitForOutput('provider listening on');
  const origin = `http://127.0.0.1:${variables.PROVIDER_PORT}`;
  await expect.poll(async () => (await fetch(`${origin}/healthcheck/ready`)).status, { timeout: 10_000 }).toBe(200);
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ getPackageByPosition(position: "home-lead", site: "plotline") { articles { image { uri } } } }',
    }),
  });
  const { data } = (await response.json()) as {
    data: { getPackageByPosition: { articles: { image: { uri: string } }[] } };
  };
  const [lead] = data.getPackageByPosition.articles;
  const picture = await fetch(`${origin}${lead?.image.uri}?width=120`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);

  const other = startProcess({ ...variables, PROVIDER_PORT: String(await findFreePort()) });
  const [exitCode] = (await once(other.child, 'close')) as [number];
  expect(exitCode).toBe(1);
  expect(other.lines.join('')).toMatch(/Another process is using the database/);

  const ended = once(child, 'close');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);

  // Another process may use the first port now.
  const again = startProcess({ ...variables, PROVIDER_PORT: String(await findFreePort()) });
  await again.waitForOutput('provider listening on');
  expect(again.lines.join('')).not.toMatch(/migrated:/);
  const endedAgain = once(again.child, 'close');
  again.child.kill('SIGINT');
  expect(await endedAgain).toEqual([0, null]);
});
