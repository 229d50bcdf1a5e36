import { cacheExchange, ssrExchange } from '@urql/core';
import { expect, test, vi, onTestFinished } from 'vitest';
import { startContentServer } from '../../test/contentServer.ts';
import { createQuery } from '../createQuery.ts';
import { GetCustomerDocument } from '../operations/customer.generated.ts';
import { createBrowserClient } from './browserClient.ts';
import { toTransferredQuery } from './transferQuery.ts';

test('sends the query by POST with credentials (§7.1)', async () => {
  const server = await startContentServer({
    getCustomer: (_, { encryptedCustomerId }) => ({
      id: encryptedCustomerId,
      subscriptions: [{ id: '1', productId: 2454, status: 1 }],
    }),
  });
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetchSpy.mockRestore());
  const { data } = await createBrowserClient({ url: server.endpoint }).query(GetCustomerDocument, {
    encryptedCustomerId: 'x',
  });
  expect(data?.getCustomer?.subscriptions).toMatchObject([{ id: '1', productId: 2454, status: 1 }]);
  expect(fetchSpy.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'include' });
});

test.each([
  [
    'that fails',
    async () =>
      (
        await startContentServer({
          getCustomer: () => {
            throw new Error('no');
          },
        })
      ).endpoint,
  ],
  ['that is down', async () => 'http://127.0.0.1:1/graphql'],
])('a provider %s makes the result an error, and nothing is thrown', async (_, endpoint) => {
  const { error } = await createBrowserClient({ url: await endpoint() }).query(GetCustomerDocument, {
    encryptedCustomerId: 'x',
  });
  expect(error).toBeDefined();
});

test('a result of the server is requested again only when the cache is bypassed', async () => {
  const server = await startContentServer({ getCategories: () => [] });
  const transferred = toTransferredQuery(createQuery('categories', { site: 'newsline' }), {
    getCategories: [{ name: 'Atlanta' }],
  });
  if (!transferred) throw new Error('A complete query is always transferred.');
  const fetchSpy = vi.fn<typeof fetch>(fetch);
  const client = createBrowserClient({
    url: server.endpoint,
    fetch: fetchSpy,
    exchanges: [cacheExchange, ssrExchange({ isClient: true, initialState: transferred.initialState })],
  });
  expect((await client.query(transferred.text, transferred.variables)).data).toEqual({
    getCategories: [{ name: 'Atlanta' }],
  });
  expect(fetchSpy).not.toHaveBeenCalled();
  expect((await client.query(transferred.text, transferred.variables, { requestPolicy: 'network-only' })).data).toEqual(
    {
      getCategories: [],
    },
  );
  expect(fetchSpy).toHaveBeenCalledOnce();
});

test('an incomplete query is not transferred (§5)', () =>
  expect(toTransferredQuery(createQuery('article', { naturalId: '', site: '' }), undefined)).toBeUndefined());
