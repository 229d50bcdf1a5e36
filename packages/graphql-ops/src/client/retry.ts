/** The global `fetch`, or a replacement of it. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/**
 * Codes of a keep-alive connection that the server closed, by a restart for example. A refused connection is not one of
 * them.
 */
const resetCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Whether a request failed because its connection was closed before the response. */
export const isConnectionReset = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && resetCodes.has(error.code)) || isConnectionReset(error.cause));

/**
 * Retries a request once when its connection was closed. Only for idempotent requests such as queries: the first one may
 * have arrived.
 */
export const retryOnReset =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      if (!isConnectionReset(error) || init?.signal?.aborted) throw error;
      return fetch(input, init);
    }
  };
