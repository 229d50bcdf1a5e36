import { limits } from '@masthead/config/limits';
import type { Log } from '@masthead/graphql-ops/server';
import type { z } from 'zod';

/** Longer than the slowest request that is merely logged as slow (SPEC §9). */
const timeoutMs = 10_000;

/** A data service did not answer, or not with what it promises. */
export class DataServiceError extends Error {
  override readonly name = 'DataServiceError';
}

/** Dependencies of `fetchJson`; `now` returns ms. */
export type FetchJsonOptions = { fetch: typeof fetch; log: Log; now: () => number };

/**
 * Asks a data service and parses what comes back: the answer as it came, for a cache, after it has passed the schema.
 * Throws a `DataServiceError`; who asks decides what stands in.
 */
export const fetchJson = async (
  url: URL,
  schema: z.ZodType,
  { fetch, log, now }: FetchJsonOptions,
): Promise<unknown> => {
  const started = now();
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new DataServiceError(`The service answered ${answer.status}.`);
    const body: unknown = await answer.json();
    const parsed = schema.safeParse(body);
    if (!parsed.success)
      throw new DataServiceError('The service answered in a shape that is not known here.', { cause: parsed.error });
    return body;
  } catch (cause) {
    throw cause instanceof DataServiceError
      ? cause
      : new DataServiceError('The service gave no usable answer.', { cause });
  } finally {
    const ms = now() - started;
    if (ms > limits.slowQueryMs.general)
      log({ level: 'warn', message: 'Data service request took too long', path: url.pathname, ms });
  }
};
