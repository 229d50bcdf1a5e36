import { expect, test } from 'vitest';
import { getInitials } from './showVisitor';

test.each([
  ['Eleanor', 'Whitcombe', 'EW'],
  ['  émile', 'zola', 'ÉZ'],
  ['Prince', '', 'P'],
  ['', '', ''],
])('%j %j has the initials %j', (first, last, initials) => {
  expect(getInitials(first, last)).toBe(initials);
});
