import type { Socket } from 'node:net';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createRequestObserver, requestIdHeader } from '@masthead/telemetry';
import { truncate } from '@masthead/telemetry/redact-addresses';
import type { Logger } from 'pino';
import { BodyTooLargeError, getBody } from './requestBody.ts';
import { withSecurityHeaders } from './responses.ts';
import { findClient, isLoopback, type IsProxy } from '@masthead/process/clients';

/** Maximum open connections: in total, and per address that is not a trusted proxy. */
const connectionLimits = { total: 2_000, perAddress: 100 } as const;

/** Closes connections beyond the limits immediately, so that one address cannot use all of them. */
export const limitConnections = (
  server: Server,
  isProxy: IsProxy,
  limits: Readonly<Record<keyof typeof connectionLimits, number>> = connectionLimits,
): void => {
  const open = new Map<string, number>();
  server.maxConnections = limits.total;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > limits.perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
};

/** Handles a request. `client` is the address that rate limits are counted by; it is stored nowhere else. */
export type Handler = (request: Request, client: string) => Promise<Response>;

const headerLimits = { maxBytes: 32 * 1024, maxCount: 100 } as const;
/** Timeouts in ms. A connection whose request arrives more slowly is closed. */
const requestTimeouts = {
  headers: 10_000,
  /** Only streamed bodies may take this long: a buffered one has 30 s, one without a reader `discard`. */
  upload: 600_000,
  discard: 2_000,
  keepAlive: 65_000,
  checkInterval: 5_000,
} as const;

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
/** Methods of paths whose routes read bodies themselves. */
const streamedMethods = new Set([...methods, 'PUT', 'PATCH', 'DELETE']);

/** The address of the client (see `findClient`): the first proxy where a request passed only trusted ones. */
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

const invalidUrl = 'The URL or the method of the request is invalid.';

/** Returns the URL of a request in the normal form that routes are found by. Its host is not the requested one. */
const toUrl = ({ url = '/' }: IncomingMessage): URL => {
  const parsed = URL.parse(url, 'http://provider.invalid');
  if (!parsed) throw new BadRequestError(invalidUrl);
  return parsed;
};

const toRequest = (
  incoming: IncomingMessage,
  url: URL,
  body: Buffer<ArrayBuffer> | ReadableStream<Uint8Array> | undefined,
  signal: AbortSignal,
): Request => {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  try {
    return new Request(url, {
      method: incoming.method ?? 'GET',
      headers,
      body: body ?? null,
      signal,
      // A stream needs this; TypeScript's types of the browser lack it.
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
  } catch (cause) {
    throw new BadRequestError(invalidUrl, { cause });
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
  for (const name of outgoing.getHeaderNames()) if (name !== requestIdHeader) outgoing.removeHeader(name);
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

/** Logs a request without its query string, which may contain a reader's search text. */
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

/** Discards the unread rest of a body, so that the client reads its response, for `requestTimeouts.discard`. */
const discardRest = (incoming: IncomingMessage): void => {
  const timer = setTimeout(() => incoming.destroy(), requestTimeouts.discard);
  incoming.once('close', () => clearTimeout(timer)).resume();
};

/** Creates a Node server with limits. Routes of `isStreamed` paths read bodies themselves, also of PUT and PATCH. */
export const createHttpServer = (
  handle: Handler,
  log: Logger,
  isProxy: IsProxy = isLoopback,
  isStreamed: (path: string) => boolean = () => false,
): Server => {
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const startedAt = performance.now();
    const abort = new AbortController();
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) abort.abort();
    });
    try {
      const url = toUrl(incoming);
      const isOpen = isStreamed(url.pathname);
      if (!(isOpen ? streamedMethods : methods).has(incoming.method ?? ''))
        throw new MethodError(`The method ${incoming.method} is not supported. Use ${[...methods].join(', ')}.`);
      const request = toRequest(incoming, url, await getBody(incoming, isOpen ? 'stream' : 'buffer'), abort.signal);
      const client = getClientAddress(incoming.socket.remoteAddress, request.headers.get('x-forwarded-for'), isProxy);
      const response = await handle(request, client);
      // The server is stopping: the caller's next request needs another connection.
      if (!server.listening) outgoing.setHeader('connection', 'close');
      await sendResponse(response, outgoing, incoming);
      if (!incoming.complete) discardRest(incoming);
    } catch (error) {
      if (abort.signal.aborted) log.debug('the client disconnected before the response was complete');
      else await sendError(error, incoming, outgoing, log);
    } finally {
      logRequest(log, incoming, outgoing, startedAt);
    }
  };
  const observe = createRequestObserver({ isTrusted: isProxy });
  const server = createServer(
    { maxHeaderSize: headerLimits.maxBytes, connectionsCheckingInterval: requestTimeouts.checkInterval },
    (incoming, outgoing) => observe(incoming, outgoing, () => void respond(incoming, outgoing)),
  );
  server.requestTimeout = requestTimeouts.upload;
  server.headersTimeout = requestTimeouts.headers;
  server.keepAliveTimeout = requestTimeouts.keepAlive;
  server.maxHeadersCount = headerLimits.maxCount;
  limitConnections(server, isProxy);
  return server;
};

/** Lets running requests finish, and closes connections after their last response or after `waitMs`. */
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
