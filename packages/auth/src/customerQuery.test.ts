import { GetCustomerDocument } from '@masthead/graphql-ops/visitor';
import { parse, print, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { customerQuery } from './customerQuery.ts';

test('the customer is requested with the checked document, word for word', () => {
  expect(print(parse(customerQuery))).toBe(print(GetCustomerDocument as DocumentNode));
});
