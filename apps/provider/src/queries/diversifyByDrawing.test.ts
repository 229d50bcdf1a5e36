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

test('selects a drawing in other colors only after all other drawings', () => {
  expect(
    titles(
      diversifyByDrawing([...shops, story('d', 'plat-oxide-4-article'), story('e', 'tower-up-oxide-5-article')], 3),
    ),
  ).toEqual(['a', 'd', 'e']);
});

test('treats variants of a motif as different drawings', () => {
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

test('uses the rank when all drawings are the same', () => {
  expect(titles(diversifyByDrawing(shops, 2))).toEqual(['a', 'b']);
});

test('keeps the rank of stories without a picture, and compares photographs by their file', () => {
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
