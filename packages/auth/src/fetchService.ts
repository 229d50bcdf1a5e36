import { toRecord, type UnknownRecord } from './customer.ts';

/** The browser's `fetch`. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Logs a warning to the console. */
export type Warn = (message: string, detail?: unknown) => void;

/** Dependencies of a service request. */
export type ServiceDeps = { readonly fetch: Fetch; readonly warn: Warn };

const timeoutMs = 15_000;

/** Sends a GET request with the visitor's credentials (§7). */
export const fetchService = async (
  fetch: Fetch,
  url: string,
): Promise<{ readonly status: number; readonly body: UnknownRecord }> => {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    credentials: 'include',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A body that is not JSON becomes an empty record and counts as a refusal.
  return { status: response.status, body: toRecord(await response.json().catch(() => undefined)) };
};
