// A small server with one known hole for each path, for the test that the fuzz run finds them (tests/fuzz.test.ts).
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const stallMicroseconds = 400_000;
const slowMs = 2_300;

/** Blocks for an amount of CPU time, which the fuzz run measures too. */
const block = (): void => {
  const begin = process.threadCpuUsage();
  while (process.threadCpuUsage(begin).user < stallMicroseconds);
};

/** Text of one visitor that every visitor sees. */
let shared = '';

const send = (response: ServerResponse, status: number, body: string): void =>
  void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);

const holes: Readonly<Record<string, (response: ServerResponse, query: string) => void>> = {
  '/sound/': (response) => send(response, 200, 'sound'),
  '/error/': (response) => send(response, 500, 'error'),
  '/overloaded/': (response) => send(response.setHeader('retry-after', '1'), 503, 'overloaded'),
  '/stall/': (response) => {
    block();
    send(response, 200, 'stall');
  },
  '/slow/': (response) => void setTimeout(() => send(response, 200, 'slow'), slowMs),
  '/cached/': (response, query) => {
    shared ||= query;
    send(response, 200, shared);
  },
  '/inject/': (response) => send(response.setHeader('x-fuzz-injected', '1'), 200, 'inject'),
  '/sniffed/': (response) => {
    response.removeHeader('x-content-type-options');
    send(response, 200, 'sniffed');
  },
  '/repeat/': (response, query) => send(response, 200, query),
  '/internals/': (response) => send(response, 400, 'Error: x\n at run (file:///srv/node_modules/x.js:1:1)'),
  '/private/': (response) => send(response, 200, 'the reader is subscriber@example.com'),
  '/closed/': (response) => void response.socket?.destroy(),
  '/Registration/Login.aspx': (response) =>
    send(response.setHeader('set-cookie', 'mh_session=0123456789abcdef; Path=/'), 303, ''),
  '/Registration/JsonWebService.svc/GetBasicUserInfo/': (response) =>
    send(response, 200, '{"email":"subscriber@example.com"}'),
};

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  request.resume();
  response.setHeader('x-content-type-options', 'nosniff');
  (holes[url.pathname] ?? holes['/sound/'])?.(response, decodeURIComponent(url.search.slice(1)));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
