import { getRequestContext, getTelemetry, requestIdHeader } from '@masthead/telemetry';

type Patched = typeof fetch & { _nextOriginalFetch?: typeof fetch };

/** Adds the id and the trace of the current request, so that the service logs and traces the same request. */
const addRequestHeaders = (init: RequestInit | undefined): RequestInit | undefined => {
  const requestId = getRequestContext()?.id;
  if (requestId === undefined) return init;
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries({ [requestIdHeader]: requestId, ...getTelemetry().getTraceHeaders() }))
    headers.set(name, value);
  return { ...init, headers };
};

/** The platform's fetch: Next's caches POST responses below the query cache, which would double their age. */
export const uncachedFetch: typeof fetch = (input, init) =>
  ((globalThis.fetch as Patched)._nextOriginalFetch ?? globalThis.fetch)(
    input,
    // A request object has headers of its own.
    input instanceof Request ? init : addRequestHeaders(init),
  );
