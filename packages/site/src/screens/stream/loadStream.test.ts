import { createContentClient, type QueryCache } from '@masthead/graphql-ops/server';
import { expect, test } from 'vitest';
import { aSite, brand } from '../../../test/aSite';
import { loadAuthor } from '../author/loadAuthor';
import { loadStream, splitByAge } from './loadStream';

type Loader = typeof loadStream | typeof loadAuthor;

/** Returns the storage scope of each query of a page: results with the scope `memory` are not written to disk. */
const getStorageScopes = async (load: Loader, params: Parameters<Loader>[1]): Promise<string[]> => {
  const scopes: string[] = [];
  const cache: QueryCache = {
    get: async (_, scope) => {
      scopes.push(scope);
      return undefined;
    },
    set: async () => undefined,
    getPurgeTime: async () => 0,
    purge: async () => 'complete',
  };
  const network = async () => Response.json({ data: null });
  await load(
    {
      ...aSite(() => ({})),
      content: createContentClient({
        brand: brand.key,
        endpoint: 'http://provider.example/graphql',
        fetch: network,
        cache,
      }),
    },
    params,
  );
  return scopes;
};

test.each([
  ['the first page of a stream', loadStream, { path: ['sectors', 'office'] }, []],
  ['a further page of a stream', loadStream, { path: ['sectors', 'office'], page: '7' }, ['memory']],
  ['the first page of an author', loadAuthor, { author: 'maren-ostrow' }, []],
  ['a further page of an author', loadAuthor, { author: 'maren-ostrow', page: '7' }, ['memory']],
] as const)('§9 %s: only queries of further pages stay in memory', async (_, load, params, expected) => {
  const scopes = await getStorageScopes(load as Loader, params as unknown as Parameters<Loader>[1]);
  expect(scopes).toContain('all-stores');
  expect(scopes.filter((scope) => scope === 'memory')).toEqual(expected);
});

const aStory = (title: string, day?: string) => ({
  title,
  url: `/${title}/`,
  kicker: { trail: [] },
  ...(day && { published: { text: day, iso: `${day}T12:00:00Z` } }),
});

test('stories of over 60 days before the newest are earlier ones', () => {
  const { news, earlier } = splitByAge([
    aStory('newest', '2026-11-21'),
    aStory('undated'),
    aStory('september', '2026-09-22'),
    aStory('july', '2026-07-14'),
  ]);
  expect(news.map(({ title }) => title)).toEqual(['newest', 'undated', 'september']);
  expect(earlier.map(({ title }) => title)).toEqual(['july']);
});

test('a stream that ended years ago has its newest stories', () => {
  const { news } = splitByAge([aStory('last', '2019-03-04'), aStory('before', '2019-02-11')]);
  expect(news).toHaveLength(2);
  expect(splitByAge([])).toEqual({ news: [], earlier: [] });
});
