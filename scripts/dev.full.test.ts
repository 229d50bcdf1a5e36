import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isForTerminal } from './lib/logLine.ts';
import { freePort } from './lib/ports.ts';
import { copyRepository, type RepositoryCopy } from './test/copyRepository.ts';

/** A first start takes a minute on an idle machine. */
const startMs = 900_000;

describe('npm run dev', { timeout: startMs }, () => {
  let copy: RepositoryCopy;
  let command: ChildProcess;
  let port: number;
  let output = '';

  const edit = (file: string, from: string, to: string): void => {
    const location = path.join(copy.folder, file);
    const before = existsSync(location) ? readFileSync(location, 'utf8') : '';
    expect(before).toContain(from);
    writeFileSync(location, before.replace(from, to));
  };

  beforeAll(async () => {
    copy = copyRepository({ packages: 'files' });
    edit('.env', '', 'PROVIDER_PROT=4010\n');
    edit('apps/sister-site-template/brand.ts', "timeZone: '", "timeZone: 'Nowhere/");
    edit('apps/realestate/brand/menu.ts', "url: '/static/newsletters/'", "url: '/static/newsletter/'");
    port = await freePort();
    command = spawn(process.execPath, ['scripts/dev.ts', '--brand', 'realestate,sister-site-template'], {
      cwd: copy.folder,
      env: {
        ...copy.environment,
        PORT: String(port),
        PROVIDER_PORT: String(await freePort()),
        DEPLOYMENT: 'development',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await new Promise<void>((resolve, reject) => {
      for (const stream of [command.stdout, command.stderr])
        stream?.on('data', (text: Buffer) => {
          output += text.toString();
          if (/is ready: http/.test(output)) resolve();
        });
      command.once('exit', () => reject(new Error(`npm run dev has ended:\n${output}`)));
    });
  }, startMs);
  afterAll(async () => {
    if (command.exitCode === null && command.kill('SIGTERM')) await once(command, 'exit');
    copy.close();
  }, 60_000);

  const requestPage = async (address: string): Promise<string> =>
    (await fetch(`http://localhost:${port}${address}`)).text();

  /** Replaces a text in a file and waits for the new one on a page. Returns the time in ms. */
  const show = async (file: string, from: string, to: string, address: string): Promise<number> => {
    expect(await requestPage(address)).toContain(from);
    const changedAt = performance.now();
    edit(file, from, to);
    await expect.poll(() => requestPage(address), { timeout: startMs, interval: 0 }).toContain(to);
    return Math.round(performance.now() - changedAt);
  };

  test('starts for the first time without a warning', () => {
    const lines = output.split('\n').flatMap((line) => /^\S+ │ (.*)/.exec(line)?.[1] ?? []);
    expect(lines.filter(isForTerminal)).toEqual([]);
  });

  test('leaves out a brand with a faulty file, and starts the other', () => {
    expect(output).toMatch(/timeZone: name an IANA time zone[^]*sister-site-template is left out[^]*Plotline is ready/);
  });

  test('reports dead links and unknown variables, each once, with what to do', async () => {
    const count = (pattern: RegExp) => [...output.matchAll(pattern)].length;
    await expect.poll(() => count(/menu.ts:\d+: the link \/static\/newsletter\/ leads nowhere/g)).toBe(1);
    expect(count(/nothing reads the variable PROVIDER_PROT. Did you mean PROVIDER_PORT\?/g)).toBe(1);
    expect(count(/leads nowhere|nothing reads/g)).toBe(2);
  });

  const article = 'net-lease-buyers-paying-for-years';
  test.each([
    ['the brand', 'apps/realestate/brand.ts', 'Commercial real estate news and intelligence', 'A line of today', '/'],
    ['the footer', 'apps/realestate/brand/footer.ts', 'A person answers both', 'A person of today', '/'],
    ['an article', `apps/provider/content/articles/${article}.md`, 'Net lease buyers', 'Buyers of today', '/'],
    ['a static page', 'apps/provider/content/static-pages.json', 'About Plotline', 'About today', '/static/about-us/'],
  ])('shows a change of %s', async (name, file, from, to, address) => {
    const times: number[] = [];
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const)
      times.push(await show(file, a, b, address));
    console.log(`${name}: visible after ${times.join(' and ')} ms`);
    expect(times).toHaveLength(2);
  });
});
