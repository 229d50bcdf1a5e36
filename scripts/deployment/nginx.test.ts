import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeNginxConfiguration } from '../lib/nginxConfiguration.ts';
import { inRoot } from '../lib/paths.ts';
import { freePort } from '@masthead/process/ports';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** A route table row and a screen as this test reads them. Scripts load modules of the site by their path. */
type Routes = Record<string, { path: string; screen: string }>;
type Screens = Record<string, { lifetime: number | 'request' }>;

/** Each route with an address of it, and whether it is rendered for each request. */
const listRoutes = async () => {
  const load = async (name: string): Promise<unknown> => import(inRoot('packages/site/src/routing', name));
  const { routes } = (await load('routes.ts')) as { routes: Routes };
  const { screens } = (await load('screens.ts')) as { screens: Screens };
  return Object.values(routes).map(({ path: pattern, screen }) => ({
    address: pattern.replaceAll(/:[a-z-]+/g, 'name'),
    isRenderedForEachRequest: screens[screen]?.lifetime === 'request',
  }));
};

/** A server on a port with the headers that a site has for nginx (`CDN=nginx`). Its pages can change and wait. */
const startOrigin = async (port: number) => {
  const state: { text: string; respond: 'at once' | 'never' | 'later'; acceptEncoding?: string } = {
    text: 'first',
    respond: 'at once',
  };
  const listener: RequestListener = (request, response) => {
    state.acceptEncoding = request.headers['accept-encoding'];
    const send = (): void => {
      if (request.url?.startsWith('/_next/')) return void response.writeHead(404).end('missing');
      const etag = `"${state.text}"`;
      response.setHeader('x-accel-expires', '@1').setHeader('cache-control', 's-maxage=1').setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.end(`${state.text} ${request.headers['x-forwarded-for']}`);
    };
    if (state.respond === 'at once') send();
    else if (state.respond === 'later') setTimeout(send, 400);
  };
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    state,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

describe.skipIf(!hasNginx)('deploy/nginx', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  let nginx: ChildProcess;
  let port: number;
  let sitePorts: [number, number];
  let site: Awaited<ReturnType<typeof startOrigin>>;

  const get = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers });
    return { status: response.status, cache: response.headers.get('x-cache-status'), text: await response.text() };
  };

  beforeAll(async () => {
    port = await freePort();
    sitePorts = [await freePort(), await freePort()];
    const file = writeNginxConfiguration(folder, port, sitePorts);
    const log = `server_name localhost; access_log ${folder}/access.log masthead;`;
    writeFileSync(file, readFileSync(file, 'utf8').replace('server_name localhost;', log));
    execFileSync('nginx', ['-t', '-q', '-p', folder, '-c', file]);
    site = await startOrigin(sitePorts[0]);
    nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
    await vi.waitUntil(async () => (await get('/').catch(() => undefined))?.status === 200, { timeout: 60_000 });
  });
  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await Promise.all([ended, site.stop()]);
    rmSync(folder, { recursive: true });
  });

  test('a stored page is validated by its ETag for each request, so a change is visible at once', async () => {
    expect(await get('/page/')).toEqual({ status: 200, cache: 'MISS', text: 'first 127.0.0.1' });
    expect((await get('/page/')).cache).toBe('REVALIDATED');
    site.state.text = 'second';
    expect(await get('/page/')).toMatchObject({ cache: 'EXPIRED', text: 'second 127.0.0.1' });
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ])('a browser that accepts "%s" gets pages as %s', async (acceptEncoding, requested) => {
    await get('/coding/', { 'accept-encoding': acceptEncoding });
    expect(site.state.acceptEncoding).toBe(requested);
  });

  test('a page is stored unless its screen is rendered for each request', async () => {
    const results = (await listRoutes()).map(async ({ address, isRenderedForEachRequest }) => ({
      address,
      expected: isRenderedForEachRequest ? 'not stored' : 'stored',
      actual: (await get(address)).cache === null ? 'not stored' : 'stored',
    }));
    expect((await Promise.all(results)).filter(({ expected, actual }) => expected !== actual)).toEqual([]);
    expect((await get('/deals.csv?market=atlanta')).cache).toBeNull();
    expect((await get('/search/suggestions.json')).cache).toBe('MISS');
  });

  test('an editor gets no stored page', async () => {
    expect((await get('/page/', { cookie: 'mh_internal=1' })).cache).toBe('BYPASS');
    expect((await get('/page/?nocache=1')).cache).toBe('BYPASS');
  });

  test('the address of a client is appended to what it sends', async () => {
    expect((await get('/search/?q=a', { 'x-forwarded-for': '192.0.2.1' })).text).toBe('second 192.0.2.1, 127.0.0.1');
  });

  test('a slow page is waited for, and a stored page is not', async () => {
    site.state.respond = 'later';
    expect(await get('/slow/')).toMatchObject({ status: 200, text: 'second 127.0.0.1' });
    expect(await get('/page/')).toMatchObject({ status: 200, cache: 'STALE' });
    site.state.respond = 'never';
    expect(await get('/page/')).toMatchObject({ status: 200, cache: 'STALE' });
    site.state.respond = 'at once';
  });

  test('scripts of an earlier build come from the folder of published builds', async () => {
    mkdirSync(path.join(folder, 'app/.next/static/chunks'), { recursive: true });
    writeFileSync(path.join(folder, 'app/.next/static/chunks/old.js'), 'old()');
    execFileSync(inRoot('deploy/bin/publish-static.sh'), [path.join(folder, 'app'), path.join(folder, 'static')]);
    expect(await get('/_next/static/chunks/old.js')).toMatchObject({ status: 200, text: 'old()' });
    expect((await get('/_next/static/chunks/never.js')).status).toBe(404);
  });

  test('several sites publish their scripts at the same time', async () => {
    const chunks = path.join(folder, 'app/.next/static/chunks');
    for (let index = 0; index < 300; index += 1) writeFileSync(path.join(chunks, `${index}.js`), `run(${index})`);
    const publish = promisify(execFile);
    const paths = [path.join(folder, 'app'), path.join(folder, 'published-together')];
    await Promise.all(Array.from({ length: 4 }, () => publish(inRoot('deploy/bin/publish-static.sh'), paths)));
    const published = path.join(folder, 'published-together');
    expect(readdirSync(published)).toEqual(['_next']);
    expect(readdirSync(path.join(published, '_next/static/chunks')).length).toBe(301);
    expect(readFileSync(path.join(published, '_next/static/chunks/299.js'), 'utf8')).toBe('run(299)');
  });

  test('while one site is down, the other one serves its pages; while both are, stored pages are served', async () => {
    await site.stop();
    expect(await get('/page/')).toMatchObject({ status: 200, cache: 'STALE' });
    expect((await get('/unseen/')).status).toBe(502);
    const other = await startOrigin(sitePorts[1]);
    other.state.text = 'other';
    expect(await get('/another/')).toMatchObject({ status: 200, text: 'other 127.0.0.1' });
    await other.stop();
    expect((await get('/api/unread/')).status).toBe(502);
    site = await startOrigin(sitePorts[0]);
  });

  test('logs name the site that fails, and neither readers nor what they have searched', async () => {
    await site.stop();
    const headers = { referer: 'https://www.example.com/?name=reader' };
    for (const address of [
      '/search/?q=reader',
      '/unseen/?name=reader',
      '/Registration/?token=reader',
      '/images/a/?reader',
    ])
      expect((await get(address, headers)).status).toBe(502);
    site = await startOrigin(sitePorts[0]);
    const [access = '', error = ''] = ['access', 'error'].map((name) => readFileSync(`${folder}/${name}.log`, 'utf8'));
    expect((access + error).match(/reader|client:/g)).toBeNull();
    const lines = access
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.findLast((line) => line.path === '/search/')).toMatchObject({
      status: 502,
      upstream: expect.stringContaining(`127.0.0.1:${sitePorts[0]}`),
      upstreamStatus: expect.stringMatching(/^502/),
    });
  });

  test('a site that has just been restarted takes requests while the other one restarts', async () => {
    site.state.text = 'restarted';
    expect(await get('/api/read/')).toMatchObject({ status: 200, text: 'restarted 127.0.0.1' });
    expect((await get('/images/picture/')).status).toBe(200);
    expect((await get('/search/?q=office')).status).toBe(200);
    site.state.respond = 'later';
    expect((await get('/slow-after-a-restart/')).status).toBe(200);
  });

  test('the commands of the guide for another publication add a server with sites of its own', () => {
    const other = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    onTestFinished(() => rmSync(other, { recursive: true }));
    const file = writeNginxConfiguration(other, port, sitePorts);
    for (const name of ['conf.d', 'sites-enabled']) mkdirSync(path.join(other, name));
    const [commands = ''] =
      /mkdir \/etc\/nginx\/harbor-wire\n[^]*?(?=nginx -t)/.exec(readFileSync(inRoot('deploy/README.md'), 'utf8')) ?? [];
    execFileSync('bash', ['-ec', commands.replaceAll('/etc/nginx', other)], { cwd: inRoot() });
    const added = `include conf.d/*.conf;\nserver { listen 127.0.0.1:${port}; server_name other; include harbor-wire/site.conf; }\n}\n`;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\}\n$/, added));
    execFileSync('nginx', ['-t', '-q', '-p', other, '-c', file]);
    const text = ['site', 'upstreams'].map((name) =>
      readFileSync(path.join(other, `harbor-wire/${name}.conf`), 'utf8'),
    );
    expect(text.join('').match(/\/\/site_|:30[01]0/g)).toBeNull();
    expect(readFileSync(path.join(other, 'sites-enabled/www.harbor-wire.example'), 'utf8')).toMatch(
      /server_name www\.harbor-wire\.example;[^]*include harbor-wire\/site\.conf;/,
    );
  });
});
