import { createBrowserClient } from '@masthead/graphql-ops/browser';
import { describe, expect, test, vi } from 'vitest';
import { startService, type Responder } from '../test/startService.ts';
import type { Warn } from './fetchService.ts';
import { createVisitorStore, type VisitorState } from './visitorStore.ts';

const record = (id: string) => ({
  id,
  firstName: 'Ada',
  lastName: 'Reyes',
  subscriptions: [{ id: 's1', productId: 2454, status: 1 }],
});
const user = { email: 'a@example.com', userId: 'u1', firstName: 'Ada', lastName: 'Reyes' };

/**
 * Responses of the registration service and of the content service, which has a customer for ids that start with
 * `good`.
 */
const services =
  (session: 'open' | 'none' = 'open'): Responder =>
  ({ url, body }) => {
    if (url.startsWith('/userdemographics'))
      return { body: { UserDemographics: { ProfileCompletionRatioPercent: 80 } } };
    if (url.includes('GetBasicUserInfo'))
      return session === 'open' ? { body: { status: 200, data: user } } : { status: 401, body: { status: 401 } };
    const { variables } = body as { variables: { encryptedCustomerId: string } };
    return {
      body: {
        data: {
          getCustomer: variables.encryptedCustomerId.startsWith('good') ? record(variables.encryptedCustomerId) : null,
        },
      },
    };
  };

const setUp = async (cookies: string, respond: Responder = services()) => {
  const { origin, requests } = await startService(respond);
  const jar = { cookies };
  const deleteCookies = vi.fn<() => void>();
  const states: VisitorState[] = [];
  const store = createVisitorStore({
    fetch,
    loadGraphqlClient: async () => createBrowserClient({ url: `${origin}/graphql` }),
    endpoints: {
      basicUserInfo: `${origin}/GetBasicUserInfo`,
      demographics: `${origin}/userdemographics/`,
    },
    storage: undefined,
    warn: vi.fn<Warn>(),
    wait: () => Promise.resolve(),
    now: () => 0,
    cookies: () => jar.cookies,
    cookieLogin: true,
    deleteCookies,
    onChange: (state) => states.push(state),
  });
  return { store, jar, requests, deleteCookies, states };
};

describe('§4: the visitor state', () => {
  test('before any request the visitor is unknown and the session not initialized', async () => {
    const { store, requests } = await setUp('oly_enc_id=good');
    expect(store.state()).toEqual({
      visitor: { state: 'unknown' },
      session: { state: null, loggedIn: false, sessionInitialized: false },
    });
    expect(requests).toEqual([]);
  });

  test('a visitor without cookies is signed out without a request', async () => {
    const { store, requests } = await setUp('oly_anon_id=1');
    await store.refresh();
    expect(store.state()).toEqual({
      visitor: { state: 'signed-out' },
      session: { state: null, loggedIn: false, sessionInitialized: true },
    });
    expect(requests).toEqual([]);
  });

  test('a customer id that the service accepts signs the visitor in', async () => {
    const { store, states, deleteCookies } = await setUp('oly_enc_id=good');
    await store.refresh();
    expect(states[0]).toMatchObject({
      visitor: { state: 'unknown' },
      session: { state: 'busy', loggedIn: false, sessionInitialized: false },
    });
    expect(store.state()).toMatchObject({
      visitor: { state: 'subscriber', customer: { id: 'good' } },
      session: { loggedIn: true },
    });
    expect(deleteCookies).not.toHaveBeenCalled();
  });

  test('a forged or expired id signs the visitor out and deletes the cookies (§4)', async () => {
    const { store, deleteCookies, requests } = await setUp('oly_enc_id=forged; ipAddress=192.0.2.1; userAccess=1');
    await store.refresh();
    expect(store.state()).toEqual({
      visitor: { state: 'signed-out' },
      session: { state: null, loggedIn: false, sessionInitialized: true },
    });
    expect(deleteCookies).toHaveBeenCalledOnce();
    expect(requests.map(({ url }) => url)).toEqual(['/graphql']);
  });

  test('a session without a customer id makes the visitor a registrant', async () => {
    const { store, requests } = await setUp('ipAddress=192.0.2.1; userAccess=1; useremail=a@example.com');
    await store.refresh();
    expect(store.state()).toMatchObject({
      visitor: { state: 'registrant' },
      session: { loggedIn: true, user: { demographics: { profileCompletionPercent: 80 } } },
    });
    expect(requests.map(({ url }) => url)).toEqual(['/userdemographics/?email=a%40example.com']);
  });

  test('a failed session check does not sign out a customer who was found', async () => {
    const { store } = await setUp('oly_enc_id=good', services('none'));
    await store.refresh();
    expect(store.state()).toMatchObject({
      visitor: { state: 'subscriber' },
      session: { loggedIn: false, error: expect.stringContaining('https required') },
    });
  });

  test('while the services are down the visitor stays unknown, and the next refresh requests again', async () => {
    let isDown = true;
    const { store, deleteCookies } = await setUp('oly_enc_id=good', (requests) =>
      isDown ? { status: 502, body: {} } : services()(requests),
    );
    await store.refresh();
    expect(store.state().visitor).toEqual({ state: 'unknown' });
    expect(deleteCookies).not.toHaveBeenCalled();
    isDown = false;
    await store.refresh();
    expect(store.state().visitor).toMatchObject({ state: 'subscriber' });
  });
});

test('§4: the customer is fetched when the id appears, and again only when it changes', async () => {
  const { store, jar, requests } = await setUp('');
  await store.refresh();
  jar.cookies = 'oly_enc_id=good-1';
  await store.refresh();
  await store.refresh();
  expect(store.state().visitor).toMatchObject({ customer: { id: 'good-1' } });
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  jar.cookies = 'oly_enc_id=good-2';
  await store.refresh();
  expect(store.state().visitor).toMatchObject({ customer: { id: 'good-2' } });
});

test('a response is ignored after a newer refresh', async () => {
  const { store, jar } = await setUp('oly_enc_id=good');
  const first = store.refresh();
  jar.cookies = '';
  await store.refresh();
  await first;
  expect(store.state().visitor).toEqual({ state: 'signed-out' });
});

test('§4, logout: clear signs the visitor out at once', async () => {
  const { store } = await setUp('oly_enc_id=good');
  await store.refresh();
  store.clear();
  expect(store.state().visitor).toEqual({ state: 'signed-out' });
});
