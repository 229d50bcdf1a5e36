import { describe, expect, test } from 'vitest';
import { closeWrappers } from './closeWrappers';

/** Creates nested elements, outermost first: "BODY 5 > DIV 1" has the number of its children after each name. */
const createNestedElements = (path: string) => {
  const created: {
    tagName: string;
    childElementCount: number;
    attributes: Set<string>;
    parentElement: Element | null;
  }[] = [];
  for (const [tagName = '', children] of path.split(' > ').map((text) => text.split(' '))) {
    const attributes = new Set<string>();
    const element = {
      tagName,
      childElementCount: Number(children),
      attributes,
      parentElement: (created.at(-1) ?? null) as unknown as Element | null,
      setAttribute: (name: string) => void attributes.add(name),
      removeAttribute: (name: string) => void attributes.delete(name),
    };
    created.push(element);
  }
  return {
    innermost: created.at(-1) as unknown as Element,
    getClosed: () => created.filter(({ attributes }) => attributes.size > 0).map(({ tagName }) => tagName),
  };
};

describe('closeWrappers closes the elements that contain only the slot', () => {
  test.each([
    ['a wrapper with no other child', 'BODY 5 > DIV 1 > ASIDE 2', ['DIV']],
    ['a section and a wrapper with no other child', 'MAIN 4 > SECTION 1 > DIV 1 > ASIDE 2', ['SECTION', 'DIV']],
    ['at most two wrappers', 'DIV 1 > SECTION 1 > DIV 1 > ASIDE 2', ['SECTION', 'DIV']],
    ['no column with other content', 'DIV 3 > ASIDE 2', []],
    ['no list item', 'LI 1 > ASIDE 2', []],
  ])('%s', (_, path, expected) => {
    const { innermost, getClosed } = createNestedElements(path);
    const open = closeWrappers(innermost);
    expect(getClosed()).toEqual(expected);
    open();
    expect(getClosed()).toEqual([]);
  });
});
