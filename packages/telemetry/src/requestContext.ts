import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** A request in progress. */
export type RequestContext = {
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
export const toRequestId = (received: string | string[] | null | undefined): string =>
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
