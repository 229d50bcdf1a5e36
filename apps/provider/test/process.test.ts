import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const main = path.join(import.meta.dirname, '../src/main.ts');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** `close` comes when a process has ended and its last line has been read; `exit` may come before that. */
type Running = { child: ChildProcess; lines: string[]; said: (part: string) => Promise<void> };

const start = (variables: Record<string, string>): Running => {
  const child = spawn(process.execPath, [main], { env: { ...variables }, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      lines.push(data.toString());
      for (const listener of listeners) listener();
    });
  }
  const said = (part: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (lines.join('').includes(part)) resolve();
      };
      listeners.add(look);
      child.once('close', () => reject(new Error(`The provider ended before it said “${part}”: ${lines.join('')}`)));
      look();
    });
  return { child, lines, said };
};

let directory: string;
let variables: Record<string, string>;
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'masthead-provider-'));
  variables = {
    DATA_DIR: directory,
    PROVIDER_PORT: String(await freePort()),
    NODE_ENV: 'production',
    DEPLOYMENT: 'development',
  };
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test(
  'on an empty folder the provider migrates, seeds, listens, and ends on SIGTERM with everything let go',
  { timeout: 240_000 },
  async () => {
    const { child, said } = start(variables);
    await said('provider listening on');
    const origin = `http://127.0.0.1:${variables.PROVIDER_PORT}`;
    await expect.poll(async () => (await fetch(`${origin}/healthcheck/ready`)).status, { timeout: 10_000 }).toBe(200);
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: '{ getPackageByPosition(position: "home-lead", site: "plotline") { articles { image { uri } } } }',
      }),
    });
    const { data } = (await answer.json()) as {
      data: { getPackageByPosition: { articles: { image: { uri: string } }[] } };
    };
    const [lead] = data.getPackageByPosition.articles;
    const picture = await fetch(`${origin}${lead?.image.uri}?width=120`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);

    const other = start({ ...variables, PROVIDER_PORT: String(await freePort()) });
    const [refused] = (await once(other.child, 'close')) as [number];
    expect(refused).toBe(1);
    expect(other.lines.join('')).toMatch(/Another process is using the database/);

    const ended = once(child, 'close');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);

    // The first port may be somebody else's by now.
    const again = start({ ...variables, PROVIDER_PORT: String(await freePort()) });
    await again.said('provider listening on');
    expect(again.lines.join('')).not.toMatch(/migrated:/);
    const endedAgain = once(again.child, 'close');
    again.child.kill('SIGINT');
    expect(await endedAgain).toEqual([0, null]);
  },
);

test('an unusable environment ends the start with all of its faults', async () => {
  const { child, lines } = start({ PROVIDER_PORT: 'four', LOG_LEVEL: 'loud' });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(lines.join('')).toMatch(
    /PROVIDER_PORT[^]*LOG_LEVEL[^]*CUSTOMER_ID_KEYS: is required[^]*DEPLOYMENT: is not set/,
  );
});
