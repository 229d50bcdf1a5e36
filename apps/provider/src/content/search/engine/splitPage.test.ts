import { expect, test } from 'vitest';
import { splitPage } from './engineSearch.ts';

const numbers = Array.from({ length: 20 }, (_, index) => index);

test.each([
  [0, 5, 8],
  [5, 5, 8],
  [8, 5, 8],
  [12, 20, 8],
  [30, 5, 8],
  [0, 5, 0],
  [0, 0, 8],
])('a page from %i of %i entries, %i of them in the first list', (offset, limit, length) => {
  const { first, second } = splitPage({ offset, limit }, length);
  const take = (list: readonly number[], slice: { offset: number; limit: number }) =>
    list.slice(slice.offset, slice.offset + slice.limit);
  expect([...take(numbers.slice(0, length), first), ...take(numbers.slice(length), second)]).toEqual(
    take(numbers, { offset, limit }),
  );
});
