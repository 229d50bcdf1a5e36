import { createBrowserClient } from '@masthead/graphql-ops/browser';
import { describe, expect, test, vi } from 'vitest';
import { startService, type Responder } from '../test/service.ts';
import type { Warn } from './fetchService.ts';
import { loadCustomer, type CustomerDeps } from './loadCustomer.ts';

const record = {
  id: 'c1',
  firstName: 'Ada',
  middleName: null,
  lastName: 'Reyes',
  title: null,
  promoCode: null,
  subscriptions: [{ id: 's1', productId: 2454, status: 1 }],
};
const found: Responder = () => ({ body: { data: { getCustomer: record } } });

const setUp = async (answer: Responder, kept: Record<string, string> = {}) => {
  const service = await startService(answer);
  const storage = new Map(Object.entries(kept));
  const warn = vi.fn<Warn>();
  const waited: number[] = [];
  const tools: CustomerDeps = {
    loadGraphqlClient: async () => createBrowserClient({ url: `${service.origin}/api/visitor/graphql` }),
    warn,
    storage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) },
    wait: (ms) => {
      waited.push(ms);
      return Promise.resolve();
    },
    now: () => 0,
  };
  return { service, storage, warn, waited, tools };
};

describe('SPEC 4: the customer look-up', () => {
  test('asks by the encrypted id, not before 200 ms have passed, and keeps the answer under the id', async () => {
    const { service, storage, waited, tools, warn } = await setUp(found);
    const lookUp = await loadCustomer(tools, 'token');
    expect(lookUp).toMatchObject({ kind: 'found', customer: { id: 'c1', firstName: 'Ada', middleName: '' } });
    expect(service.requests).toMatchObject([{ method: 'POST', body: { variables: { encryptedCustomerId: 'token' } } }]);
    expect(waited).toEqual([200]);
    expect(JSON.parse(storage.get('token') ?? '')).toMatchObject({ id: 'c1' });
    expect(warn).not.toHaveBeenCalled();
  });

  test('takes the kept customer, without asking or waiting', async () => {
    const { service, waited, tools } = await setUp(found, { token: JSON.stringify({ ...record, firstName: 'Kept' }) });
    expect(await loadCustomer(tools, 'token')).toMatchObject({ kind: 'found', customer: { firstName: 'Kept' } });
    expect([service.requests, waited]).toEqual([[], []]);
  });

  test('the kept customer of another id is not taken', async () => {
    const { service, tools } = await setUp(found, { other: JSON.stringify({ ...record, firstName: 'Other' }) });
    expect(await loadCustomer(tools, 'token')).toMatchObject({ customer: { firstName: 'Ada' } });
    expect(service.requests).toHaveLength(1);
  });

  test('a kept value that does not parse gives a warning, and the query is asked', async () => {
    const { service, storage, tools, warn } = await setUp(found, { token: '{"id": "c1"' });
    expect(await loadCustomer(tools, 'token')).toMatchObject({ kind: 'found', customer: { firstName: 'Ada' } });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('is invalid'), expect.any(SyntaxError));
    expect(service.requests).toHaveLength(1);
    expect(JSON.parse(storage.get('token') ?? '')).toMatchObject({ id: 'c1' });
  });

  test.each(['null', '{}', '{"id":""}', '[]', '"c1"'])('a kept %s has no id, and the query is asked', async (kept) => {
    const { service, tools } = await setUp(found, { token: kept });
    expect(await loadCustomer(tools, 'token')).toMatchObject({ kind: 'found' });
    expect(service.requests).toHaveLength(1);
  });

  test('a storage that is full costs a warning, nothing else', async () => {
    const { tools, warn } = await setUp(found);
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(await loadCustomer({ ...tools, storage }, 'token')).toMatchObject({ kind: 'found' });
    expect(warn).toHaveBeenCalledOnce();
  });

  test('without any storage the query is asked', async () => {
    const { tools } = await setUp(found);
    expect(await loadCustomer({ ...tools, storage: undefined }, 'token')).toMatchObject({ kind: 'found' });
  });
});

test('DECISIONS, Visitors: an id that the service does not know is none, and nothing is kept', async () => {
  const { storage, tools, warn } = await setUp(() => ({ body: { data: { getCustomer: null } } }));
  expect(await loadCustomer(tools, 'forged')).toEqual({ kind: 'none' });
  expect(storage.size).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});

test.each<[string, Responder]>([
  ['an error', () => ({ body: { data: { getCustomer: null }, errors: [{ message: 'no' }] } })],
  ['status 502', () => ({ status: 502, body: { message: 'down' } })],
  ['no JSON', () => ({ body: '<html>' })],
])('SPEC 8: %s of the service is logged and says nothing of the id', async (_, answer) => {
  const { storage, tools, warn } = await setUp(answer);
  expect(await loadCustomer(tools, 'token')).toEqual({ kind: 'unavailable' });
  expect(warn).toHaveBeenCalledExactlyOnceWith('GraphQL request failed', expect.anything());
  expect(storage.size).toBe(0);
});

test('SPEC 8: a client whose code does not load is logged, and the look-up is unavailable', async () => {
  const { tools, warn } = await setUp(found);
  const loadGraphqlClient = () => Promise.reject(new Error('Loading chunk 7 failed.'));
  expect(await loadCustomer({ ...tools, loadGraphqlClient }, 'token')).toEqual({ kind: 'unavailable' });
  expect(warn).toHaveBeenCalledExactlyOnceWith('GraphQL request failed', expect.any(Error));
});

test.each([
  [5_000, 0],
  [5_001, 1],
])('SPEC 8, 9: a query of %i ms is logged as too long %i times', async (ms, times) => {
  const { tools, warn } = await setUp(found);
  const clock = [0, ms];
  await loadCustomer({ ...tools, now: () => clock.shift() ?? ms }, 'token');
  expect(warn.mock.calls.filter(([message]) => message === 'GraphQL request took too long')).toHaveLength(times);
});
