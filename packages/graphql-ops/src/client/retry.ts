import type { Fetch } from './transport.ts';

/** The other side closed a connection that was kept open, as a server does that is restarted. A refused connection is no such thing: nobody is there. */
const resetCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Whether a request failed because its connection was closed, before there was any answer. */
export const isConnectionReset = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && resetCodes.has(error.code)) || isConnectionReset(error.cause));

/**
 * Asks once more, on another connection, when the first was closed under the request. Only for requests that change
 * nothing, such as queries: the first may have arrived all the same.
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
