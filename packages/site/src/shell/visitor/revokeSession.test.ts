import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { getLogoutUrl, revokeSession } from './startVisitor';

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
