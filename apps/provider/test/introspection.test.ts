import { getIntrospectionQuery } from 'graphql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../src/db/open.ts';
import { createGraphqlHandler } from '../src/content/graphql/handler.ts';
import { now } from './fixtures/publication.ts';
import { openTestDatabase } from './support/engines.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

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
