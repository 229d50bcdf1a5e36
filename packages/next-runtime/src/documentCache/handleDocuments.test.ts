import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openSite } from '../../test/documentSite';
import { createRefusalSender } from '../plainPage';
import type { QueryRule } from '../request/canonicalizeUrl';
import { createOldAddresses } from '../request/oldAddresses';
import { createGetBody } from './cachedDocument';
import { createDocumentHandler } from './handleDocuments';
import { renderInMemory } from './renderInMemory';
import { createDocumentSender } from './sendDocument';

const request = { url: '/markets/?page=2', headers: { host: 'site.example' } };
const long = 'A long body. '.repeat(20_000);

test.each<[name: string, handle: RequestListener, body: string]>([
  ['in one piece', (_, response) => response.end('<p>Ä deal'), '<p>Ä deal'],
  [
    'in parts, as text and as bytes that are reused',
    (_, response) => {
      const bytes = Buffer.from('<b>');
      response.write('<p>');
      response.write(bytes);
      bytes.fill(0);
      response.end('ÿ', 'latin1');
    },
    '<p><b>\u{fffd}',
  ],
  ['as a stream', (_, response) => void pipeline(Readable.from([long, long]), response), long + long],
  ['without a body', (_, response) => response.writeHead(200).end(), ''],
])('returns a response that is written %s', async (_, handle, body) => {
  expect((await renderInMemory(handle, request)).body.toString()).toBe(body);
});

test('passes the address and the headers, and returns the status and the headers', async () => {
  const { status, headers } = await renderInMemory((received, response) => {
    response.setHeader('X-Page-Tags', `${received.method} ${received.url} ${received.headers.host}`);
    response.writeHead(404, { 'content-type': 'text/html' }).end();
  }, request);
  expect([status, headers]).toEqual([
    404,
    { 'x-page-tags': 'GET /markets/?page=2 site.example', 'content-type': 'text/html' },
  ]);
});

test('reads the request to its end', async () => {
  const { body } = await renderInMemory((received, response) => {
    received.resume().once('end', () => response.end('read'));
  }, request);
  expect(body.toString()).toBe('read');
});

test('a response that breaks off is an error', async () => {
  const rendered = renderInMemory((_, response) => {
    response.write('<p>');
    response.destroy();
  }, request);
  await expect(rendered).rejects.toThrow('The response broke off.');
});

const rules: Readonly<Record<string, QueryRule>> = {
  '/markets/': [
    { name: 'page', use: 'cache-key' },
    { name: 'nocache', use: 'request' },
  ],
  '/search/': [{ name: 'q', use: 'request' }],
  '/feed/': 'unchanged',
  '/broken/': [],
};

/** A server in front of a site whose pages repeat what they get. */
const open = async () => {
  const rendered: string[] = [];
  const sendRefusal = createRefusalSender(() => undefined);
  const admission: { limit: 'allowed' | 'refused' } = { limit: 'allowed' };
  const find = async (address: string) => (address.startsWith('/moved/') ? '/markets/' : undefined);
  const handleDocument = createDocumentHandler({
    handle: ({ url = '', headers }, response) => {
      rendered.push(url);
      if (url.startsWith('/broken/')) return void response.destroy();
      response.statusCode = url.startsWith('/no-such-') ? 404 : 200;
      response.setHeader('x-page-lifetime', '60');
      response.end(`${url} ${headers.host} ${headers.cookie}`);
    },
    cache: openSite().cache,
    send: createDocumentSender({ cdn: 'none', getBody: createGetBody(1_000), getSecurityHeaders: () => ({}) }),
    sendRefusal,
    limitRendering: (request, response) => {
      if (admission.limit === 'refused') sendRefusal(request, response, { status: 429, page: 'too many' });
      return admission.limit;
    },
    isFilePath: (path) => path.endsWith('.php'),
    getClient: () => 'reader',
    oldAddresses: createOldAddresses(find, sendRefusal),
  });
  const server = createServer((request, response) => {
    const { url: address = '' } = request;
    void handleDocument(request, response, { address, rule: rules[address.split('?')[0] ?? ''] ?? 'unmatched' });
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const get = async (path: string, headers: OutgoingHttpHeaders = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: headers as Record<string, string>,
      redirect: 'manual',
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { get, rendered, admission };
};

test.each([
  ['a page', '/markets/', {}, 1],
  ['a page of a list', '/markets/?page=2', {}, 1],
  ['a feed', '/feed/', {}, 1],
  ['a page for a visitor with cookies', '/markets/', { cookie: 'visitor=secret' }, 1],
  ['a page for an internal user', '/markets/', { cookie: 'mh_internal=verified' }, 2],
  ['a page without caches', '/markets/?nocache=1', {}, 2],
  ['a search', '/search/?q=office', {}, 2],
])('%s at %s is rendered for two requests', async (_, path, headers, renders) => {
  const { get, rendered } = await open();
  await get(path, headers);
  expect((await get(path, headers)).status).toBe(200);
  expect(rendered).toEqual(Array.from({ length: renders }, () => path));
});

test('a document for everybody does not see the cookies of its first reader; one for an editor does', async () => {
  const { get } = await open();
  expect((await get('/markets/', { cookie: 'visitor=secret' })).text).toMatch(/ undefined$/);
  expect((await get('/markets/', { cookie: 'mh_internal=verified' })).text).toMatch(/ mh_internal=verified$/);
});

test('unknown addresses share a document', async () => {
  const { get, rendered } = await open();
  const [first, second] = [await get('/invented-1/'), await get('/invented-2/')];
  expect([first.status, second.status, rendered]).toEqual([404, 404, ['/no-such-page/']]);
  expect(second.text).toBe(first.text);
});

test('an old address leads to its page', async () => {
  const { get } = await open();
  const { status, headers } = await get('/moved/a-deal/');
  expect([status, headers.get('location')]).toEqual([308, '/markets/']);
});

test('a client that may not have more documents rendered gets those of the cache', async () => {
  const { get, admission } = await open();
  await get('/markets/');
  admission.limit = 'refused';
  const statuses = [await get('/markets/'), await get('/markets/?page=2'), await get('/search/')];
  expect(statuses.map(({ status }) => status)).toEqual([200, 429, 429]);
});

test.each(['/broken/', '/broken/?nocache=1'])(
  '%s, whose render breaks off, is a 503 that no cache stores',
  async (path) => {
    const { get } = await open();
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
      503,
      'private, no-store',
      '10',
    ]);
  },
);
