import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { truncate } from './redactLog.ts';
import { limitConnections } from './connections.ts';
import { withSecurityHeaders } from './responseHeaders.ts';
import { findClient, type IsProxy, isLoopback } from '@masthead/config/clients';

/** Handles a request. `client` is the address that rate limits are counted by; it is stored nowhere else. */
export type Handler = (request: Request, client: string) => Promise<Response>;

/** Maximum size of a request body. Requests of the sites are far smaller. */
export const maxBodyBytes = 256 * 1024;
const headerLimits = { maxBytes: 32 * 1024, maxCount: 100 } as const;
/** Timeouts in ms. A connection whose request arrives more slowly is closed. */
const requestTimeouts = { headers: 10_000, request: 30_000, keepAlive: 65_000, checkInterval: 5_000 } as const;

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

const readBody = async (incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const parts: Buffer[] = [];
  let size = 0;
  if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes)
    throw new BodyTooLargeError(`The body is larger than ${maxBodyBytes} bytes.`);
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBodyBytes) throw new BodyTooLargeError(`The body is larger than ${maxBodyBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/**
 * Returns the address of the client (see `findClient`). For a request that passed only trusted proxies this is the first
 * proxy, such as a site's server.
 */
export const getClientAddress = (
  peer: string | undefined,
  forwardedFor: string | null,
  isProxy: IsProxy = isLoopback,
): string => {
  if (peer === undefined) return 'unknown';
  return findClient(peer, forwardedFor, isProxy) ?? (forwardedFor?.split(',', 1)[0]?.trim() || peer);
};

class BadRequestError extends Error {
  override name = 'BadRequestError';
}

class MethodError extends Error {
  override name = 'MethodError';
}

const toRequest = (incoming: IncomingMessage, body: Buffer<ArrayBuffer> | undefined, signal: AbortSignal): Request => {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  try {
    // Routing uses only the path, so a missing or malformed Host header is harmless.
    const url = new URL(incoming.url ?? '/', 'http://provider.invalid');
    return new Request(url, { method: incoming.method ?? 'GET', headers, body: body ?? null, signal });
  } catch (cause) {
    throw new BadRequestError('The URL or the method of the request is invalid.', { cause });
  }
};

/** Responses of at most this many bytes are not streamed. */
const maxBufferedBytes = 256 * 1024;

const sendResponse = async (response: Response, outgoing: ServerResponse, incoming: IncomingMessage): Promise<void> => {
  outgoing.statusCode = response.status;
  const proto = incoming.headersDistinct['x-forwarded-proto']?.join();
  for (const [name, value] of withSecurityHeaders(response, {
    headers: new Headers(proto === undefined ? {} : { 'x-forwarded-proto': proto }),
  }))
    outgoing.appendHeader(name, value);
  if (!response.body || incoming.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  // Reading a short body at once costs less than connecting two streams.
  if (Number(response.headers.get('content-length') ?? Infinity) <= maxBufferedBytes) {
    outgoing.end(new Uint8Array(await response.arrayBuffer()));
    return;
  }
  await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
};

const toErrorResponse = (error: unknown): [status: number, message: string] => {
  if (error instanceof BodyTooLargeError) return [413, error.message];
  if (error instanceof MethodError) return [405, error.message];
  return error instanceof BadRequestError ? [400, error.message] : [500, 'Unexpected error.'];
};

const sendError = async (
  error: unknown,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  log: Logger,
): Promise<void> => {
  const [status, message] = toErrorResponse(error);
  if (status === 500) log.error({ err: error }, 'a request failed');
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  // Remove headers of the failed response, such as its length.
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  outgoing.setHeader('connection', 'close');
  await sendResponse(
    Response.json(
      { errors: [{ message }] },
      { status, headers: status === 405 ? { allow: [...methods].join(', ') } : {} },
    ),
    outgoing,
    incoming,
  );
};

/** Maximum length of a path in a log line, in characters. */
const maxLoggedPathLength = 2_048;

/** How often a stopping server closes connections that became idle. */
const sweepIntervalMs = 50;

/** Logs a request without its query string, which may contain a reader's search text. The log redacts addresses in the path. */
const logRequest = (log: Logger, incoming: IncomingMessage, outgoing: ServerResponse, startedAt: number): void => {
  if (!log.isLevelEnabled('debug')) return;
  log.debug(
    {
      method: incoming.method,
      path: truncate(incoming.url?.split('?', 1)[0] ?? '', maxLoggedPathLength),
      status: outgoing.statusCode,
      ms: Math.round(performance.now() - startedAt),
    },
    'request',
  );
};

/** Creates a Node server for a handler: limits bodies, headers, timeouts and connections, adds security headers and logs each request. */
export const createHttpServer = (handle: Handler, log: Logger, isProxy: IsProxy = isLoopback): Server => {
  const server = createServer(
    { maxHeaderSize: headerLimits.maxBytes, connectionsCheckingInterval: requestTimeouts.checkInterval },
    async (incoming, outgoing) => {
      const startedAt = performance.now();
      const abort = new AbortController();
      outgoing.once('close', () => {
        if (!outgoing.writableFinished) abort.abort();
      });
      try {
        if (!methods.has(incoming.method ?? ''))
          throw new MethodError(`The method ${incoming.method} is not supported. Use ${[...methods].join(', ')}.`);
        const hasBody = incoming.method === 'POST';
        const request = toRequest(incoming, hasBody ? await readBody(incoming) : undefined, abort.signal);
        const client = getClientAddress(incoming.socket.remoteAddress, request.headers.get('x-forwarded-for'), isProxy);
        const response = await handle(request, client);
        // The server is stopping: the caller's next request needs another connection.
        if (!server.listening) outgoing.setHeader('connection', 'close');
        await sendResponse(response, outgoing, incoming);
      } catch (error) {
        if (abort.signal.aborted) log.debug('the client disconnected before the response was complete');
        else await sendError(error, incoming, outgoing, log);
      } finally {
        logRequest(log, incoming, outgoing, startedAt);
      }
    },
  );
  server.requestTimeout = requestTimeouts.request;
  server.headersTimeout = requestTimeouts.headers;
  server.keepAliveTimeout = requestTimeouts.keepAlive;
  server.maxHeadersCount = headerLimits.maxCount;
  limitConnections(server, isProxy);
  return server;
};

/**
 * Stops accepting connections, lets running requests finish, and closes each connection after its last response.
 * Connections that are still open after `waitMs` are closed.
 */
export const stopServer = (server: Server, waitMs: number): Promise<void> =>
  new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), waitMs).unref();
    // A response whose headers were sent before the stop leaves its connection open.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepIntervalMs);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
