import { createMemoryCache, type LogEvent } from '@masthead/graphql-ops/server';
import { describe, expect, test } from 'vitest';
import { createPartnerClient, orEmpty, toTopicParameter } from './partnerClient';

const topics = [{ topic: 'Leasing', name: 'Leasing', slug: 'leasing', count: 2 }];
const publisher = {
  name: 'Harrow',
  publisher: 'harrow',
  socials: [{ name: 'YouTube', url: 'javascript:alert(1)' }],
  internalURL: '/company-resources/?realmID=harrow',
  logo: 'data:image/svg+xml,x',
};

const setUp = (respond: (url: URL) => Response | Promise<Response>) => {
  const requests: string[] = [];
  const events: LogEvent[] = [];
  const clock = { now: 1_000_000 };
  const client = createPartnerClient({
    brand: 'news',
    endpoints: {
      resources: 'http://provider.example/branded-resources',
      videos: 'http://provider.example/videos.json',
    },
    cache: createMemoryCache(),
    fetch: async (input) => {
      const url = new URL(String(input));
      requests.push(url.pathname + url.search);
      return respond(url);
    },
    log: (event) => events.push(event),
    now: () => clock.now,
  });
  return { client, requests, events, clock };
};
const freshMs = 15 * 60_000;

describe('§7.2 data services of partners', () => {
  test('sends each request to its URL with its parameters', async () => {
    const { client, requests } = setUp(() => Response.json([]));
    await client.publishers('news');
    await client.resources('news');
    await client.resources('news', 'Law & Leases');
    await client.publisher('news', 'a b');
    await client.videos('news');
    expect(requests).toEqual([
      '/branded-resources/publishers?brand=news',
      '/branded-resources/byresources?brand=news&topic=*',
      '/branded-resources/byresources?brand=news&topic=Law+%26+Leases',
      '/branded-resources/bypublishers?brand=news&publisher=a+b',
      '/videos.json?brand=news',
    ]);
  });

  test.each([
    ['publishers', 2],
    ['topics', 1],
  ] as const)('§4 an empty list of %s is requested %s times by two pages', async (list, times) => {
    const { client, requests } = setUp(() => Response.json([]));
    await client[list]('news');
    expect(orEmpty<unknown>(await client[list]('news'))).toEqual([]);
    expect(requests).toHaveLength(times);
  });

  test("§5 'All Topics' is sent as the wildcard", () => {
    expect([toTopicParameter(undefined), toTopicParameter('Leasing')]).toEqual(['*', 'Leasing']);
  });

  test.each([
    ['an error', () => new Response('', { status: 500 })],
    ['an unexpected shape', () => Response.json({ topics })],
    ['no JSON', () => new Response('<html>')],
    ['no response', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s is logged and the result set is empty', async (_, respond) => {
    const { client, events } = setUp(respond);
    expect(orEmpty(await client.topics('news'))).toEqual([]);
    expect(events).toMatchObject([
      { level: 'error', message: 'Data service request failed', path: '/branded-resources/topics' },
    ]);
  });

  test.each([
    ['true', 'premium'],
    ['false', 'basic'],
    [true, 'premium'],
    [false, 'basic'],
  ])('§3 sponsored %j is %s, and invalid URLs are omitted', async (sponsored, sponsorship) => {
    const { client } = setUp(() => Response.json([{ ...publisher, sponsored }]));
    const [first] = orEmpty(await client.publishers('news'));
    expect(first).toMatchObject({ name: 'Harrow', sponsorship, socials: [] });
    expect(first?.logo).toBeUndefined();
  });

  test('§9 caches a response for 15 minutes, and concurrent calls share one request', async () => {
    const { client, requests, clock } = setUp(() => Response.json(topics));
    await Promise.all([client.topics('news'), client.topics('news')]);
    clock.now += freshMs - 1;
    await client.topics('news');
    expect(requests).toHaveLength(1);
    clock.now += 1;
    await client.topics('news');
    await expect.poll(() => requests).toHaveLength(2);
  });

  test('§9 returns a stale result while it is revalidated, and an error after an abort without one', async () => {
    const gate = Promise.withResolvers<Response>();
    const responses = [Response.json(topics)];
    const pending = new Promise<Response>(() => undefined);
    const { client, requests, events, clock } = setUp((url) =>
      url.pathname === '/videos.json' ? pending : (responses.pop() ?? gate.promise),
    );
    await client.topics('news');
    clock.now += freshMs;
    const late = client.withOptions({ signal: AbortSignal.abort(new Error('deadline exceeded')) });
    expect(orEmpty(await late.topics('news'))).toEqual(topics);
    expect(await late.videos('news')).toEqual({
      ok: false,
      error: { kind: 'unavailable', cause: new Error('deadline exceeded') },
    });
    gate.resolve(Response.json([{ ...topics[0], name: 'Leases' }]));
    await expect.poll(async () => orEmpty(await client.topics('news'))).toMatchObject([{ name: 'Leases' }]);
    expect(requests).toEqual([
      '/branded-resources/topics?brand=news',
      '/branded-resources/topics?brand=news',
      '/videos.json?brand=news',
    ]);
    expect(events).toEqual([]);
  });

  test('returns the stale result while the service is down', async () => {
    const state = { isUp: true };
    const { client, events, clock } = setUp(() =>
      state.isUp ? Response.json(topics) : new Response('', { status: 503 }),
    );
    await client.topics('news');
    state.isUp = false;
    clock.now += 2 * freshMs;
    expect(orEmpty(await client.topics('news'))).toEqual(topics);
    expect(events).toMatchObject([
      { level: 'error', message: 'Data service request failed' },
      { level: 'warn', message: 'Stale data of a data service served', path: '/branded-resources/topics' },
    ]);
  });
});
