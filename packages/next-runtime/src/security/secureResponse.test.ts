import compression from 'compression';
import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { filePolicy, svgPolicy } from './contentSecurityPolicy.ts';
import { secureResponse, securityHeaders } from './secureResponse.ts';

const always = securityHeaders('https://www.example.com');
const policy = 'script-src own';
const getDocumentHeaders = (path: string) => ({
  'content-security-policy': path === '/brand/tool.html' ? 'script-src tool' : policy,
  'cross-origin-resource-policy': 'same-origin',
});

let server: Server | undefined;
afterEach(() => void server?.close());

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/** A server that secures its responses beneath the compression of the real one. */
const respond = async (
  handler: Handler,
  {
    path = '/',
    method = 'GET',
    headers = {},
  }: { path?: string; method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> => {
  const compress = compression();
  server = createServer((request, response) =>
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => {
      secureResponse(request, response, { always, getDocumentHeaders });
      void handler(request, response);
    }),
  ).listen(0);
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    send({ port, path, method, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: (reply.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString(),
          });
        });
    })
      .on('error', reject)
      .end();
  });
};

const html = '<body><p>Zürich</p></body>';
const asHtml = (response: ServerResponse) => response.setHeader('Content-Type', 'text/html; charset=utf-8');

describe('an HTML document', () => {
  test.each<[string, Handler]>([
    ['at once', (_, response) => asHtml(response).end(html)],
    [
      'in parts that split a character, with its head sent first',
      (_, response) => {
        asHtml(response).flushHeaders();
        const bytes = Buffer.from(html);
        response.write(bytes.subarray(0, 11));
        response.write(bytes.subarray(11), () => response.end());
      },
    ],
    [
      'by writeHead with headers',
      (_, response) =>
        response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': Buffer.byteLength(html) }).end(html),
    ],
    [
      'by writeHead with a status message and a list',
      (_, response) => response.writeHead(200, 'Fine', ['Content-Type', 'text/html']).end(Buffer.from(html)),
    ],
    ['as an error', (_, response) => asHtml(response).writeHead(500).end(html)],
  ])('sent %s has the policy of documents', async (_, handler) => {
    const reply = await respond(handler);
    expect([reply.headers['content-security-policy'], reply.body]).toEqual([policy, html]);
  });

  test('is compressed as before', async () => {
    const long = html + ' '.repeat(5_000);
    const reply = await respond((_, response) => asHtml(response).end(long), {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([reply.headers['content-encoding'], reply.headers['content-security-policy'], reply.body]).toEqual([
      'gzip',
      policy,
      long,
    ]);
  });

  test('with a policy of its own keeps it', async () => {
    const reply = await respond((_, response) =>
      asHtml(response)
        .setHeader('Content-Security-Policy', "default-src 'none'")
        .setHeader('X-Frame-Options', 'DENY')
        .end(html),
    );
    expect(reply.headers).toMatchObject({ 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' });
  });
});

describe('every other response', () => {
  test.each<[string, Handler, string | undefined]>([
    ['a redirect', (_, response) => response.writeHead(308, { Location: '/x/' }).end(), filePolicy],
    ['data', (_, response) => response.setHeader('Content-Type', 'application/json').end('{}'), filePolicy],
    ['a drawing', (_, response) => response.setHeader('Content-Type', 'image/svg+xml').end('<svg/>'), svgPolicy],
    ['nothing', (_, response) => response.writeHead(405).end(), filePolicy],
    [
      'a stream',
      (_, response) => {
        response.setHeader('Content-Type', 'text/x-component').flushHeaders();
        response.end('a');
      },
      filePolicy,
    ],
    ['a document that has not changed', (_, response) => response.writeHead(304).end(), policy],
  ])('%s has all headers', async (_, handler, expected) => {
    const { headers } = await respond(handler);
    expect(headers).toMatchObject(always);
    expect(headers['content-security-policy']).toBe(expected);
  });

  test.each([
    [200, 'text/html'],
    [304, undefined],
  ])("the app's own document has its policy with status %i", async (status, type) => {
    const { headers } = await respond(
      (_, response) => {
        if (type) response.setHeader('Content-Type', type);
        response.writeHead(status).end();
      },
      { path: '/brand/tool.html?a=1' },
    );
    expect(headers['content-security-policy']).toBe('script-src tool');
  });

  test.each([
    ['image/webp', 'cross-origin'],
    ['application/rss+xml; charset=utf-8', 'cross-origin'],
    ['application/json', 'same-origin'],
    ['text/html', 'same-origin'],
  ])('%s may be embedded by %s pages', async (type, expected) => {
    expect(
      (await respond((_, response) => response.setHeader('Content-Type', type).end('x'))).headers[
        'cross-origin-resource-policy'
      ],
    ).toBe(expected);
  });

  test.each([
    ['https://www.example.com', 'max-age=63072000'],
    ['http://localhost:3000', undefined],
  ])('%s demands TLS of browsers: %s', (origin, expected) => {
    expect(securityHeaders(origin)['strict-transport-security']).toBe(expected);
  });
});
