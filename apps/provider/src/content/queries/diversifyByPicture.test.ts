import { expect, test } from 'vitest';
import { diversifyByPicture } from './related.ts';

const story = (title: string, id: string | undefined) => ({
  title,
  image: id === undefined ? null : { uri: `/images/${id}` },
});
const titles = (list: readonly { title: string }[]): string[] => list.map(({ title }) => title);

const shops = [story('a', 'shop'), story('b', 'shop'), story('c', 'shop')];

test('selects the same picture again only after all other pictures', () =>
  expect(titles(diversifyByPicture([...shops, story('d', 'plat'), story('e', 'tower')], 3))).toEqual(['a', 'd', 'e']));

test('uses the rank when all pictures are the same', () =>
  expect(titles(diversifyByPicture(shops, 2))).toEqual(['a', 'b']));

test('keeps the rank of stories without a picture', () =>
  expect(
    titles(
      diversifyByPicture(
        [story('a', undefined), story('b', undefined), story('c', 'one'), story('d', 'one'), story('e', 'two')],
        4,
      ),
    ),
  ).toEqual(['a', 'b', 'c', 'e']));
