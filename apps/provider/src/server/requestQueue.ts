import { createQueue, QueueFullError, type QueueOptions } from './queue.ts';
import { toClientKey } from '@masthead/config/clients';
import type { Handler } from './http.ts';
import { type IsProxy, isLoopback } from '@masthead/config/clients';

/** In seconds; a request takes less than one. */
const retrySeconds = 2;

const createBusyResponse = (): Response =>
  Response.json(
    { errors: [{ message: `The service is busy. Try again in ${retrySeconds} s.` }] },
    { status: 503, headers: { 'retry-after': String(retrySeconds), 'cache-control': 'no-store' } },
  );

/**
 * Handles a few requests of clients at once, each client in its turn (see `createQueue`), so that the queries of a
 * site's own server never wait behind many clients. A site's requests come from a proxy of ours and do not wait.
 */
export const createRequestQueue = (options: QueueOptions, isProxy: IsProxy = isLoopback) => {
  const queue = createQueue<Response>(options);
  let requestCount = 0;
  return (handle: Handler): Handler =>
    async (request, client) => {
      if (isProxy(client)) return handle(request, client);
      requestCount += 1;
      try {
        return await queue.run(
          String(requestCount),
          { client: toClientKey(client), urgency: 'foreground', signal: request.signal },
          () => handle(request, client),
        );
      } catch (error) {
        if (error instanceof QueueFullError) return createBusyResponse();
        throw error;
      }
    };
};
