import { getIntrospectionQuery, GraphQLError } from 'graphql';
import { type KyselyPlugin, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/db/open.ts';
import { withQueryBudget } from '../src/db/queryBudget.ts';
import { limitErrors } from '../src/content/graphql/costPlugin.ts';
import { createGraphqlHandler, createRequestBudget } from '../src/content/graphql/handler.ts';
import { requestLimits } from '../src/content/graphql/requestLimits.ts';
import { now, writePublication, writeStories } from './fixtures/publication.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';
import { openTestDatabase } from './support/engines.ts';
import { requestAttacks } from './support/requestAttacks.ts';

let open: OpenDatabase;
let queries = 0;
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    queries += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
let execute: ReturnType<typeof createGraphqlClient>;

beforeAll(async () => {
  open = await openTestDatabase();
  await writeStories(open.db, await writePublication(open.db), [{ slug: 'one', title: 'One', hours: 30 }]);
  execute = createGraphqlClient({ db: open.db.withPlugin(counter) }, now);
});
afterAll(() => open.close());
beforeEach(() => void (queries = 0));

describe('the cost limit', () => {
  test.each(Object.entries(requestAttacks))('rejects %s before any query', async (_, { query, variables }) => {
    const { status, data, errors } = await execute(query, variables);
    expect({ status, data, codes: errors.map(({ extensions }) => extensions?.code), queries }).toEqual({
      status: 400,
      data: {},
      codes: ['DOCUMENT_TOO_LARGE'],
      queries: 0,
    });
  });

  test('accepts one index of 1000 articles', async () => {
    const { errors, data } = await execute(
      '{ getArticleIndex(site: "example", limit: 1000) { entries { naturalId } } }',
    );
    expect([errors, data.getArticleIndex.entries.length]).toEqual([[], 1]);
  });
});

const writeFragments = (count: number, getSpreads: (index: number) => readonly number[]): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `fragment f${index} on Query { ${getSpreads(index)
        .map((to) => `...f${to}`)
        .join(' ')} x: __typename }`,
  ).join('\n');

describe('the limits of size', () => {
  test.each([
    ['nested fields', '{a'.repeat(7000) + '}'.repeat(7000)],
    ['fields nested behind comments that end with a carriage return', '{a#\r'.repeat(7000) + '}'.repeat(7000)],
    ['nested inline fragments', `{${'...{'.repeat(3000)}getUser{userId}${'}'.repeat(3000)}}`],
    [
      'nested lists',
      `{ getContentStream(term: "a", site: "x", excludeIds: ${'['.repeat(7000)}${']'.repeat(7000)}) { name } }`,
    ],
    ['20,000 fields', `{ getUser { ${'a '.repeat(20_000)} } }`],
    ['many fragments', `{ ...f0 } ${writeFragments(600, (index) => (index < 599 ? [index + 1] : []))}`],
    ['many spreads', `{ ...f0 } ${writeFragments(40, (index) => Array.from({ length: 39 - index }, () => 39))}`],
  ])('reject %s before parsing', async (_, query) => {
    const { status, errors } = await execute(query);
    expect([status, errors.map(({ extensions }) => extensions?.code)]).toEqual([400, ['DOCUMENT_TOO_LARGE']]);
  });

  test('reject a ring of fragments before rules that would recurse in it', async () => {
    const { status, errors } = await execute(
      `{ ...f0 } ${writeFragments(40, (index) => [1, 2, 3].map((step) => (index + step) % 40))}`,
    );
    expect(status).toBe(400);
    expect(errors.map(({ message }) => message)).toContainEqual(expect.stringMatching(/"f0" within itself/));
  });
});

test('limitErrors returns the first error of each root field', () => {
  const errors = Array.from(
    { length: 41 },
    (_, index) => new GraphQLError('x', { path: [index < 40 ? 'a' : 'b', index] }),
  );
  expect(limitErrors(errors).map(({ path }) => path)).toEqual([
    ['a', 0],
    ['b', 40],
  ]);
  expect(limitErrors(errors.slice(1))).toHaveLength(40);
});

describe('arguments of a root field', () => {
  const search =
    'query ($query: String!, $filter: String, $topic: String) { found: getArticleSearch(domain: "example", query: $query, filter: $filter, topic: $topic) { estimate } getCategories(site: "example") { name } }';

  test.each([
    [
      'a text of 1001 characters',
      { query: 'one', topic: 'x'.repeat(1001) },
      'topic has 1001 characters; the limit is 1000.',
    ],
    [
      'a search text of 25,001 characters',
      { query: 'x'.repeat(25_001) },
      'query has 25001 characters; the limit is 25000.',
    ],
    ['a filter of 9 values', { query: 'one', filter: 'a,b,c,d,e,f,g,h,i' }, 'filter has 9 values; the limit is 8.'],
  ])('rejects %s with a reason', async (_, variables, message) => {
    const { errors } = await execute(search, variables);
    expect(errors).toEqual([
      expect.objectContaining({ message, path: ['found'], extensions: { code: 'BAD_USER_INPUT' } }),
    ]);
  });

  test('truncates a search text of 10,000 emoji', async () => {
    expect((await execute(search, { query: '🏢'.repeat(10_000) })).errors).toEqual([]);
  });

  test('rejects 201 items of a list with a reason', async () => {
    const { errors } = await execute(
      'query ($ids: [ID!]) { getContentStream(term: "markets/atlanta", site: "example", excludeIds: $ids) { name } }',
      { ids: Array.from({ length: 201 }, String) },
    );
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'excludeIds has 201 items; the limit is 200.',
        extensions: { code: 'BAD_USER_INPUT' },
      }),
    ]);
  });
});

describe('the cost limit of clients', () => {
  const costly = JSON.stringify({
    query: '{ getArticleIndex(site: "example", limit: 1000) { entries { uri naturalId title pubDate } } }',
  });
  let time = now;
  let handle: ReturnType<typeof createGraphqlHandler>;
  beforeAll(() => {
    handle = createGraphqlHandler({
      db: open.db,
      clock: () => time,
      log: pino({ level: 'silent' }),
      mode: 'production',
    });
  });
  const send = async (client: string) =>
    handle(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: costly,
      }),
      client,
    );
  const sendMany = async (client: string): Promise<Response[]> => {
    const responses: Response[] = [];
    for (let sent = 0; sent < 12; sent += 1) responses.push(await send(client));
    return responses;
  };

  test('responds with 429 and Retry-After, and accepts requests after that time', async () => {
    const responses = await sendMany('203.0.113.9');
    expect(responses.at(0)?.status).toBe(200);
    const last = responses.at(-1);
    expect([last?.status, await last?.json()]).toEqual([
      429,
      { errors: [expect.objectContaining({ extensions: { code: 'RATE_LIMITED' } })] },
    ]);
    time = new Date(now.getTime() + Number(last?.headers.get('retry-after')) * 1000);
    expect((await send('203.0.113.9')).status).toBe(200);
  });

  test('counts a whole IPv6 /64 network as one client', async () => {
    await sendMany('2001:db8:1:2::1');
    expect((await send('2001:db8:1:2::ffff')).status).toBe(429);
    expect((await send('2001:db8:1:3::1')).status).toBe(200);
  });

  test('does not limit a site on the same machine', async () => {
    expect((await sendMany('127.0.0.1')).map(({ status }) => status)).not.toContain(429);
  });
});

describe('the budget of a request', () => {
  const budgetError = (message: RegExp) =>
    expect.objectContaining({
      message: expect.stringMatching(message),
      extensions: expect.objectContaining({ code: 'REQUEST_BUDGET_EXCEEDED' }),
    });

  test('starts no query after the deadline, not even one that waits for the connection', async () => {
    let time = 0;
    const budget = createRequestBudget(new AbortController().signal, requestLimits, () => time);
    const db = withQueryBudget(open.db, { ...budget, afterQuery: () => void (time = requestLimits.durationMs + 1) });
    // A server has four connections: the fifth query waits for one.
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => sql`select 1`.execute(db)));
    expect(results).toContainEqual(expect.objectContaining({ status: 'fulfilled' }));
    expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: budgetError(/longer than 9000 ms/) });
  });

  test('rejects a request that reads too many rows', async () => {
    const db = withQueryBudget(open.db, createRequestBudget(new AbortController().signal));
    await sql`select generate_series(1, ${requestLimits.rows})`.execute(db);
    await expect(sql`select 1`.execute(db)).rejects.toEqual(budgetError(/more than 15000 rows/));
    await expect(sql`select 1`.execute(db)).rejects.toEqual(budgetError(/more than 15000 rows/));
  });

  test('starts no query for a disconnected client', async () => {
    const db = withQueryBudget(open.db, createRequestBudget(AbortSignal.abort()));
    await expect(sql`select 1`.execute(db)).rejects.toEqual(budgetError(/closed the connection/));
    expect((await sql`select 1`.execute(open.db)).rows).toHaveLength(1);
  });

  test('applies in a transaction and leaves the connection usable', async () => {
    const db = withQueryBudget(open.db, createRequestBudget(AbortSignal.abort()));
    await expect(db.transaction().execute((transaction) => sql`select 1`.execute(transaction))).rejects.toEqual(
      budgetError(/closed the connection/),
    );
    expect((await sql`select 1`.execute(open.db)).rows).toHaveLength(1);
  });

  const serverUrl = inject('postgresUrl');
  test.skipIf(serverUrl === undefined)('reports a statement that PostgreSQL cancels', async () => {
    const server = await openDatabase({ kind: 'server', url: serverUrl ?? '', connections: 1, statementTimeoutMs: 50 });
    const db = withQueryBudget(server.requestDb, createRequestBudget(new AbortController().signal));
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toEqual(budgetError(/took too long/));
    expect((await sql<{ statementTimeout: string }>`show statement_timeout`.execute(server.db)).rows).toEqual([
      { statementTimeout: '0' },
    ]);
    await server.close();
  });
});

const send = async (
  introspection: 'on' | 'off',
  query: string,
  variables: Record<string, unknown> = {},
): Promise<string> => {
  const handle = createGraphqlHandler({
    db: open.db,
    clock: () => now,
    log: pino({ level: 'silent' }),
    mode: 'production',
    introspection,
  });
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await handle(request, '127.0.0.1')).text();
};

describe('with introspection off', () => {
  test.each([
    ['the schema', getIntrospectionQuery()],
    ['one type', '{ __type(name: "Query") { name } }'],
    ['the schema in a fragment', '{ ...A } fragment A on Query { __schema { types { name } } }'],
  ])('rejects %s', async (_, query) => {
    const text = await send('off', query);
    expect(text).toMatch(/introspection/i);
    expect(text).not.toMatch(/"data":\{/);
  });

  test('responds to a health check with __typename', async () =>
    expect(await send('off', '{ __typename }')).toBe('{"data":{"__typename":"Query"}}'));

  test.each([
    ['a field', '{ getContnt { title } }', {}],
    ['a field of a type', '{ getUser { usrId } }', {}],
    ['an argument', '{ getCategories(sit: "x") { name } }', {}],
    ['a type', 'query ($a: Strng) { getCategories(site: $a) { name } }', {}],
    ['a type in a fragment', '{ getUser { ... on Usr { userId } } }', {}],
    ['an enum value', '{ getContentStream(term: "a", site: "x", sort: titl) { name } }', {}],
    [
      'an enum value in a variable',
      'query ($s: StreamSort) { getContentStream(term: "a", site: "x", sort: $s) { name } }',
      { s: 'titl' },
    ],
  ])('suggests no name in the error for %s', async (_, query, variables) => {
    const text = await send('off', query, variables);
    expect(text).toContain('"errors"');
    expect(text).not.toMatch(/did you mean/i);
  });
});

test('returns the schema and suggests names with introspection on', async () => {
  expect(await send('on', getIntrospectionQuery())).toMatch(/"data":\{"__schema"/);
  expect(await send('on', '{ getContnt { title } }')).toMatch(/did you mean/i);
});
