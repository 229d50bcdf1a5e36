import { createRequestContext, getRequestContext, withRequestContext } from '@masthead/telemetry';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { addServerTiming } from './serverTiming';

/** Serves one page within the context of its request, and returns `Server-Timing` with `0` for each duration. */
const getTiming = async (
  serve: (response: ServerResponse, timing: ReturnType<typeof addServerTiming>) => void,
): Promise<string | null> => {
  const server = createServer((_, response) =>
    withRequestContext(createRequestContext('a'.repeat(32)), () => {
      serve(response, addServerTiming(response));
      response.end('page');
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await response.text();
  server.close();
  return response.headers.get('server-timing')?.replaceAll(/dur=[\d.]+/g, 'dur=0') ?? null;
};

test.each(['HIT', 'STALE'])('a page that the page cache has as %s has no render', async (state) => {
  const timing = await getTiming((response, { noteHandled }) => {
    noteHandled();
    response.setHeader('x-page-cache', state);
  });
  expect(timing).toBe(`cache;desc="${state.toLowerCase()}"`);
});

test('a page that no cache has shows its wait for the queue, its render and its queries', async () => {
  const timing = await getTiming((response, { noteHandled }) => {
    noteHandled();
    response.setHeader('x-page-cache', 'MISS');
    const context = getRequestContext();
    if (!context) throw new Error('The request has no context.');
    context.renderStartedAt = performance.now();
    Object.assign(context.content, { requests: 1, queries: 6, ms: 12 });
  });
  expect(timing).toBe('cache;desc="miss", queue;dur=0, render;dur=0, provider;dur=0;desc="1 request, 6 queries"');
});

test('a page that is rendered for each request has no cache', async () => {
  expect(await getTiming((_, { noteHandled }) => noteHandled())).toBe('cache;desc="none", render;dur=0');
});

test('a refusal of the server itself has no render', async () => {
  expect(await getTiming((response) => void response.writeHead(414))).toBe('cache;desc="none"');
});

test('the header is not among those that a cache of this server may copy before they are sent', async () => {
  let copied: readonly string[] = [];
  await getTiming((response) => {
    copied = response.getHeaderNames();
  });
  expect(copied).not.toContain('server-timing');
});
