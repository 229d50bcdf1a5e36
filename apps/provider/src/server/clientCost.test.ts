import { describe, expect, test } from 'vitest';
import { createCostLimiter, withClientCost } from './clientCost.ts';

const limit = { client: { burst: 100, perMinute: 60 }, allClients: { burst: 150, perMinute: 60 }, cheap: 20 };
const now = () => new Date(0);

describe('the cost limit of clients', () => {
  test('returns the seconds until a client has enough budget', () => {
    const charge = createCostLimiter(limit, now);
    expect([
      charge('203.0.113.9', 80),
      charge('203.0.113.9', 30),
      charge('203.0.113.9', 20),
      charge('203.0.113.8', 70),
    ]).toEqual([undefined, 10, undefined, undefined]);
  });

  test('limits all clients together, except cheap requests and sites', () => {
    const charge = createCostLimiter(limit, now);
    const networks = [1, 2, 3].map((network) => `2001:db8:0:${network}::1`);
    expect(networks.map((client) => charge(client, 60))).toEqual([undefined, undefined, 30]);
    expect([charge('203.0.113.7', 20), charge('127.0.0.1', 60)]).toEqual([undefined, undefined]);
  });

  test.each(['127.0.0.1', '::1', '10.0.0.7'])('does not limit the trusted proxy %s', (client) => {
    const charge = createCostLimiter(limit, now, (address) => ['127.0.0.1', '::1', '10.0.0.7'].includes(address));
    expect([charge(client, 1000), charge(client, 1000)]).toEqual([undefined, undefined]);
  });

  test('rejects a request to a data service with 429 and Retry-After', async () => {
    const handle = withClientCost(createCostLimiter(limit, now), 60, async () => new Response('whole'));
    const send = () => handle(new Request('http://provider.invalid/'), '203.0.113.9');
    expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
  });
});
