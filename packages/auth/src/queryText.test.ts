import { GetCustomerDocument, GetUserDocument } from '@masthead/graphql-ops/visitor';
import { parse, print, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { queryText, UnprintableDocumentError } from './queryText.ts';

const query = (text: string) => parse(text, { noLocation: true }) as unknown as typeof GetUserDocument;

test.each<[string, DocumentNode, string]>([
  ['GetCustomer', GetCustomerDocument as DocumentNode, queryText(GetCustomerDocument)],
  ['GetUser', GetUserDocument as DocumentNode, queryText(GetUserDocument)],
])('%s is written as the graphql package would read it', (_, document, text) => {
  expect(print(parse(text))).toBe(print(document));
});

test('lists and required types of variables are kept', () => {
  const text = 'query Some($ids: [ID!]!, $name: String) { some(ids: $ids, name: $name) { id } }';
  expect(print(parse(queryText(query(text))))).toBe(print(parse(text)));
});

test.each([
  ['a literal', 'query Some { some(id: 1) { id } }'],
  ['a fragment', 'query Some { some { ...Parts } } fragment Parts on Some { id }'],
])('%s is refused with a remedy, not written wrongly', (_, text) => {
  expect(() => queryText(query(text))).toThrow(UnprintableDocumentError);
});
