import { createContentClient, type QueryCache } from '@masthead/graphql-ops/server';
import { expect, test } from 'vitest';
import { aSite, brand } from '../../../test/aSite';
import { loadAuthor } from '../author/loadAuthor';
import { loadStream } from './loadStream';

type Loader = typeof loadStream | typeof loadAuthor;

/** The cache reach of each query of a page: `memory` stays off the disk. */
const getReaches = async (load: Loader, params: Parameters<Loader>[1]): Promise<string[]> => {
  const reaches: string[] = [];
  const cache: QueryCache = {
    get: async (_, reach) => {
      reaches.push(reach);
      return undefined;
    },
    set: async () => undefined,
    purgedAt: async () => 0,
    purge: async () => 'everywhere',
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
  return reaches;
};

test.each([
  ['the first page of a stream', loadStream, { path: ['markets', 'denver'] }, []],
  ['a further page of a stream', loadStream, { path: ['markets', 'denver'], page: '7' }, ['memory']],
  ['the first page of an author', loadAuthor, { author: 'maren-ostrow' }, []],
  ['a further page of an author', loadAuthor, { author: 'maren-ostrow', page: '7' }, ['memory']],
] as const)('§9 %s: only queries of further pages stay in memory', async (_, load, params, expected) => {
  const reaches = await getReaches(load as Loader, params as unknown as Parameters<Loader>[1]);
  expect(reaches).toContain('everywhere');
  expect(reaches.filter((reach) => reach === 'memory')).toEqual(expected);
});
