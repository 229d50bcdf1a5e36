import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainPage } from '../plainPage.ts';

/**
 * The most bytes that address and headers of a request may have. SPEC §5: a search for 10,000 characters is answered;
 * as emoji in an address these are 120 KB. Node would take 16 KB, cookies included, and answer nothing but a status.
 */
export const maxHeaderSize = 160 * 1024;

/** So long (ms) a request that is too long may still arrive: a connection that is closed on it takes its answer along. */
const lingerMs = 1_000;

const page = plainPage(
  'This address is too long',
  'Please shorten it: a search takes a few words. If you only followed a link, delete the cookies of this site and try again.',
);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Length': Buffer.byteLength(page),
  'Cache-Control': 'no-store',
} as const;

/** Answers a request whose address leads nowhere by its length. */
export const refuseAddress = (response: ServerResponse): void => void response.writeHead(414, headers).end(page);

const headOf = (status: number, fields: Readonly<Record<string, string | number>> = {}): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({ Connection: 'close', ...fields }).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

/** What Node answers by itself where nobody listens to these faults. */
const statusOf = (code: string | undefined): number => {
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
};

/** Tells who sends longer headers than are taken that they are too long, as a page. Other faults of a request are answered as Node does. */
export const handleHeaderOverflow = (server: Server, securityHeaders: Readonly<Record<string, string>> = {}): void => {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => void answers.set(socket, response));
  // Node would respond with a 417 that no check has seen and that has no security headers.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
  server.on('clientError', (fault: NodeJS.ErrnoException, socket: Duplex) => {
    // Each further part of the same request is a fault anew.
    if (refused.has(socket)) return;
    const answer = answers.get(socket);
    // An answer that is on its way would be broken by another one in its middle.
    const isFree = socket.writable && (!answer?.headersSent || answer.writableFinished);
    if (!isFree || fault.code !== 'HPE_HEADER_OVERFLOW') {
      if (isFree) socket.write(headOf(statusOf(fault.code), securityHeaders));
      socket.destroy(fault);
      return;
    }
    refused.add(socket);
    socket.end(headOf(431, { ...securityHeaders, ...headers }) + page);
    socket.resume();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
};
