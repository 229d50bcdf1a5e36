import { expect, test } from 'vitest';
import { diversifyByDrawing } from './diversifyByDrawing.ts';

const story = (title: string, id: string | undefined) => ({
  title,
  image: id === undefined ? null : { uri: `/images/${id}` },
});
const titles = (list: readonly { title: string }[]): string[] => list.map(({ title }) => title);

const shops = [
  story('a', 'retail-street-oxide-1-article'),
  story('b', 'retail-street-slate-2-article'),
  story('c', 'retail-street-ochre-3-article'),
];

test('the same drawing in other colours waits until every other drawing had its turn', () => {
  expect(
    titles(
      diversifyByDrawing([...shops, story('d', 'plat-oxide-4-article'), story('e', 'tower-up-oxide-5-article')], 3),
    ),
  ).toEqual(['a', 'd', 'e']);
});

test('variants of a motif are drawings of their own', () => {
  expect(
    titles(
      diversifyByDrawing(
        [
          story('a', 'tower-up-oxide-1-article'),
          story('b', 'tower-facade-oxide-2-article'),
          story('c', 'plat-oxide-3-article'),
        ],
        2,
      ),
    ),
  ).toEqual(['a', 'b']);
});

test('where there is nothing else, the rank alone decides', () => {
  expect(titles(diversifyByDrawing(shops, 2))).toEqual(['a', 'b']);
});

test('stories without a picture stay where they are; a photograph is like itself alone', () => {
  expect(
    titles(
      diversifyByDrawing(
        [
          story('a', undefined),
          story('b', undefined),
          story('c', 'one.jpg'),
          story('d', 'one.jpg'),
          story('e', 'two.jpg'),
        ],
        4,
      ),
    ),
  ).toEqual(['a', 'b', 'c', 'e']);
});
