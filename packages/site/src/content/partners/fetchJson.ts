import { limits } from '@masthead/config/limits';
import { withTimeLimit } from '@masthead/process/time-limit';
import type { Log } from '@masthead/graphql-ops/server';
import type { z } from 'zod';

/** Timeout of a request in ms; longer than the limit for logging slow requests (§9). */
const timeoutMs = 10_000;

/** A data service did not respond, or its response is invalid. */
export class DataServiceError extends Error {
  override readonly name = 'DataServiceError';
}

/** Dependencies of `fetchJson`; `now` returns ms. */
type FetchJsonOptions = { fetch: typeof fetch; log: Log; now: () => number };

/** Requests and validates JSON. Returns the unparsed body, for the cache. Throws a `DataServiceError`. */
export const fetchJson = async (
  url: URL,
  schema: z.ZodType,
  { fetch, log, now }: FetchJsonOptions,
): Promise<{ body: unknown; headers: Headers }> => {
  const started = now();
  try {
    return await withTimeLimit(timeoutMs, async (signal) => {
      const response = await fetch(url, { headers: { accept: 'application/json' }, redirect: 'error', signal });
      if (!response.ok) throw new DataServiceError(`The service responded with status ${response.status}.`);
      const body: unknown = await response.json();
      const parsed = schema.safeParse(body);
      if (!parsed.success)
        throw new DataServiceError('The response of the service does not match its schema.', { cause: parsed.error });
      return { body, headers: response.headers };
    });
  } catch (cause) {
    throw cause instanceof DataServiceError
      ? cause
      : new DataServiceError('The service returned no usable response.', { cause });
  } finally {
    const ms = now() - started;
    if (ms > limits.slowQueryMs.general)
      log({ level: 'warn', message: 'Data service request took too long', path: url.pathname, ms });
  }
};
