import { expect, test } from 'vitest';
import { createStoriesOnPage } from './storiesOnPage';

const stories = (names: string) => names.split('').map((name) => ({ url: `/${name}/`, name }));
const names = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join('');

test('an earlier part keeps a story that a later one has too', () => {
  const page = createStoriesOnPage();
  expect(names(page.add(stories('abc')))).toBe('abc');
  expect(names(page.add(stories('cad')))).toBe('d');
});

test('a list has at most its length of new stories, and the others may be in the next one', () => {
  const page = createStoriesOnPage();
  page.add(stories('a'));
  expect(names(page.add(stories('abcd'), 2))).toBe('bc');
  expect(names(page.add(stories('abcd')))).toBe('d');
});

test('a list that repeats a story has it once', () =>
  expect(names(createStoriesOnPage().add(stories('aab')))).toBe('ab'));
