import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createMergedDocuments } from './mergedDocuments.ts';

test('merges the same page with the same labels once', () => {
  const merge = createMergedDocuments();
  const [a, b] = [parse('{ getUser { userId } }'), parse('{ getUser { email } }')];
  expect(merge('page', { a, b })).toBe(merge('page', { a, b }));
  expect(merge('page', { a })).not.toBe(merge('page', { a, b }));
  expect(merge('page', { a: b })).not.toBe(merge('page', { a }));
  expect(merge('other', { a })).not.toBe(merge('page', { a }));
});
