import { createQueue, QueueFullError, type QueueOptions } from './queue.ts';
import type { Handler } from './http.ts';
import { type IsProxy, isLoopback, toClientKey } from '@masthead/process/clients';

/** A request takes less than a second. */
const retrySeconds = 2;

const createBusyResponse = (): Response =>
  Response.json(
    { errors: [{ message: `The service is busy. Try again in ${retrySeconds} s.` }] },
    { status: 503, headers: { 'retry-after': String(retrySeconds), 'cache-control': 'no-store' } },
  );

/** Schedules clients fairly (`createQueue`), apart from trusted proxies, which are sites: they skip the queue. */
export const createRequestQueue = (options: Omit<QueueOptions, 'name'>, isProxy: IsProxy = isLoopback) => {
  const queue = createQueue<Response>({ name: 'request', ...options });
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
