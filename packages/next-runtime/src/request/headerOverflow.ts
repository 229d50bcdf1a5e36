import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { renderRefusal, getPlainPageHeaders } from '../plainPage.ts';

/** A search for 10,000 emoji takes 120 KB of URL. Node's default is 16 KB and a status without a page. */
export const maxHeaderSize = 160 * 1024;

/** How long an oversized request is read: a client whose connection closes never reads the 431. */
const drainMs = 1_000;

/** The page of a request whose URL or headers are too long (414, 431). */
export const renderRequestTooLong = (): string => renderRefusal('requestTooLong');

const formatHead = (status: number, fields: Readonly<Record<string, unknown>> = {}): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({ Connection: 'close', ...fields }).map(([name, value]) => `${name}: ${String(value)}`),
    '',
    '',
  ].join('\r\n');

/** The status that Node itself sends for an error of its parser. */
const getStatus = (code: string | undefined): number => {
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
};

/** Sends a 431 with a page for too large headers. Other parser errors get Node's status, with security headers. */
export const handleHeaderOverflow = (server: Server, securityHeaders: Readonly<Record<string, string>> = {}): void => {
  const responses = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => void responses.set(socket, response));
  // Node would respond with a 417 that no check has seen and that has no security headers.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Each further chunk of the same request is another error.
    if (refused.has(socket)) return;
    const response = responses.get(socket);
    // A response that is being sent must not get another one into its middle.
    const isIdle = socket.writable && (!response?.headersSent || response.writableFinished);
    if (!isIdle || error.code !== 'HPE_HEADER_OVERFLOW') {
      if (isIdle) socket.write(formatHead(getStatus(error.code), securityHeaders));
      socket.destroy(error);
      return;
    }
    refused.add(socket);
    const page = renderRequestTooLong();
    socket.end(formatHead(431, { ...securityHeaders, ...getPlainPageHeaders(page) }) + page);
    socket.resume();
    setTimeout(() => socket.destroy(), drainMs).unref();
  });
};
