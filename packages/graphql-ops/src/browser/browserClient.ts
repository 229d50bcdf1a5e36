import { createClient, fetchExchange, type Client, type Exchange, type SSRData } from '@urql/core';

/** Options of the browser's GraphQL client. */
interface BrowserClientOptions {
  /** The site's own GraphQL route. */
  readonly url: string;
  /** `fetch` of the browser by default. */
  readonly fetch?: typeof fetch;
  /** Exchanges before the network, `cacheExchange` for example. None by default: see `createBrowserClient`. */
  readonly exchanges?: readonly Exchange[];
}

/** An operation and its result on the server, for the urql client of the browser. */
export interface TransferredQuery {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly initialState: SSRData;
}

const timeoutMs = 15_000;

/**
 * Creates the urql client of the browser (§7.1: POST with credentials). It caches nothing by itself: a visitor's
 * customer is cached in session storage only (§4). Requests are aborted after 15 s.
 * @example createBrowserClient({ url: '/api/visitor/graphql/' }).query(GetCustomerDocument, { encryptedCustomerId })
 */
export const createBrowserClient = ({ url, fetch = globalThis.fetch, exchanges = [] }: BrowserClientOptions): Client =>
  createClient({
    url,
    preferGetMethod: false,
    exchanges: [...exchanges, fetchExchange],
    fetchOptions: {
      headers: { accept: 'application/graphql-response+json, application/json' },
      credentials: 'include',
    },
    // The timeout replaces the signal of urql, which only aborts unread results. Older browsers cannot combine both.
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  });
