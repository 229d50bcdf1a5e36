import { createClient, fetchExchange, type TypedDocumentNode } from '@urql/core';
import { err, ok, type ContentError, type Result } from '../result.ts';

/** Asks for the visitor's own data. */
export interface BrowserClient {
  readonly query: <Answer, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Result<Answer, ContentError>>;
}

/**
 * The client of the browser (SPEC §7.1: POST, credentials included). Nothing it answers enters a shared cache, and it
 * keeps nothing itself: where a visitor's data may be kept is decided by who asks (SPEC §4).
 * @example createBrowserClient('/graphql').query(GetCustomerDocument, { encryptedCustomerId })
 */
export const createBrowserClient = (endpoint: string): BrowserClient => {
  const client = createClient({
    url: endpoint,
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: [fetchExchange],
    fetchOptions: { headers: { accept: 'application/graphql-response+json, application/json' } },
  });
  return {
    query: async (document, variables, { signal } = {}) => {
      const { data, error } = await client
        .query(document, variables, {
          fetch: (input, init) => fetch(input, { ...init, credentials: 'include', signal: signal ? AbortSignal.any([signal, ...(init?.signal ? [init.signal] : [])]) : init?.signal ?? null }),
        })
        .toPromise();
      return error || !data ? err({ kind: 'unavailable', cause: error }) : ok(data);
    },
  };
};
