import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, onTestFinished } from 'vitest';
import { waitUntilReady } from './ready.ts';
import { startService, type Service, openLogFile } from './service.ts';

const createFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'logs');
};

const write = async (file: string, lines: number): Promise<void> => {
  const log = openLogFile(file, { size: '1000B', oldFiles: 2 });
  for (let line = 0; line < lines; line += 1) log.write(`${String(line).padStart(99, '.')}\n`);
  log.end();
  await once(log, 'finish');
};

test('a log of 1,000 lines has a current file and two older ones, with the last lines', async () => {
  const folder = createFolder();
  const file = path.join(folder, 'site.log');
  await write(file, 1_000);
  expect(
    readdirSync(folder)
      .filter((name) => name.startsWith('site'))
      .toSorted(),
  ).toEqual(['site.log', 'site.log.1', 'site.log.2']);
  expect(readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)).toBeLessThan(
    4_000,
  );
  const text = ['site.log.1', 'site.log'].map((name) => readFileSync(path.join(folder, name), 'utf8')).join('');
  expect(text).toContain('...999\n');
});

test('a restart continues the log', async () => {
  const file = path.join(createFolder(), 'site.log');
  await write(file, 2);
  await write(file, 2);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(4);
});

const folder = mkdtempSync(path.join(tmpdir(), 'masthead-service-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = (name: string, code: string): { service: Service; line: Promise<string> } => {
  const first = Promise.withResolvers<string>();
  const service = startService({
    name,
    args: ['-e', code],
    cwd: folder,
    env: { PATH: '/usr/bin:/bin' },
    logFile: path.join(folder, `${name}.log`),
    onLine: first.resolve,
  });
  return { service, line: first.promise };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A zombie process counts as dead.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    // No such process.
    return false;
  }
};

test('stopping a service ends what it has started too, even when that ignores the signal', async () => {
  const { service, line } = start(
    'family',
    `const { spawn } = require('node:child_process');
     const child = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); console.log('deaf'); setInterval(() => {}, 1000)"], { stdio: ['ignore', 'pipe', 'ignore'] });
     child.stdout.once('data', () => console.log(child.pid));
     process.on('SIGTERM', () => process.exit(0));`,
  );
  const grandchild = Number(await line);
  expect(isAlive(grandchild)).toBe(true);
  await service.stop();
  await expect.poll(() => isAlive(grandchild)).toBe(false);
});

test('a service ends when the process that started it is killed outright', async () => {
  const file = path.join(folder, 'starter.log');
  const starter = `
    import { startService } from ${JSON.stringify(path.join(import.meta.dirname, 'service.ts'))};
    startService({ name: 'orphan', args: ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'], cwd: '/', env: {}, logFile: ${JSON.stringify(file)}, onLine: console.log });`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', starter], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = (await once(parent.stdout, 'data')).map(Number);
  expect(isAlive(pid ?? 0)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid ?? 0)).toBe(false);
});

test('a service that ends by itself reports its code and its last lines, and they are in its log', async () => {
  const { service } = start('short', "console.log('one'); console.error('two'); process.exitCode = 3");
  await expect(service.ended).resolves.toEqual({ code: 3 });
  expect(service.lastLines().toSorted()).toEqual(['one', 'two']);
  await expect.poll(() => readFileSync(service.logFile, 'utf8').split('\n').toSorted()).toEqual(['', 'one', 'two']);
});

test('waiting for a service that has ended fails with its last words', async () => {
  const { service } = start('broken', "console.error('the disk is full'); process.exitCode = 1");
  await expect(waitUntilReady(service, 'http://127.0.0.1:9/')).rejects.toThrow(
    /broken exited before it was ready[\s\S]*the disk is full/,
  );
});

test('waiting ends when the address responds with 200, not before', async () => {
  let requested = 0;
  const server = createServer((_, response) => {
    requested += 1;
    response.writeHead(requested < 3 ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const { service } = start('slow', 'setInterval(() => {}, 1000)');
  await waitUntilReady(service, `http://localhost:${(server.address() as AddressInfo).port}/`);
  expect(requested).toBe(3);
  await service.stop();
  server.close();
});
