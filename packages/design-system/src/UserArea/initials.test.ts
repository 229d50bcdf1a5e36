import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Eleanor', 'Whitcombe', 'EW'],
  ['  émile', 'zola', 'ÉZ'],
  ['Prince', '', 'P'],
  ['', '', ''],
])('%j %j has the initials %j', (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials);
});
