import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isForTerminal } from './lib/logLine.ts';
import { freePort } from './lib/ports.ts';
import { copyRepository, type RepositoryCopy } from './test/copyRepository.ts';

const startMs = 300_000;

describe('npm run dev', { timeout: startMs }, () => {
  let copy: RepositoryCopy;
  let command: ChildProcess;
  let port: number;
  let output = '';

  beforeAll(async () => {
    copy = copyRepository({ packages: 'files' });
    port = await freePort();
    command = spawn(process.execPath, ['scripts/dev.ts'], {
      cwd: copy.folder,
      env: {
        ...copy.environment,
        PORT: String(port),
        PROVIDER_PORT: String(await freePort()),
        DEPLOYMENT: 'development',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [command.stdout, command.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    await expect.poll(() => output, { timeout: startMs }).toMatch(/is ready: http/);
  }, startMs);
  afterAll(async () => {
    if (command.exitCode === null && command.kill('SIGTERM')) await once(command, 'exit');
    copy.close();
  }, 60_000);

  const requestPage = async (address: string): Promise<string> =>
    (await fetch(`http://localhost:${port}${address}`)).text();

  /** Replaces a text in a file and waits for the new one on a page. Returns the time in ms. */
  const show = async (file: string, from: string, to: string, address: string): Promise<number> => {
    const location = path.join(copy.folder, file);
    const before = readFileSync(location, 'utf8');
    expect(await requestPage(address)).toContain(from);
    const changedAt = performance.now();
    writeFileSync(location, before.replace(from, to));
    await expect.poll(() => requestPage(address), { timeout: startMs, interval: 0 }).toContain(to);
    return Math.round(performance.now() - changedAt);
  };

  test('starts for the first time without a warning', () => {
    const lines = output.split('\n').map((line) => line.replace(/^\S+ │ /, ''));
    expect(lines.filter(isForTerminal)).toEqual([]);
  });

  const article = 'net-lease-buyers-paying-for-years';
  test.each([
    ['the brand', 'apps/realestate/brand.ts', 'Commercial real estate news and intelligence', 'A line of today', '/'],
    ['a menu', 'apps/realestate/brand/menu.ts', 'The Maturity File', 'The file of today', '/'],
    ['an article', `apps/provider/content/articles/${article}.md`, 'Net lease buyers', 'Buyers of today', '/'],
    ['a static page', 'apps/provider/content/static-pages.json', 'About Plotline', 'About today', '/static/about-us/'],
  ])('shows a change of %s', async (name, file, from, to, address) => {
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const)
      console.log(`${name}: visible after ${await show(file, a, b, address)} ms`);
  });
});
