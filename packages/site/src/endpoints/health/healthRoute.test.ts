import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { healthRoute } from './healthRoute';

let provider: 'up' | 'down' = 'up';
let checks = 0;
const server = createServer((_, response) => {
  checks += 1;
  response.writeHead(provider === 'up' ? 200 : 503).end('{"data":{"__typename":"Query"}}');
});
let createRoute: typeof healthRoute;

const probeAt = (probe?: string, route = createRoute()): Promise<Response> =>
  route.GET(new Request('http://news.example.com/healthcheck/'), {
    params: Promise.resolve(probe ? { probe: probe.split('/') } : {}),
  });

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('GRAPHQL_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`);
  ({ healthRoute: createRoute } = await import('./healthRoute'));
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

describe('§2.1: /healthcheck separates liveness and readiness', () => {
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

  test('sends one request to the content service for all calls of a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const route = createRoute();
    provider = 'up';
    checks = 0;
    await Promise.all([probeAt('ready', route), probeAt(undefined, route), probeAt('ready', route)]);
    await probeAt('ready', route);
    expect(checks).toBe(1);
    provider = 'down';
    vi.advanceTimersByTime(1_000);
    expect((await probeAt('ready', route)).status).toBe(503);
    expect(checks).toBe(2);
  });
});
