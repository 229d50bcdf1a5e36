import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** The part of Node's diagnostics message about a new request that is used here. */
type RequestStart = { response: ServerResponse };

const storeKey = Symbol.for('masthead.response');
type Shared = { [storeKey]?: AsyncLocalStorage<ServerResponse> };

/** One store per process: the hook that fills it and the pages that read it are in different bundles. */
const shared = (): AsyncLocalStorage<ServerResponse> =>
  ((globalThis as Shared)[storeKey] ??= new AsyncLocalStorage<ServerResponse>());

/** Makes the response of each request available to `setStatus`. Call it once, when the process starts. */
export const trackResponses = (): void => {
  const store = shared();
  subscribe('http.server.request.start', (message) => store.enterWith((message as RequestStart).response));
};

/**
 * Sets the status of the current response (§2.4). Next has no interface for it: a page that throws gets a status and an
 * empty body, any other page is a 200. Only pages rendered per request may call it; a cached page has no response.
 * @returns false where there is no response, or its head is already sent
 */
export const setStatus = (status: number): boolean => {
  const response = shared().getStore();
  if (!response || response.headersSent) return false;
  response.statusCode = status;
  return true;
};
