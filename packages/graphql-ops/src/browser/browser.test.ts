import { expect, expectTypeOf, test, vi, onTestFinished } from 'vitest';
import { startContentServer } from '../../test/contentServer.ts';
import { GetCustomerDocument } from '../visitor/getCustomer.generated.ts';
import { createBrowserClient } from './browserClient.ts';
import { queryCacheSwitch } from './cacheSwitch.ts';

test("the visitor's own data is asked for by POST with credentials (SPEC §7.1)", async () => {
  const server = await startContentServer({ getCustomer: (_, { encryptedCustomerId }) => ({ id: encryptedCustomerId, subscriptions: [{ id: '1', productId: 2454, status: 1 }] }) });
  const sent = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => sent.mockRestore());
  const reply = await createBrowserClient(server.endpoint).query(GetCustomerDocument, { encryptedCustomerId: 'x' });
  expect(reply.ok && reply.value.getCustomer?.subscriptions).toEqual([{ id: '1', productId: 2454, status: 1 }]);
  if (reply.ok) expectTypeOf(reply.value.getCustomer?.subscriptions[0]?.status).toEqualTypeOf<number | undefined>();
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'include' });
});

test('an error of the provider is unavailable, not an exception', async () => {
  const server = await startContentServer({ getCustomer: () => { throw new Error('no'); } });
  expect(await createBrowserClient(server.endpoint).query(GetCustomerDocument, { encryptedCustomerId: 'x' })).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
});

test('a provider that is down is unavailable', async () => {
  expect(await createBrowserClient('http://127.0.0.1:1/graphql').query(GetCustomerDocument, { encryptedCustomerId: 'x' })).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
});

test.each<[string, Pick<Storage, 'getItem'> | undefined, 'on' | 'off']>([
  ["'false'", { getItem: () => 'false' }, 'off'],
  ["'true'", { getItem: () => 'true' }, 'on'],
  ['nothing', { getItem: () => null }, 'on'],
  ['no storage at all', undefined, 'on'],
  ['a storage that is forbidden', { getItem: () => { throw new DOMException('denied', 'SecurityError'); } }, 'on'],
])('with %s in local storage the cache is %3$s (SPEC §4)', (_, storage, expected) => expect(queryCacheSwitch(storage)).toBe(expected));
