import { expect, test } from 'vitest';
import { parseByline } from './byline';

test.each([
  ['Hollis Tran', ['Hollis Tran']],
  ['Hollis Tran and Tobias Wynn', ['Hollis Tran', 'Tobias Wynn']],
  ['Maren Ostrow, Luis Ferrand and Tobias Wynn', ['Maren Ostrow', 'Luis Ferrand', 'Tobias Wynn']],
  ['', []],
  ['By Ann Sand, Bo Andrews, and Cy Rand', ['Ann Sand', 'Bo Andrews', 'Cy Rand']],
])('§3 the byline "%s" names %j', (byline, names) => {
  expect(parseByline(byline)).toEqual(names);
});
