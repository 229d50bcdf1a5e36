import { createRequest, stringifyDocument, type SSRData } from '@urql/core';
import type { PageQuery } from '../createQuery.ts';

/** An operation as the browser asks it, with the server's answer to it. */
export interface HandedOver {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly answers: SSRData;
}

/** What a server hands to the browser's client: the operation's text and variables, and the answer if there is one. Undefined for a query that is never sent. */
export const handOver = ({ state }: PageQuery, answer: unknown): HandedOver | undefined => {
  if (state.kind !== 'ready') return undefined;
  const { document, variables } = state.request;
  const text = stringifyDocument(document);
  const { key } = createRequest(text, variables);
  return { text, variables, answers: answer === undefined ? {} : { [key]: { data: JSON.stringify(answer) } } };
};
