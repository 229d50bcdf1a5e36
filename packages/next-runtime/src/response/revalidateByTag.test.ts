import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { revalidateByTag } from './revalidateByTag';

const tag = 'W/"feed-1"';

/** The ways in which a handler sends a body. */
const handlers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/complete/': (response) => void response.end('a feed'),
  '/in-parts/': (response) => {
    response.flushHeaders();
    response.write('a ');
    response.end('feed');
  },
  '/missing/': (response) => {
    response.statusCode = 404;
    response.end('a feed');
  },
};

const server = createServer((request, response) => {
  revalidateByTag(request, response);
  response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', 's-maxage=300');
  handlers[request.url ?? '']?.(response);
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = async (path: string, headers: Record<string, string>) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
  return [response.status, await response.text(), response.headers.get('etag'), response.headers.get('cache-control')];
};

test.each(['/complete/', '/in-parts/'])('%s is a 304 with its headers for a client that has it', async (path) => {
  expect(await get(path, { 'if-none-match': `"other", ${tag}` })).toEqual([304, '', tag, 's-maxage=300']);
});

test.each(['/complete/', '/in-parts/'])('%s is complete for a client with another version or none', async (path) => {
  const clients: Record<string, string>[] = [{}, { 'if-none-match': 'W/"feed-0"' }];
  for (const headers of clients) expect(await get(path, headers)).toEqual([200, 'a feed', tag, 's-maxage=300']);
});

test('a response with another status keeps its body', async () => {
  expect(await get('/missing/', { 'if-none-match': tag })).toEqual([404, 'a feed', tag, 's-maxage=300']);
});
