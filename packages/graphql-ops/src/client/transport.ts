import { makeOperation, type OperationResult } from '@urql/core';
import { makeFetchOptions, makeFetchSource } from '@urql/core/internal';
import type { DocumentNode } from 'graphql';
import { pipe, take, toPromise } from 'wonka';
import { retryOnReset } from './retry.ts';

/** The `fetch` of the platform. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** A document to send. */
export interface OutgoingRequest {
  readonly url: string;
  readonly document: DocumentNode;
  /** The printed document, cached because printing is slow. */
  readonly text: string;
  readonly name: string;
  readonly variables: Record<string, unknown>;
}

/** Options of the transport. */
export interface TransportOptions {
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

/**
 * Sends one POST (SPEC §7.1) with urql's transport and without cookies. It does not use an urql client, which would share
 * pending requests across a purge and cache every document it ever sent; pages with partly cached labels send many
 * different ones. A request on a closed connection is retried once.
 */
export const sendRequest = (
  { url, document, text, name, variables }: OutgoingRequest,
  { fetch, timeoutMs }: TransportOptions,
): Promise<OperationResult<Record<string, unknown> | null>> => {
  const operation = makeOperation(
    'query',
    { key: 0, query: document, variables },
    {
      url,
      preferGetMethod: false,
      requestPolicy: 'network-only',
      fetchOptions: { headers: { accept: 'application/graphql-response+json, application/json' } },
      // The transport sets a signal of its own, so the timeout joins here; it holds until the body is read.
      fetch: (input, init) => {
        const timeout = AbortSignal.timeout(timeoutMs);
        const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
        // A redirected POST loses its body, and only the endpoint itself was checked, not the target of a redirect.
        return retryOnReset(fetch)(input, { ...init, redirect: 'error', credentials: 'omit', signal });
      },
    },
  );
  const body = { query: text, operationName: name, variables, documentId: undefined, extensions: undefined };
  return pipe(makeFetchSource(operation, url, makeFetchOptions(operation, body)), take(1), toPromise);
};
