import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Attributes, getTelemetry, type Telemetry } from './telemetry.ts';

/** A request in progress. */
type RequestContext = {
  /** Names the request in logs, on error pages and in responses. 32 hexadecimal digits, as a trace id has. */
  readonly id: string;
  /** The kind of route, for metrics: a value from code or the build. Set when the route is known. */
  route: string;
  /** Requests to the content service, their queries, and the sum of their times. */
  readonly content: { requests: number; queries: number; ms: number };
  /**
   * When the page cache let the render of the page begin (`performance.now()`). Undefined: the page was not rendered.
   */
  renderStartedAt?: number;
};

/** Name of the request and response header with the id of a request. */
export const requestIdHeader = 'x-request-id';

const requestIdPattern = /^[\da-f]{32}$/;

/** Returns the id that a trusted proxy has assigned to a request, or a new one. */
const toRequestId = (received: string | string[] | null | undefined): string =>
  typeof received === 'string' && requestIdPattern.test(received) ? received : randomUUID().replaceAll('-', '');

const key = Symbol.for('masthead.requestContext');
const holder = globalThis as { [key]?: AsyncLocalStorage<RequestContext> };

/** The storage of the process. Next's bundles have copies of this module, which share it by a global symbol. */
const contexts = (holder[key] ??= new AsyncLocalStorage());

/** Creates the context of a request. */
export const createRequestContext = (id: string, route = ''): RequestContext => ({
  id,
  route,
  content: { requests: 0, queries: 0, ms: 0 },
});

/** Handles a request; everything that it starts has this context. */
export const withRequestContext = <Result>(context: RequestContext, handle: () => Result): Result =>
  contexts.run(context, handle);

/** The request that the current code works for; undefined in background tasks and during a build. */
export const getRequestContext = (): RequestContext | undefined => contexts.getStore();

/** How the requests of a server are observed. */
type RequestObserverOptions = {
  /** Whether an address is a proxy or a site that may name requests and continue traces. Clients must not. */
  isTrusted: (address: string) => boolean;
  /** The kind of route of a path, if it is known before the request is handled. Called only while telemetry is on. */
  getRoute?: (pathname: string) => string;
  /** Called at the end of a response while telemetry is on. @returns further attributes of its span */
  onEnd?: (response: ServerResponse, telemetry: Telemetry) => Attributes;
};

/** Handles a request within its context. */
export type ObserveRequest = (request: IncomingMessage, response: ServerResponse, handle: () => void) => void;

/** Headers by which a proxy in front names a request and its trace. */
const proxyHeaders = [requestIdHeader, 'traceparent', 'tracestate', 'baggage', 'x-request-start'] as const;

/** When the proxy received the request, as nginx writes it (`t=$msec`), in ms since 1970. */
const parseRequestStart = (header: string | string[] | undefined): number | undefined => {
  const seconds = typeof header === 'string' ? Number(/^t=(\d{10}\.\d{3})$/.exec(header)?.[1]) : Number.NaN;
  return Number.isNaN(seconds) ? undefined : seconds * 1_000;
};

const getPathname = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/** The status of a response that the client did not wait for, as in the logs of nginx. */
const clientClosedStatus = 499;

/** Handles a request in a span. The route may be known only at the end. */
const measure = (
  telemetry: Telemetry,
  [request, response]: [IncomingMessage, ServerResponse],
  context: RequestContext,
  { onEnd = () => ({}) }: RequestObserverOptions,
  handle: () => void,
): void => {
  const startedAt = performance.now();
  const { method = 'GET', headers } = request;
  const end = telemetry.traceRequest(
    {
      headers,
      edgeStartedAt: parseRequestStart(headers['x-request-start']),
      attributes: {
        'http.request.method': method,
        'url.path': getPathname(request),
        'masthead.request_id': context.id,
      },
    },
    handle,
  );
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : clientClosedStatus;
    const { route } = context;
    telemetry.count('requests', { route, status: String(status) });
    telemetry.record('requestSeconds', (performance.now() - startedAt) / 1_000, { route });
    end({
      name: `${method} ${route}`,
      status,
      attributes: { 'http.route': route, ...onEnd(response, telemetry) },
    });
  });
};

/**
 * Creates the function that handles each request of a server with its id, and with metrics and traces where they are
 * on. The id is that of a trusted proxy or a new one; the response and all log lines have it.
 */
export const createRequestObserver = (options: RequestObserverOptions): ObserveRequest => {
  const { isTrusted, getRoute = () => 'unmatched' } = options;
  return (request, response, handle) => {
    const { headers, socket } = request;
    if (proxyHeaders.some((name) => headers[name] !== undefined) && !isTrusted(socket.remoteAddress ?? ''))
      for (const name of proxyHeaders) delete headers[name];
    const id = toRequestId(headers[requestIdHeader]);
    response.setHeader(requestIdHeader, id);
    const telemetry = getTelemetry();
    const isOn = telemetry.state === 'on';
    const context = createRequestContext(id, isOn ? getRoute(getPathname(request)) : '');
    withRequestContext(context, () =>
      isOn ? measure(telemetry, [request, response], context, options, handle) : handle(),
    );
  };
};
