import { createBrowserClient } from '@masthead/graphql-ops/browser';
import { describe, expect, test, vi } from 'vitest';
import { startService, type Responder } from '../test/startService.ts';
import type { Warn } from './fetchService.ts';
import { loadCustomer, type CustomerDeps } from './loadCustomer.ts';

const record = {
  id: 'c1',
  firstName: 'Ada',
  lastName: 'Reyes',
  subscriptions: [{ id: 's1', productId: 2454, status: 1 }],
};
const found: Responder = () => ({ body: { data: { getCustomer: record } } });

const setUp = async (respond: Responder, stored: Record<string, string> = {}) => {
  const service = await startService(respond);
  const storage = new Map(Object.entries(stored));
  const warn = vi.fn<Warn>();
  const waited: number[] = [];
  const deps: CustomerDeps = {
    loadGraphqlClient: async () => createBrowserClient({ url: `${service.origin}/api/visitor/graphql` }),
    warn,
    storage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) },
    wait: (ms) => {
      waited.push(ms);
      return Promise.resolve();
    },
    now: () => 0,
  };
  return { service, storage, warn, waited, deps };
};

describe('§4: loadCustomer', () => {
  test('requests the customer by the encrypted id, resolves after 200 ms, and stores the customer under the id', async () => {
    const { service, storage, waited, deps, warn } = await setUp(found);
    const customerResult = await loadCustomer(deps, 'token');
    expect(customerResult).toMatchObject({ kind: 'found', customer: { id: 'c1', firstName: 'Ada' } });
    expect(service.requests).toMatchObject([{ method: 'POST', body: { variables: { encryptedCustomerId: 'token' } } }]);
    expect(waited).toEqual([200]);
    expect(JSON.parse(storage.get('token') ?? '')).toMatchObject({ id: 'c1' });
    expect(warn).not.toHaveBeenCalled();
  });

  test('uses the stored customer without a request or delay', async () => {
    const { service, waited, deps } = await setUp(found, { token: JSON.stringify({ ...record, firstName: 'Stored' }) });
    expect(await loadCustomer(deps, 'token')).toMatchObject({ kind: 'found', customer: { firstName: 'Stored' } });
    expect([service.requests, waited]).toEqual([[], []]);
  });

  test('does not use the stored customer of another id', async () => {
    const { service, deps } = await setUp(found, { other: JSON.stringify({ ...record, firstName: 'Other' }) });
    expect(await loadCustomer(deps, 'token')).toMatchObject({ customer: { firstName: 'Ada' } });
    expect(service.requests).toHaveLength(1);
  });

  test('an invalid stored value logs a warning, and the customer is requested', async () => {
    const { service, storage, deps, warn } = await setUp(found, { token: '{"id": "c1"' });
    expect(await loadCustomer(deps, 'token')).toMatchObject({ kind: 'found', customer: { firstName: 'Ada' } });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('is invalid'), expect.any(SyntaxError));
    expect(service.requests).toHaveLength(1);
    expect(JSON.parse(storage.get('token') ?? '')).toMatchObject({ id: 'c1' });
  });

  test.each(['null', '{}', '{"id":""}', '[]', '"c1"'])(
    'a stored %s has no id, and the customer is requested',
    async (stored) => {
      const { service, deps } = await setUp(found, { token: stored });
      expect(await loadCustomer(deps, 'token')).toMatchObject({ kind: 'found' });
      expect(service.requests).toHaveLength(1);
    },
  );

  test('full storage only logs a warning', async () => {
    const { deps, warn } = await setUp(found);
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(await loadCustomer({ ...deps, storage }, 'token')).toMatchObject({ kind: 'found' });
    expect(warn).toHaveBeenCalledOnce();
  });

  test('without storage the customer is requested', async () => {
    const { deps } = await setUp(found);
    expect(await loadCustomer({ ...deps, storage: undefined }, 'token')).toMatchObject({ kind: 'found' });
  });
});

test('§4: an unknown id has no customer, and nothing is stored', async () => {
  const { storage, deps, warn } = await setUp(() => ({ body: { data: { getCustomer: null } } }));
  expect(await loadCustomer(deps, 'forged')).toEqual({ kind: 'invalid-id' });
  expect(storage.size).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});

test.each<[string, Responder]>([
  ['an error', () => ({ body: { data: { getCustomer: null }, errors: [{ message: 'no' }] } })],
  ['status 502', () => ({ status: 502, body: { message: 'down' } })],
  ['no JSON', () => ({ body: '<html>' })],
])('§8: %s from the service is logged, and the customer is unavailable', async (_, respond) => {
  const { storage, deps, warn } = await setUp(respond);
  expect(await loadCustomer(deps, 'token')).toEqual({ kind: 'unavailable' });
  expect(warn).toHaveBeenCalledExactlyOnceWith('GraphQL request failed', expect.anything());
  expect(storage.size).toBe(0);
});

test('§8: GraphQL code that does not load is logged, and the customer is unavailable', async () => {
  const { deps, warn } = await setUp(found);
  const loadGraphqlClient = () => Promise.reject(new Error('Loading chunk 7 failed.'));
  expect(await loadCustomer({ ...deps, loadGraphqlClient }, 'token')).toEqual({ kind: 'unavailable' });
  expect(warn).toHaveBeenCalledExactlyOnceWith('GraphQL request failed', expect.any(Error));
});

test.each([
  [5_000, 0],
  [5_001, 1],
])('§8, §9: a query of %i ms is logged as too long %i times', async (ms, times) => {
  const { deps, warn } = await setUp(found);
  const clock = [0, ms];
  await loadCustomer({ ...deps, now: () => clock.shift() ?? ms }, 'token');
  expect(warn.mock.calls.filter(([message]) => message === 'GraphQL request took too long')).toHaveLength(times);
});
