import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replaceErrorDocument } from './errorDocument';

const serverErrorPage = '<!DOCTYPE html><html lang="en"><h1>Server error</h1><a href="/">Home page</a></html>';
const emptyDocument = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';
const loaderErrorPage = '<!DOCTYPE html><html lang="en"><h1>Server error of a loader</h1></html>';

type Part = string | Buffer;
const responses: Record<string, { status: number; parts: Part[] }> = {
  '/at-once/': { status: 500, parts: [emptyDocument] },
  '/bytes/': { status: 500, parts: [Buffer.from(emptyDocument)] },
  '/in-parts/': { status: 500, parts: [emptyDocument.slice(0, 50), emptyDocument.slice(50), '<script>1</script>'] },
  '/streamed/': { status: 500, parts: [emptyDocument.slice(0, 60), emptyDocument.slice(60)] },
  '/loader/': { status: 500, parts: [loaderErrorPage] },
  '/missing/': { status: 404, parts: [emptyDocument] },
  '/page/': { status: 200, parts: ['<!DOCTYPE html><html lang="en">', 'rest'] },
  '/data/': { status: 500, parts: ['{"errors":[]}'] },
};

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    replaceErrorDocument(request, response, serverErrorPage);
    const { status, parts } = responses[request.url ?? ''] ?? { status: 204, parts: [] };
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (request.url === '/streamed/') response.flushHeaders();
    for (const part of parts.slice(0, -1)) response.write(part);
    response.end(parts.at(-1));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('§2.4, §8: an error while a page is rendered', () => {
  test.each(['/at-once/', '/bytes/', '/in-parts/', '/streamed/'])(
    '%s: sends the server-error page as a 500 that no cache stores',
    async (path) => {
      const response = await fetch(origin + path);
      expect([response.status, await response.text()]).toEqual([500, serverErrorPage]);
      expect(response.headers.get('cache-control')).toContain('no-store');
    },
  );

  test.each(['/loader/', '/missing/', '/page/', '/data/'])('%s passes unchanged', async (path) => {
    const { status, parts } = responses[path] ?? { status: 0, parts: [] };
    const response = await fetch(origin + path);
    expect([response.status, await response.text()]).toEqual([status, parts.join('')]);
  });

  test('adds no body to a response without one', async () =>
    expect((await fetch(`${origin}/nothing/`)).status).toBe(204));

  test('a HEAD request has the status and no body', async () => {
    const response = await fetch(`${origin}/at-once/`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([500, '']);
  });
});
