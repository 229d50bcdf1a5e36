import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { serverAudits } from 'graphql-http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestLimits } from '../src/content/graphql/requestLimits.ts';
import { createHttpServer } from '../src/server/http.ts';
import { createProvider } from '../src/provider.ts';
import { articleLimit, viewLimit } from '../src/content/trending/route.ts';
import { hoursAgo, now, writePublication, writeStories } from './fixtures/publication.ts';
import { describeWithDatabase } from './support/engines.ts';

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

describeWithDatabase('the provider over HTTP', (open) => {
  let provider: ReturnType<typeof createProvider>;
  let server: Server;
  let origin: string;
  let clock = now;

  beforeAll(async () => {
    const { db } = open();
    const publication = await writePublication(db);
    await writeStories(db, publication, [
      { slug: 'one', title: 'One', hours: 30 },
      { slug: 'two', title: 'Two', hours: 31, streams: ['markets/miami'] },
      { slug: 'ahead', title: 'Ahead', hours: -1 },
    ]);
    // The audits of GraphQL over HTTP use introspection.
    provider = createProvider({
      db,
      clock: () => clock,
      log: pino({ level: 'silent' }),
      mode: 'production',
      introspection: 'on',
    });
    server = createHttpServer(provider.handle, pino({ level: 'silent' }));
    origin = await listen(server);
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await provider.stop();
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  test('is live but not ready before start, and responds to GraphQL with 503 and Retry-After', async () => {
    expect((await fetch(`${origin}/healthcheck/live`)).status).toBe(200);
    const ready = await fetch(`${origin}/healthcheck/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'starting' }]);
    const graphql = await post('/graphql', { query: '{ getUser { userId } }' });
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([503, '2']);
    await provider.start();
    expect((await fetch(`${origin}/healthcheck/ready`)).status).toBe(200);
  });

  describe('GraphQL over HTTP', () => {
    const audits = serverAudits({ url: () => `${origin}/graphql` });
    test.each(audits.map((audit) => ({ name: audit.name, audit })))('$name', async ({ audit }) => {
      const result = await audit.fn();
      if (result.status === 'ok') return;
      // Audits of MAY may fail; MUST and SHOULD must pass.
      expect({ status: result.status, reason: result.reason }).toEqual({
        status: 'notice',
        reason: expect.any(String),
      });
    });
  });

  test('serves no GraphiQL in production', async () => {
    const page = await fetch(`${origin}/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toMatch(/graphiql/i);
  });

  test('hides internal errors', async () => {
    const response = await post('/graphql', {
      query: 'query ($d: DateTime) { getUser { userId } }',
      variables: { d: 'x' },
    });
    expect(await response.text()).not.toMatch(/isoDateTime|at .*\.ts/);
  });

  test.each([
    ['a document of 70,000 characters', { query: `{ getUser { userId } } # ${'x'.repeat(70_000)}` }, 413],
    ['a body of 300 kB', { query: '{ getUser { userId } }', variables: { x: 'x'.repeat(300_000) } }, 413],
    ['a body that is not JSON', '{', 400],
    ['a request without a document', {}, 400],
  ])('rejects %s with %s', async (_, body, status) => {
    const response = await post('/graphql', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('errors.0.message');
    expect((await post('/graphql', { query: '{ getUser { userId } }' })).status).toBe(200);
  });

  test.each([
    [
      'a form whose variables are not JSON',
      { body: new URLSearchParams({ query: '{ __typename }', variables: 'all' }) },
    ],
    [
      'a form whose extensions are not JSON',
      { body: new URLSearchParams({ query: '{ __typename }', extensions: '{' }) },
    ],
    ['a URL whose variables are not JSON', { search: '?query={__typename}&variables=all' }],
  ])('rejects %s with 400', async (_, { body, search = '' }: { body?: URLSearchParams; search?: string }) => {
    const response = await fetch(`${origin}/graphql${search}`, body ? { method: 'POST', body } : {});
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('must be JSON objects')]);
  });

  test('charges GraphQL and data services to the same client budget', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    const responses: Response[] = [];
    for (let sent = 0; sent <= requestLimits.clientCost.client.burst / requestLimits.dataServiceCost; sent += 1)
      responses.push(await fetch(`${origin}/data-api/cache/branded-resources/topics`, { headers }));
    const last = responses.at(-1);
    expect([responses[0]?.status, last?.status, last?.headers.get('retry-after')]).toEqual([
      200,
      429,
      expect.any(String),
    ]);
    const index = await post(
      '/graphql',
      { query: '{ getArticleIndex(site: "example", limit: 1000) { entries { uri naturalId title pubDate } } }' },
      headers,
    );
    expect([index.status, Number(index.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await fetch(`${origin}/data-api/cache/branded-resources/topics`)).status).toBe(200);
  });

  test.each(['http://[', 'http://a b/'])('rejects the malformed URL %s', async (address) => {
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(response.toString()).toMatch(/^HTTP\/1.1 400/);
    socket.destroy();
  });

  test('responds with 404 to an unknown path and with 405 and Allow to a wrong method', async () => {
    expect((await fetch(`${origin}/nothing`)).status).toBe(404);
    const wrong = await fetch(`${origin}/views`);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  });

  describe('POST /views (§9, trending list)', () => {
    const trending = async (args = ''): Promise<string[]> => {
      const response = await post('/graphql', {
        query: `{ getStatsList(site: "example" ${args}) { trendingArticles { contents { title } } } }`,
      });
      const { data } = (await response.json()) as {
        data: { getStatsList: { trendingArticles: { contents: { title: string }[] } } };
      };
      return data.getStatsList.trendingArticles.contents.map(({ title }) => title);
    };
    const view = (slug: string, hours: number, from = '203.0.113.1') =>
      post(
        '/views',
        { site: 'example', naturalId: `${hoursAgo(hours).toISOString().slice(0, 10).replaceAll('-', '/')}/${slug}` },
        { 'x-forwarded-for': from },
      );

    test('lists the newest articles without page views', async () => {
      expect(await trending()).toEqual(['One', 'Two']);
    });

    test('ranks articles by page views after a refresh', async () => {
      for (let count = 0; count < 3; count += 1) expect((await view('two', 31)).status).toBe(202);
      expect((await view('one', 30)).status).toBe(202);
      expect((await view('ahead', -1)).status).toBe(202);
      expect((await view('gone', 30)).status).toBe(202);
      await provider.flushViews();
      await provider.refreshTrending();
      expect(await trending()).toEqual(['Two', 'One']);
      expect(await trending('timeframe: "3hours"')).toEqual(['Two', 'One']);
      expect(await trending('topic: "markets/atlanta"'), 'its own first').toEqual(['One', 'Two']);
      expect(await trending('topic: "markets/nowhere"')).toEqual([]);
      expect(await trending('limit: 1')).toEqual(['Two']);
    });

    test('ignores page views before the timeframe', async () => {
      clock = new Date(now.getTime() + 5 * 86_400_000);
      await view('one', 30);
      await provider.flushViews();
      await provider.refreshTrending();
      expect((await trending())[0]).not.toBe('Two');
      expect(await trending('timeframe: "1weeks"')).toEqual(expect.arrayContaining(['Two', 'One']));
      clock = now;
    });

    test.each(['4months', '', '0days', '15days'])('rejects the timeframe %j with a reason', async (timeframe) => {
      const response = await post('/graphql', {
        query:
          'query ($timeframe: String) { getStatsList(site: "example", timeframe: $timeframe) { trendingArticles { contents { title } } } }',
        variables: { timeframe },
      });
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    });

    test.each([
      ['a body that is not JSON', '{', 400],
      ['a view without an article', { site: 'example' }, 400],
      ['an invalid naturalId', { site: 'example', naturalId: '../../etc' }, 400],
      ['an additional field', { site: 'example', naturalId: '2026/11/20/one', email: 'a@example.com' }, 400],
      ['a large body', { site: 'x'.repeat(2000), naturalId: '2026/11/20/one' }, 413],
    ])('rejects %s', async (_, body, status) => {
      expect((await post('/views', body, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(status);
    });

    test('accepts a view from an AMP cache, which has another origin', async () => {
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://news-example-com.cdn.ampproject.org' };
      expect((await post('/views', { site: 'example', naturalId: '2026/11/20/one' }, headers)).status).toBe(202);
    });

    test('limits the counted views per address and article', async () => {
      const countViews = async (title: string) =>
        Number(
          (
            await open()
              .db.selectFrom('articleViews')
              .innerJoin('articles', 'articles.id', 'articleViews.articleId')
              .select(({ fn }) => fn.sum('views').as('views'))
              .where('title', '=', title)
              .executeTakeFirst()
          )?.views ?? 0,
        );
      await provider.flushViews();
      const before = await countViews('One');
      for (let count = 0; count < articleLimit.burst + 10; count += 1)
        expect((await view('one', 30, `2001:db8:1:2::${count}`)).status).toBe(202);
      await provider.flushViews();
      expect(await countViews('One')).toBe(before + articleLimit.burst);
    });

    test('limits the views per address without affecting other addresses', async () => {
      const statuses: number[] = [];
      for (let count = 0; count <= viewLimit.burst; count += 1)
        statuses.push((await view('one', 30, '203.0.113.3')).status);
      expect(statuses.slice(0, viewLimit.burst).every((status) => status === 202)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
      expect((await view('one', 30, '203.0.113.4')).status).toBe(202);
    });
  });
});
