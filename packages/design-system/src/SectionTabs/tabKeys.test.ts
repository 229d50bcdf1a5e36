import { expect, test } from 'vitest';
import { tabAfterKey } from './tabKeys';

test.each([
  ['ArrowRight', 0, 3, 'ltr', 1],
  ['ArrowRight', 2, 3, 'ltr', 0],
  ['ArrowLeft', 0, 3, 'ltr', 2],
  ['ArrowLeft', 0, 3, 'rtl', 1],
  ['ArrowRight', 0, 3, 'rtl', 2],
  ['Home', 2, 3, 'ltr', 0],
  ['End', 0, 3, 'ltr', 2],
  ['ArrowDown', 0, 3, 'ltr', undefined],
  ['Tab', 0, 3, 'ltr', undefined],
  ['Home', 0, 0, 'ltr', undefined],
] as const)('%s on tab %i of %i (%s) goes to %s', (key, index, total, direction, expected) => {
  expect(tabAfterKey(key, index, total, direction)).toBe(expected);
});
