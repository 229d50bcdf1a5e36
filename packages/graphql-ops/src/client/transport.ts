import { makeOperation, type OperationResult } from '@urql/core';
import { makeFetchOptions, makeFetchSource } from '@urql/core/internal';
import type { DocumentNode } from 'graphql';
import { pipe, take, toPromise } from 'wonka';
import { retryOnReset } from './retry.ts';

/** The platform fetch. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** One document on its way. */
export interface OutgoingRequest {
  readonly url: string;
  readonly document: DocumentNode;
  /** The document's text: printed once, not for every request. */
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
 * One POST (SPEC §7.1) by urql's transport, without any visitor's cookies. It goes without an urql client: that one
 * lets equal requests share an answer under way, also from before a purge, and remembers every document it ever sent,
 * of which pages with partly cached labels make many. A connection that is closed under it is replaced once.
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
        // A POST that is redirected loses its body, and a preview's address was checked, not where it leads.
        return retryOnReset(fetch)(input, { ...init, redirect: 'error', credentials: 'omit', signal });
      },
    },
  );
  const body = { query: text, operationName: name, variables, documentId: undefined, extensions: undefined };
  return pipe(makeFetchSource(operation, url, makeFetchOptions(operation, body)), take(1), toPromise);
};
