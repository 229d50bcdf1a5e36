import { createRequest, stringifyDocument, type SSRData } from '@urql/core';
import type { PageQuery } from '../createQuery.ts';

/** An operation and its result on the server, for the urql client of the browser. */
export interface TransferredQuery {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly initialState: SSRData;
}

/** Serializes a query and its result for the browser's `ssrExchange`. Undefined for an incomplete query. */
export const toTransferredQuery = ({ state }: PageQuery, result: unknown): TransferredQuery | undefined => {
  if (state.kind !== 'ready') return undefined;
  const { document, variables } = state.request;
  const text = stringifyDocument(document);
  const { key } = createRequest(text, variables);
  return { text, variables, initialState: result === undefined ? {} : { [key]: { data: JSON.stringify(result) } } };
};
