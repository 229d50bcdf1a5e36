import { fieldsOf, type Fields } from './customer.ts';

/** The browser's `fetch`. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Where warnings go: the browser's console. */
export type Warn = (message: string, detail?: unknown) => void;

/** What every question to a service needs. */
export type ServiceTools = { readonly fetch: Fetch; readonly warn: Warn };

const patienceMs = 15_000;
const json = 'application/json';

/** Asks a service with the visitor's credentials (SPEC §7): by GET, or by POST where there is something to send. */
export const askService = async (
  fetch: Fetch,
  url: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly fields: Fields }> => {
  const question: RequestInit =
    body === undefined
      ? { headers: { accept: json } }
      : { method: 'POST', headers: { accept: json, 'content-type': json }, body: JSON.stringify(body) };
  const response = await fetch(url, { ...question, credentials: 'include', signal: AbortSignal.timeout(patienceMs) });
  // What is no JSON has no fields, and counts as a refusal.
  return { status: response.status, fields: fieldsOf(await response.json().catch(() => undefined)) };
};
