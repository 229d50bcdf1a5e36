import { describe, expect, test } from 'vitest';
import { rowGroups } from './rowGroups';

const rows = ['a', 'b', 'c', 'd'];
const shape = (afters: number[]) =>
  rowGroups(
    rows,
    afters.map((after) => ({ after, node: `ad ${after}` })),
  ).map(({ items, insert }) => [items.join(''), insert?.after]);

describe('rows of a stream with inserts between them', () => {
  test.each([
    ['nothing between', [], [['abcd', undefined]]],
    [
      'after the third',
      [3],
      [
        ['abc', 3],
        ['d', undefined],
      ],
    ],
    [
      'several, in whatever order they are given',
      [3, 1],
      [
        ['a', 1],
        ['bc', 3],
        ['d', undefined],
      ],
    ],
    ['never before the first or behind the last', [0, 4, 9], [['abcd', undefined]]],
  ])('%s', (_, afters, expected) => {
    expect(shape(afters)).toEqual(expected);
  });
});
