import { createServer, request as sendRequest, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRefusalSender } from '../plainPage';
import { handleHeaderOverflow, maxHeaderSize, renderRequestTooLong } from './headerOverflow';

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer({ maxHeaderSize }, (request, response) => {
    if (request.url === '/nowhere/')
      return createRefusalSender(() => undefined)(request, response, { status: 414, page: renderRequestTooLong() });
    if (request.url === '/slow/') return void response.write('half a response');
    response.end(String(request.url?.length));
  });
  handleHeaderOverflow(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Result = { status: number | undefined; type: string | undefined; text: string };
const get = (path: string): Promise<Result> =>
  new Promise((resolve, reject) => {
    sendRequest({ port, path, agent: false }, (response: IncomingMessage) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => void (text += part))
        .on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'], text }));
    })
      .on('error', reject)
      .end();
  });

/** Sends text on a new connection and returns everything received until the connection closes. */
const sendRaw = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => void (received += part))
      .on('error', () => undefined)
      .on('close', () => resolve(received));
  });

const tooLong = 'x'.repeat(maxHeaderSize);

describe('a URL of any length gets a response', () => {
  test.each([
    ['emoji', '🏢'],
    ['quotes', '"'],
  ])('a search for 10,000 %s is received completely', async (_, sign) => {
    const path = `/search/?q=${encodeURIComponent(sign.repeat(10_000))}`;
    expect(await get(path)).toMatchObject({ status: 200, text: String(path.length) });
  });

  test.each([170_000, 400_000, 3_000_000])('a search of %i bytes gets a 431 with a complete page', async (length) => {
    const { status, type, text } = await get(`/search/?q=${'x'.repeat(length)}`);
    expect([status, type]).toEqual([431, 'text/html; charset=utf-8']);
    expect(text).toMatch(/^<!doctype html>.*too long.*<\/html>$/s);
  });

  test('a refused URL is a 414 with a page', async () => {
    const { status, text } = await get('/nowhere/');
    expect([status, text.includes('too long')]).toEqual([414, true]);
  });

  test('a second request on the same connection gets a 431 too', async () => {
    expect(await sendRaw(`GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /${tooLong} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 .*HTTP\/1\.1 431 .*<\/html>$/s,
    );
  });

  test('nothing is written into a response in progress', async () => {
    expect(await sendRaw(`GET /slow/ HTTP/1.1\r\nHost: x\r\n\r\nGET /${tooLong} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 (?!.*431)/s,
    );
  });

  test('an unknown expectation of the client is ignored, so that the response has the headers of every response', async () => {
    expect(await sendRaw('GET /events/ HTTP/1.1\r\nHost: x\r\nExpect: anything\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });

  test('a malformed request is a 400, as of every Node server', async () =>
    expect(await sendRaw('nonsense\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'));
});
