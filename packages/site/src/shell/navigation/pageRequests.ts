import { isFailedRequest, type RequestOutcome } from './pageLoad';

/** Lifecycle of a page request. */
export type RequestEvent = 'request-started' | 'request-ended' | 'failed';

/** Requests of Next's router for a page itself; prefetches do not make the reader wait. */
const isPageRequest = (init: RequestInit | undefined): boolean => {
  const headers = new Headers(init?.headers);
  return headers.has('rsc') && !headers.has('next-router-prefetch') && !headers.has('next-router-segment-prefetch');
};

/**
 * Reports the router's page requests (§4, requests are counted). The router has no event for them, so this wraps
 * the browser's fetch; all other requests pass through. Returns a function that removes the wrapper.
 */
export const watchPageRequests = (
  host: { fetch: typeof fetch },
  notify: (event: RequestEvent) => void,
): (() => void) => {
  const original = host.fetch;
  const wrapped: typeof fetch = async (input, init) => {
    if (!isPageRequest(init)) return original.call(host, input, init);
    notify('request-started');
    let outcome: RequestOutcome = 'lost';
    try {
      const response = await original.call(host, input, init);
      outcome = response.status;
      return response;
    } catch (cause) {
      if (init?.signal?.aborted) outcome = 'aborted';
      throw cause;
    } finally {
      if (isFailedRequest(outcome)) notify('failed');
      notify('request-ended');
    }
  };
  host.fetch = wrapped;
  return () => {
    if (host.fetch === wrapped) host.fetch = original;
  };
};
