import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { keepRewrittenQuery } from './keepRewrittenQuery.ts';

test('HOUSE, the way of a request: a rewrite never tells the browser that its query is gone; what else is said is said', async () => {
  const server = createServer((_, response) => {
    keepRewrittenQuery(response);
    response.setHeader('x-nextjs-rewritten-query', '').setHeader('X-NextJS-Rewritten-Path', '/~/events/all/');
    response.end('events');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/events/?past=1`);
  expect([headers.has('x-nextjs-rewritten-query'), headers.get('x-nextjs-rewritten-path')]).toEqual([
    false,
    '/~/events/all/',
  ]);
  server.close();
});
