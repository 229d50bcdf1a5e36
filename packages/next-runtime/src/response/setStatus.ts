import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** The part of Node's own message about a new request that is read here. */
type RequestStart = { response: ServerResponse };

const storeKey = Symbol.for('masthead.response');
type Shared = { [storeKey]?: AsyncLocalStorage<ServerResponse> };

/** One store a process: the hook that fills it and the pages that read it are bundled apart. */
const shared = (): AsyncLocalStorage<ServerResponse> =>
  ((globalThis as Shared)[storeKey] ??= new AsyncLocalStorage<ServerResponse>());

/** Lets pages know the answer they are part of. Called once, when the process starts. */
export const trackResponses = (): void => {
  const store = shared();
  subscribe('http.server.request.start', (message) => store.enterWith((message as RequestStart).response));
};

/**
 * Gives the answer under way its status, and says whether that was still possible.
 * Next has no way to say it: a page that throws has its status and an empty body, one that does not is a 200.
 * Only a page that is made for its own request may call this; what is cached has no answer of its own.
 */
export const setStatus = (status: number): boolean => {
  const response = shared().getStore();
  if (!response || response.headersSent) return false;
  response.statusCode = status;
  return true;
};
