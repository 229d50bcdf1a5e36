import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { renderInMemory } from './renderInMemory';

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
