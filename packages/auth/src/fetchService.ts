import { toRecord, type UnknownRecord } from './customer.ts';

/** The browser's `fetch`. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Logs a warning to the console. */
export type Warn = (message: string, detail?: unknown) => void;

/** Dependencies of a service request. */
export type ServiceDeps = { readonly fetch: Fetch; readonly warn: Warn };

const timeoutMs = 15_000;
const json = 'application/json';

/** Sends a request with the visitor's credentials (§7): POST with a body, GET without. */
export const fetchService = async (
  fetch: Fetch,
  url: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly body: UnknownRecord }> => {
  const init: RequestInit =
    body === undefined
      ? { headers: { accept: json } }
      : { method: 'POST', headers: { accept: json, 'content-type': json }, body: JSON.stringify(body) };
  const response = await fetch(url, { ...init, credentials: 'include', signal: AbortSignal.timeout(timeoutMs) });
  // A body that is not JSON becomes an empty record and counts as a refusal.
  return { status: response.status, body: toRecord(await response.json().catch(() => undefined)) };
};
