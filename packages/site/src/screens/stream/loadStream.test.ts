import { createContentClient, type QueryCache } from '@masthead/graphql-ops/server';
import { expect, test } from 'vitest';
import { aSite, brand } from '../../../test/aSite';
import { loadAuthor } from '../author/loadAuthor';
import { loadStream } from './loadStream';

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
