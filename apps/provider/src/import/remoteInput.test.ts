import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSource } from '../../test/support/importSource.ts';
import type { Network } from '../media/library/publicRequest.ts';
import { feeds } from './feeds/feeds.ts';
import { openRemote, type RemoteOptions } from './remoteInput.ts';

const toFeed = (id: string, next: string): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><link href="/"/>${next && `<link rel="next" href="${next}"/>`}<entry><id>${id}</id></entry></feed>`;

const respond = ({ url }: IncomingMessage, response: ServerResponse): void => {
  switch (url) {
    case '/moved':
      return void response.writeHead(301, { location: '/feed' }).end();
    case '/feed':
      return void response.end(toFeed('1', '/feed/2'));
    case '/feed/2':
      return void response.end(toFeed('2', ''));
    case '/elsewhere':
      return void response.end(toFeed('1', 'http://other.test/feed'));
    case '/interrupted':
      response.writeHead(200, { 'content-length': 1000 });
      return void response.write('<feed', () => response.destroy());
    case '/endless': {
      const send = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024, ' ')));
      };
      response.on('drain', send);
      return send();
    }
    default:
      return void response.writeHead(404).end();
  }
};
const server = createServer(respond);
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://old.test:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** All host names lead to the test server. */
const network: Network = {
  protocols: ['http:'],
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowedAddress: () => true,
};

const openFeed = async (location: string, options?: RemoteOptions) => {
  const opened = await openRemote(location, options);
  if (opened.kind !== 'input') throw new Error('The feed has not changed.');
  return opened.input;
};

test('a feed is read with its next pages, after a redirect', async () => {
  const { all } = await readSource(feeds, await openFeed(`${origin}/moved`, { network }));
  expect(all('article').map(({ id }) => id)).toEqual(['1', '2']);
});

test('a next page of another host stops the import', async () => {
  const input = await openFeed(`${origin}/elsewhere`, { network });
  await expect(readSource(feeds, input)).rejects.toThrow('leads to http://other.test, which is not fetched');
});

test.each([
  ['/missing', 'responds with status 404'],
  ['/interrupted', 'breaks off'],
  ['/endless', 'more than 32 MB'],
])('%s is an error: %s', async (path, message) => {
  await expect(openFeed(`${origin}${path}`, { network })).rejects.toThrow(message);
});

test('without a network of tests, only https and public addresses are reached', async () => {
  await expect(openFeed(`${origin}/feed`)).rejects.toThrow('Use an https address');
  await expect(openFeed('https://127.0.0.1/feed')).rejects.toThrow('not public');
});
