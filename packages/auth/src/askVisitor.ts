import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { isRecord } from './customer.ts';
import { queryText } from './queryText.ts';

/** The browser's `fetch`. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** An answer to a question about the visitor; what went wrong is for the console. */
export type Reply<Answer> = { readonly ok: true; readonly value: Answer } | { readonly ok: false; readonly cause: unknown };

const patienceMs = 15_000;

/** A question to the visitor's endpoint that has no answer. */
export class VisitorQueryError extends Error {}

/**
 * Asks for the visitor's own data by POST with credentials (SPEC §7.1). Nothing is kept here, and an answer with errors
 * counts as none.
 */
export const askVisitor = async <Answer, Variables extends Record<string, unknown>>(
  fetch: Fetch,
  endpoint: string,
  document: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
): Promise<Reply<Answer>> => {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: JSON.stringify({ query: queryText(document), variables }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const body: unknown = await response.json();
    if (isRecord(body) && isRecord(body['data']) && body['errors'] === undefined) return { ok: true, value: body['data'] as Answer };
    return { ok: false, cause: new VisitorQueryError(`The visitor's query was answered with status ${response.status} and no data.`, { cause: body }) };
  } catch (cause) {
    return { ok: false, cause: new VisitorQueryError("The visitor's query was not answered.", { cause }) };
  }
};
