import { describe, expect, test } from 'vitest';
import { closeWrappers } from './closeGap';

/** Elements inside one another, outermost first, each with the number of its children. */
const nested = (...elements: readonly (readonly [tagName: string, children: number])[]) => {
  const made: { tagName: string; childElementCount: number; marks: Set<string>; parentElement: Element | null }[] = [];
  for (const [tagName, childElementCount] of elements) {
    const marks = new Set<string>();
    const one = {
      tagName,
      childElementCount,
      marks,
      parentElement: (made.at(-1) ?? null) as unknown as Element | null,
      setAttribute: (name: string) => void marks.add(name),
      removeAttribute: (name: string) => void marks.delete(name),
    };
    made.push(one);
  }
  return {
    made,
    innermost: made.at(-1) as unknown as Element,
    marked: () => made.filter(({ marks }) => marks.size > 0).map(({ tagName }) => tagName),
  };
};

describe('closeWrappers closes the elements that contain nothing but the slot', () => {
  test.each([
    [
      'a wrapper of its own',
      [
        ['BODY', 5],
        ['DIV', 1],
        ['ASIDE', 2],
      ],
      ['DIV'],
    ],
    [
      'a section of its own',
      [
        ['MAIN', 4],
        ['SECTION', 1],
        ['DIV', 1],
        ['ASIDE', 2],
      ],
      ['SECTION', 'DIV'],
    ],
    [
      'at most two wrappers',
      [
        ['DIV', 1],
        ['SECTION', 1],
        ['DIV', 1],
        ['ASIDE', 2],
      ],
      ['SECTION', 'DIV'],
    ],
    [
      'no column with other content',
      [
        ['DIV', 3],
        ['ASIDE', 2],
      ],
      [],
    ],
    [
      'no list item',
      [
        ['LI', 1],
        ['ASIDE', 2],
      ],
      [],
    ],
  ] as const)('%s', (_, elements, expected) => {
    const { innermost, marked } = nested(...elements);
    const open = closeWrappers(innermost);
    expect(marked()).toEqual(expected);
    open();
    expect(marked()).toEqual([]);
  });
});
