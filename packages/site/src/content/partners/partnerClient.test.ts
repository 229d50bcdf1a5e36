import { createMemoryCache, type LogEvent } from '@masthead/graphql-ops/server';
import { describe, expect, test } from 'vitest';
import { createPartnerClient, orEmpty, topicParameter } from './partnerClient';

const topics = [{ topic: 'Leasing', name: 'Leasing', slug: 'leasing', count: 2 }];
const publisher = {
  name: 'Harrow',
  publisher: 'harrow',
  socials: [{ name: 'YouTube', url: 'javascript:alert(1)' }],
  internalURL: '/company-resources/?realmID=harrow',
  logo: 'data:image/svg+xml,x',
};

const setUp = (answer: (url: URL) => Response | Promise<Response>) => {
  const asked: string[] = [];
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
      asked.push(url.pathname + url.search);
      return answer(url);
    },
    log: (event) => events.push(event),
    now: () => clock.now,
  });
  return { client, asked, events, clock };
};
const quarterOfAnHour = 15 * 60_000;

describe('§7.2 data services of partners', () => {
  test('each is asked at its address with what it takes', async () => {
    const { client, asked } = setUp(() => Response.json([]));
    await client.publishers('news');
    await client.resources('news');
    await client.resources('news', 'Law & Leases');
    await client.publisher('news', 'a b');
    await client.videos('news');
    expect(asked).toEqual([
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
  ] as const)('§4 an empty list of %s is asked for %s times by two pages', async (list, times) => {
    const { client, asked } = setUp(() => Response.json([]));
    await client[list]('news');
    expect(orEmpty<unknown>(await client[list]('news'))).toEqual([]);
    expect(asked).toHaveLength(times);
  });

  test("§5 'All Topics' is sent as the wildcard", () => {
    expect([topicParameter(undefined), topicParameter('Leasing')]).toEqual(['*', 'Leasing']);
  });

  test.each([
    ['an error', () => new Response('', { status: 500 })],
    ['another shape', () => Response.json({ topics })],
    ['no JSON', () => new Response('<html>')],
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s is logged and the result set is empty', async (_, answer) => {
    const { client, events } = setUp(answer);
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
  ])('§3 sponsored %j is %s; addresses that are none are left out', async (sponsored, sponsorship) => {
    const { client } = setUp(() => Response.json([{ ...publisher, sponsored }]));
    const [first] = orEmpty(await client.publishers('news'));
    expect(first).toMatchObject({ name: 'Harrow', sponsorship, socials: [] });
    expect(first?.logo).toBeUndefined();
  });

  test('§9 an answer is kept for a quarter of an hour, and those who wait share one request', async () => {
    const { client, asked, clock } = setUp(() => Response.json(topics));
    await Promise.all([client.topics('news'), client.topics('news')]);
    clock.now += quarterOfAnHour - 1;
    await client.topics('news');
    expect(asked).toHaveLength(1);
    clock.now += 1;
    await client.topics('news');
    expect(asked).toHaveLength(2);
  });

  test('§9 who stops waiting for a service that hangs has an earlier answer or none, and who comes later has the new one', async () => {
    const gate = Promise.withResolvers<Response>();
    const answers = [Response.json(topics)];
    const { client, asked, events, clock } = setUp(() => answers.pop() ?? gate.promise);
    await client.topics('news');
    clock.now += quarterOfAnHour;
    const late = client.until(AbortSignal.abort(new Error('the time is over')));
    expect(orEmpty(await late.topics('news'))).toEqual(topics);
    expect(await late.videos('news')).toEqual({
      ok: false,
      error: { kind: 'unavailable', cause: new Error('the time is over') },
    });
    expect(events).toMatchObject([{ served: 'an earlier answer', cause: 'the time is over' }, { served: 'nothing' }]);
    const newer = client.topics('news');
    gate.resolve(Response.json([]));
    expect(orEmpty(await newer)).toEqual([]);
    expect(asked).toEqual([
      '/branded-resources/topics?brand=news',
      '/branded-resources/topics?brand=news',
      '/videos.json?brand=news',
    ]);
  });

  test('while the service is down an earlier answer stands in', async () => {
    const state = { isUp: true };
    const { client, events, clock } = setUp(() =>
      state.isUp ? Response.json(topics) : new Response('', { status: 503 }),
    );
    await client.topics('news');
    state.isUp = false;
    clock.now += quarterOfAnHour;
    expect(orEmpty(await client.topics('news'))).toEqual(topics);
    expect(events).toMatchObject([{ served: 'an earlier answer' }]);
  });
});
