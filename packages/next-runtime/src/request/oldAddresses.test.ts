import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRefusalSender } from '../plainPage.ts';
import { createFindRedirect, createOldAddresses } from './oldAddresses.ts';

const redirects: Record<string, unknown> = {
  '/2019/05/a-post/': '/2026/11/21/a-deal/',
  '/markets/old/feed/': '/markets/feed/',
  '/?p=123': 'https://other.example/story/',
  '/author/ada/': '/author/profile/ada-o’hara/?from=büro#über',
  '/evil/': 'javascript:alert(1)',
  '/evil-host/': '//evil.example/',
  '/evil-path/': '/a/..//evil.example/',
};
const servers: Server[] = [];
const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

describe('old addresses', () => {
  const requested: string[] = [];
  const clients: unknown[] = [];
  let origin = '';
  beforeAll(async () => {
    const url = await listen((request, response) => {
      const from = new URL(request.url ?? '', 'http://x.invalid').searchParams.get('from') ?? '';
      requested.push(from);
      clients.push(request.headers['x-forwarded-for']);
      response.writeHead(from in redirects ? 200 : 404).end(JSON.stringify({ to: redirects[from] }));
    });
    const oldAddresses = createOldAddresses(
      createFindRedirect(() => ({ url, site: 'harbor' })),
      createRefusalSender(() => undefined),
    );
    origin = await listen((request, response) => {
      const address = request.url ?? '';
      oldAddresses.followParameter(request, response, address, async () => {
        const exists = new URL(address, 'http://x.invalid').pathname === '/';
        const to = exists ? undefined : await oldAddresses.find(request, address, false);
        if (to !== undefined) return oldAddresses.redirect(request, response, to);
        response.writeHead(exists ? 200 : 404, { 'x-page': 'yes' }).end(exists ? 'home' : 'not found');
      });
    });
  });

  const get = async (path: string, method = 'GET') => {
    const response = await fetch(origin + path, { redirect: 'manual', method });
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  };

  test('lead to their page where nothing else is found', async () => {
    expect(await get('/2019/05/a-post/')).toMatchObject({ status: 308, location: '/2026/11/21/a-deal/' });
    expect(await get('/2019/05/a-post/', 'HEAD')).toMatchObject({ status: 308, location: '/2026/11/21/a-deal/' });
  });

  test('lead to an address with other characters than ASCII', async () => {
    const location = '/author/profile/ada-o%E2%80%99hara/?from=b%C3%BCro#%C3%BCber';
    expect(await get('/author/ada/')).toMatchObject({ status: 308, location });
  });

  test('are found by the parameter of another content system', async () => {
    expect(await get('/?p=123')).toMatchObject({ status: 308, location: 'https://other.example/story/' });
    expect(await get('/?p=124')).toMatchObject({ status: 200, text: 'home' });
  });

  test('are looked up for the client of the request', async () => {
    clients.length = 0;
    await fetch(`${origin}/?p=9`, { headers: { 'x-forwarded-for': '192.0.2.1, 192.0.2.2' } });
    await fetch(`${origin}/somewhere/`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(clients).toEqual(['192.0.2.1, 192.0.2.2', '192.0.2.1']);
  });

  test('that have no redirect stay not found', async () => {
    expect(await get('/unknown/')).toEqual({ status: 404, location: null, text: 'not found' });
  });

  test.each(['/evil/', '/evil-host/', '/evil-path/'])('%s leads to no other kind of address', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('cost no look-up for a page that exists, and one for a repeated address', async () => {
    requested.length = 0;
    await get('/');
    await get('/?utm_source=x');
    await get('/twice/');
    await get('/twice/');
    expect(requested).toEqual(['/twice/']);
  });

  test('are not found while the service does not respond', async () => {
    const find = createFindRedirect(() => ({ url: 'http://127.0.0.1:1', site: 'harbor' }));
    expect(await find('/2019/05/a-post/', '192.0.2.1')).toBeUndefined();
  });

  test.each([
    ['a cached page', '/unknown/'],
    ['a page with the parameter of another content system', '/?p=1'],
  ])('do not hold %s until a look-up ends', async (_, path) => {
    const endless = Promise.withResolvers<undefined>();
    const oldAddresses = createOldAddresses(
      () => endless.promise,
      createRefusalSender(() => undefined),
    );
    const frozen = await listen((request, response) => {
      const address = request.url ?? '';
      oldAddresses.followParameter(request, response, address, async () => {
        if (address === '/unknown/') await oldAddresses.find(request, address, true);
        response.end('page');
      });
    });
    expect(await (await fetch(frozen + path)).text()).toBe('page');
  });
});
