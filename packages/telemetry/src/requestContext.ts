import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** A request in progress. */
export type RequestContext = {
  /** Names the request in logs, on error pages and in responses. 32 hexadecimal digits, as a trace id has. */
  readonly id: string;
  /** The kind of route, for metrics: a value from code or the build. Set when the route is known. */
  route: string;
};

/** Name of the request and response header with the id of a request. */
export const requestIdHeader = 'x-request-id';

const requestIdPattern = /^[\da-f]{32}$/;

/** Returns the id that a trusted proxy has given to a request, or a new one. */
export const toRequestId = (received: string | string[] | null | undefined): string =>
  typeof received === 'string' && requestIdPattern.test(received) ? received : randomUUID().replaceAll('-', '');

const key = Symbol.for('masthead.requestContext');
const holder = globalThis as { [key]?: AsyncLocalStorage<RequestContext> };

/** The storage of the process. Next's bundles have copies of this module, which meet at a global symbol. */
const contexts = (holder[key] ??= new AsyncLocalStorage());

/** Handles a request; everything that it starts has this context. */
export const withRequestContext = <Result>(context: RequestContext, handle: () => Result): Result =>
  contexts.run(context, handle);

/** The request that the current code works for; undefined in background tasks and during a build. */
export const getRequestContext = (): RequestContext | undefined => contexts.getStore();
