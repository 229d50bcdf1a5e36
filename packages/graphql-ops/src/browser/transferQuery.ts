import { createRequest, stringifyDocument } from '@urql/core';
import type { PageQuery } from '../createQuery.ts';
import type { TransferredQuery } from './browserClient.ts';

/** Serializes a query and its result for the browser's `ssrExchange`. Undefined for an incomplete query. */
export const toTransferredQuery = ({ state }: PageQuery, result: unknown): TransferredQuery | undefined => {
  if (state.kind !== 'ready') return undefined;
  const { document, variables } = state.request;
  const text = stringifyDocument(document);
  const { key } = createRequest(text, variables);
  return { text, variables, initialState: result === undefined ? {} : { [key]: { data: JSON.stringify(result) } } };
};
