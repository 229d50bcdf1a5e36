import { createMemoryCache } from '@masthead/graphql-ops/server';
import type { Brand } from '@masthead/config';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleVariables, operationNames, parseVariables } from './operations';
import { type Run, runOperation } from './runOperation';
import { routes } from '../../routing/routes';
import { filterRows, routeRows } from './RoutesScreen';

const brand = { key: 'news', site: 'newsline', publicationSlug: 'nws:newsline' } as Brand;

const state = { fails: false };
const provider = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    const alias = /(\w+): getCategories/.exec(text)?.[1] ?? 'getCategories';
    response.statusCode = state.fails ? 503 : 200;
    response.end(state.fails ? '{"errors":[{"message":"away"}]}' : JSON.stringify({ data: { [alias]: [] } }));
  });
});
const origin = (): string => `http://127.0.0.1:${(provider.address() as AddressInfo).port}/graphql`;

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      provider.listen(0, '127.0.0.1', resolve);
    }),
);
afterAll(() => void provider.close());

describe('§2.1 /devtools/fetch runs any operation and names the source of the result', () => {
  const cache = createMemoryCache();
  const clock = { at: 1_000_000 };
  const run = (read: 'use' | 'skip' = 'use', name: 'categories' | 'article' = 'categories'): Promise<Run> =>
    runOperation({
      brand,
      name,
      variables: name === 'article' ? {} : { siteName: 'newsline', site: 'newsline' },
      read,
      endpoint: origin(),
      cache,
      fetch,
      now: () => clock.at,
    });

  test('comes from the provider first, then from the cache, unless it is bypassed', async () => {
    expect((await run()).source).toEqual({ from: 'provider', why: 'not cached' });
    expect((await run()).source).toMatchObject({ from: 'cache', storedAt: clock.at, refreshed: false });
    expect((await run('skip')).source).toEqual({ from: 'provider', why: 'caches bypassed' });
  });

  test('shows an error of the provider with its log line', async () => {
    state.fails = true;
    const { result, source, log } = await run('skip');
    expect(result.ok).toBe(false);
    expect(source).toEqual({ from: 'nowhere' });
    expect(log.map(({ level }) => level)).toContain('error');
    state.fails = false;
  });

  test('§5 does not send an incomplete query and lists the missing fields', async () => {
    const { result } = await run('use', 'article');
    expect(result).toMatchObject({ ok: false, error: expect.stringContaining('naturalId') as string });
  });
});

describe('§2.1 /devtools/fetch variables', () => {
  test('every operation has its required fields as initial variables', () => {
    expect(operationNames).toContain('stream');
    expect(exampleVariables('stream', brand)).toEqual({ slug: '', siteName: 'newsline' });
    expect(exampleVariables('editorial-calendar', brand)).toMatchObject({ publication: 'nws:newsline' });
  });

  test.each(['', '{', '[]', 'null', '"x"'])('rejects %j with a reason', (text) =>
    expect(parseVariables(text)).toMatchObject({ ok: false }),
  );
});

test('§2.1 /devtools/routes lists every route with its metadata', () => {
  expect(routeRows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(routes)));
  const article = routeRows.find(({ name }) => name === 'article');
  expect(article).toMatchObject({
    path: '/:year/:month/:day/:slug/',
    screen: 'article',
    layout: 'article',
    rendering: 'cache',
  });
  expect(article?.more).toEqual(expect.arrayContaining([':year is \\d{4}', 'adPageName: article']));
  expect(routeRows.find(({ name }) => name === 'specialReports')?.more).toContain('sideSection: home-insights');
  expect(routeRows.find(({ name }) => name === 'insights')?.more).toContain('bottomSection: home-special-report');
});

test.each([
  ['events request', ['events']],
  ['STREAM markets query', ['marketStream']],
  ['nothing like this', []],
])('§2.1 /devtools/routes filtered by "%s"', (filter, names) =>
  expect(
    filterRows(routeRows, filter)
      .filter(({ name }) => name !== 'document')
      .map(({ name }) => name),
  ).toEqual(names),
);

test('lists all rows without a filter', () => expect(filterRows(routeRows, '  ')).toHaveLength(routeRows.length));
