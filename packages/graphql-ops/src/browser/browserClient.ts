import { cacheExchange, createClient, fetchExchange, ssrExchange, type Client, type SSRData } from '@urql/core';

/** An urql client in the browser, and what it is handed of the server's answers: for `UrqlProvider`. */
export interface BrowserClient {
  readonly client: Client;
  readonly ssr: ReturnType<typeof ssrExchange>;
}

/** Options of the browser client. */
export interface BrowserClientOptions {
  readonly endpoint: string;
  /** Answers that the server has already, by the keys of their requests: they are not asked for again. */
  readonly handedOver?: SSRData;
  /** Told of each request that goes out. */
  readonly onRequest?: () => void;
}

/**
 * The client of the browser (SPEC §7.1: POST, credentials included). What it keeps stays in the page's memory; no answer
 * to a visitor enters a cache that others share.
 * @example createBrowserClient({ endpoint: '/api/visitor/graphql/' }).client.query(GetCustomerDocument, { encryptedCustomerId })
 */
export const createBrowserClient = ({ endpoint, handedOver, onRequest }: BrowserClientOptions): BrowserClient => {
  const ssr = ssrExchange({ isClient: true, ...(handedOver && { initialState: handedOver }) });
  const client = createClient({
    url: endpoint,
    preferGetMethod: false,
    exchanges: [cacheExchange, ssr, fetchExchange],
    fetchOptions: {
      headers: { accept: 'application/graphql-response+json, application/json' },
      credentials: 'include',
    },
    fetch: (input, init) => {
      onRequest?.();
      return fetch(input, init);
    },
  });
  return { client, ssr };
};
