/** What becomes of a page's requests. */
export type RequestNews = 'asked' | 'answered' | 'failed';

/** Requests of the router for a page itself; what it fetches ahead of a click is nobody's wait. */
const isPageRequest = (init: RequestInit | undefined): boolean => {
  const headers = new Headers(init?.headers);
  return headers.has('rsc') && !headers.has('next-router-prefetch') && !headers.has('next-router-segment-prefetch');
};

/**
 * Watches the router's requests (SPEC §4, requests are counted). The router tells nobody of them, so the browser's fetch
 * is wrapped; everything else passes through untouched. Answers the function that takes the wrapper off.
 */
export const watchPageRequests = (host: { fetch: typeof fetch }, tell: (news: RequestNews) => void): (() => void) => {
  const original = host.fetch;
  const wrapped: typeof fetch = async (input, init) => {
    if (!isPageRequest(init)) return original.call(host, input, init);
    tell('asked');
    try {
      const answer = await original.call(host, input, init);
      if (answer.status >= 500) tell('failed');
      return answer;
    } catch (cause) {
      // A request that the router itself gave up makes room for the next; all others are faults.
      if (!init?.signal?.aborted) tell('failed');
      throw cause;
    } finally {
      tell('answered');
    }
  };
  host.fetch = wrapped;
  return () => {
    if (host.fetch === wrapped) host.fetch = original;
  };
};
