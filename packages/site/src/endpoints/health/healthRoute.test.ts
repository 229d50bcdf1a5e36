import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

let provider: 'up' | 'down' = 'up';
const server = createServer(
  (_, response) => void response.writeHead(provider === 'up' ? 200 : 503).end('{"data":{"__typename":"Query"}}'),
);
let probeAt: (probe?: string) => Promise<Response>;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('GRAPHQL_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`);
  const { healthRoute } = await import('./healthRoute');
  probeAt = (probe) =>
    healthRoute().GET(new Request('http://news.example.com/healthcheck/'), {
      params: Promise.resolve(probe ? { probe: probe.split('/') } : {}),
    });
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

describe('DECISIONS, Routes: /healthcheck separates liveness and readiness', () => {
  test.each([
    [undefined, 'up', 200, { live: true, ready: true }],
    [undefined, 'down', 200, { live: true, ready: false }],
    ['live', 'up', 200, { live: true }],
    ['live', 'down', 200, { live: true }],
    ['ready', 'up', 200, { live: true, ready: true }],
    ['ready', 'down', 503, { live: true, ready: false }],
    ['anything/else', 'up', 404, { live: true }],
  ] as const)('/healthcheck/%s with the provider %s is %i', async (probe, state, status, body) => {
    provider = state;
    const response = await probeAt(probe);
    expect([response.status, await response.json(), response.headers.get('cache-control')]).toEqual([
      status,
      body,
      'no-store',
    ]);
  });
});
