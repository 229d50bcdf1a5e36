import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listRunningSites } from './runningSites.ts';

/** A server that registers itself on a free port. It ends by itself on SIGTERM. */
const server = `
  import { createServer } from 'node:http';
  import { registerRunningSite } from ${JSON.stringify(path.join(import.meta.dirname, 'runningSites.ts'))};
  const server = createServer((request, response) => response.end('site')).listen(0, () => {
    registerRunningSite(process.argv[1], { brand: 'wire', port: server.address().port });
    process.stdout.write('registered');
  });
  process.once('SIGTERM', () => process.exit(0));
`;

const createFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-running-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const startSite = async (dataDirectory: string) => {
  const site = spawn(process.execPath, ['--input-type=module', '-e', server, dataDirectory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void site.kill('SIGKILL'));
  await once(site.stdout, 'data');
  return site;
};

test.each([
  ['stopped', 'SIGTERM', []],
  ['killed', 'SIGKILL', [expect.stringMatching(/^\d+\.json$/)]],
] as const)('lists a site on its own port until it is %s', async (_, signal, files) => {
  const folder = createFolder();
  const site = await startSite(folder);
  const [entry, ...others] = listRunningSites(folder);
  expect([entry, others]).toEqual([{ brand: 'wire', origin: expect.any(String), pid: site.pid }, []]);
  expect(await (await fetch(entry?.origin ?? '')).text()).toBe('site');
  site.kill(signal);
  await once(site, 'exit');
  expect(listRunningSites(folder)).toEqual([]);
  expect(readdirSync(path.join(folder, 'running'))).toEqual(files);
});

test('lists nothing without a folder, and ignores an entry that is being written', async () => {
  const folder = createFolder();
  expect(listRunningSites(folder)).toEqual([]);
  const { pid } = await startSite(folder);
  writeFileSync(path.join(folder, 'running/1.json'), '{"brand": "real');
  expect(listRunningSites(folder).map((site) => site.pid)).toEqual([pid]);
});
