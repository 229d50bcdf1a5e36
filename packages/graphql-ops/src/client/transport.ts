import { withTimeLimit } from '@masthead/config/time-limit';
import { makeOperation, type OperationResult } from '@urql/core';
import { makeFetchOptions, makeFetchSource } from '@urql/core/internal';
import type { DocumentNode } from 'graphql';
import { pipe, take, toPromise } from 'wonka';
import { type Fetch, retryOnReset } from './retry.ts';

/** A GraphQL document with what is needed to send it. */
export interface OutgoingRequest {
  readonly url: string;
  readonly document: DocumentNode;
  /** The text of `document`, which callers cache, because printing a document is slow. */
  readonly text: string;
  /** Name of the operation in the document. */
  readonly name: string;
  readonly variables: Record<string, unknown>;
}

/** Options of the transport. */
export interface TransportOptions {
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

/**
 * Sends one POST (§7.1) with urql's fetch source and without cookies, and retries it once if the connection was closed.
 * It uses no urql client for two reasons: a client would share a request from before a purge with callers after it, and it
 * would keep every document in memory, of which there are many, since a page requests only the labels that are not cached.
 */
export const sendRequest = (
  { url, document, text, name, variables }: OutgoingRequest,
  { fetch, timeoutMs }: TransportOptions,
): Promise<OperationResult<Record<string, unknown> | null>> =>
  withTimeLimit(timeoutMs, (limit) => {
    const operation = makeOperation(
      'query',
      { key: 0, query: document, variables },
      {
        url,
        preferGetMethod: false,
        requestPolicy: 'network-only',
        fetchOptions: { headers: { accept: 'application/graphql-response+json, application/json' } },
        fetch: (input, init) => {
          // urql aborts a response of which it needs no more.
          const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
          // Redirects are errors: a redirected POST loses its body, and only the endpoint was checked, not a redirect's target.
          return retryOnReset(fetch)(input, { ...init, redirect: 'error', credentials: 'omit', signal });
        },
      },
    );
    const body = { query: text, operationName: name, variables, documentId: undefined, extensions: undefined };
    return pipe(makeFetchSource(operation, url, makeFetchOptions(operation, body)), take(1), toPromise);
  });
