import { type Customer, toVisitor, type VisitorState } from '@masthead/auth';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getLogoutUrl, revokeSession, toDisplayedVisitor } from './startVisitor';
import { runInNewContext } from 'node:vm';
import { hasSignInCookies, signedInHintScript } from './signedInHint';
import { createServer } from 'node:http';

const customer: Customer = {
  id: 'c1',
  firstName: 'Ada',
  lastName: 'Reyes',
  subscriptions: [{ id: 's1', productId: 2454, status: 1 }],
};
const session = (percent?: number): VisitorState['session'] => ({
  state: null,
  loggedIn: true,
  sessionInitialized: true,
  user: {
    email: 'a@example.com',
    userId: 'c1',
    firstName: 'Ada',
    lastName: 'Reyes',
    demographics: percent === undefined ? {} : { profileCompletionPercent: percent },
  },
});
const busy: VisitorState['session'] = { state: 'busy', loggedIn: false, sessionInitialized: false };

describe('§2.7: the visitor as a page displays them', () => {
  test('a subscriber has a name', () => {
    expect(toDisplayedVisitor({ visitor: toVisitor(customer), session: busy })).toEqual({
      visitor: { state: 'subscriber', firstName: 'Ada', lastName: 'Reyes' },
      lookup: 'pending',
    });
  });
  test('a registrant is no subscriber', () => {
    expect(toDisplayedVisitor({ visitor: toVisitor({ ...customer, subscriptions: [] }), session: busy })).toMatchObject(
      {
        visitor: { state: 'registrant' },
      },
    );
  });
  test.each([
    [60, { profileCompletion: 60 }],
    [100, {}],
    [undefined, {}],
  ])('a profile of %s percent is displayed as %j', (percent, displayed) => {
    expect(toDisplayedVisitor({ visitor: toVisitor(customer), session: session(percent) }).visitor).toEqual({
      state: 'subscriber',
      firstName: 'Ada',
      lastName: 'Reyes',
      ...displayed,
    });
  });
  test.each([{ state: 'unknown' }, { state: 'signed-out' }] as const)('$state displays no name', (visitor) => {
    expect(toDisplayedVisitor({ visitor, session: session(60) })).toEqual({
      visitor,
      lookup: 'done',
    });
  });
});

const runScript = (cookie: string): string | undefined => {
  const dataset: { visitor?: string } = {};
  runInNewContext(signedInHintScript, { document: { cookie, documentElement: { dataset } } });
  return dataset.visitor;
};

describe('§4: cookies that may sign a visitor in set the hint before the first paint', () => {
  test.each([
    'oly_enc_id=abc',
    'a=1; oly_enc_id=abc',
    'ipAddress=192.0.2.1; userAccess=1',
    'userAccess=1; a=2; ipAddress=192.0.2.1',
  ])('%j sets it', (cookie) => {
    expect(runScript(cookie)).toBe('known');
    expect(hasSignInCookies(cookie)).toBe(true);
  });
  test.each([
    '',
    'oly_anon_id=abc',
    'oly_enc_id=',
    'oly_enc_id=; a=1',
    'no_oly_enc_id=abc',
    'ipAddress=192.0.2.1',
    'userAccess=1',
    'useremail=a@example.com',
  ])('%j does not', (cookie) => {
    expect(runScript(cookie)).toBeUndefined();
    expect(hasSignInCookies(cookie)).toBe(false);
  });
});

test('the script contains no closing tag, which would end its element', () =>
  expect(signedInHintScript).not.toMatch(/<\//));

const startStore = async (status: number): Promise<{ origin: string; requests: string[]; sent: string[] }> => {
  const requests: string[] = [];
  const sent: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      sent.push(`${request.headers['content-type']} ${text}`);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The store has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, requests, sent };
};
const page = '/Registration/Logout.aspx?promoCode=REM';

test.each([
  [200, true],
  [204, true],
  [401, false],
  [500, false],
])('§4, logout: after status %i of the store the session has ended: %s', async (status, ended) => {
  const { origin, requests, sent } = await startStore(status);
  expect(await revokeSession(fetch, { page, origin, customerId: 'to+ken' })).toBe(ended);
  expect(requests).toEqual([`POST ${page}`]);
  expect(sent).toEqual(['application/x-www-form-urlencoded;charset=UTF-8 customerId=to%2Bken']);
});

test('sends no request to a store at another origin', async () => {
  const { origin, requests } = await startStore(200);
  expect(
    await revokeSession(fetch, { page: `${origin}${page}`, origin: 'https://news.example', customerId: 'token' }),
  ).toBe(false);
  expect(requests).toEqual([]);
});

test.each([
  [
    '/Registration/Logout.aspx?promoCode=REM',
    'https://news.example/Registration/Logout.aspx?promoCode=REM&returnUrl=%2F',
  ],
  [
    'https://store.example/out?promoCode=REM',
    'https://store.example/out?promoCode=REM&customerId=token&returnUrl=https%3A%2F%2Fnews.example%2F',
  ],
])('§7.2: the log-out URL of %s has the return address, and the customer at another origin', (store, address) => {
  expect(getLogoutUrl({ page: store, origin: 'https://news.example', customerId: 'token' })).toBe(address);
});
