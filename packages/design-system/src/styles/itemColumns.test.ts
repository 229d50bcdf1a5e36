import { expect, test } from 'vitest';
import { getColumns } from './itemColumns';

test.for([
  { items: 1, three: 3, four: 4 },
  { items: 2, three: 3, four: 4 },
  { items: 4, three: 2, four: 4 },
  { items: 5, three: 3, four: 3 },
  { items: 7, three: 4, four: 4 },
  { items: 13, three: 5, four: 5 },
  { items: 61, three: 3, four: 4 },
])('$items items have $three columns of at most three and $four of four', ({ items, three, four }) => {
  expect({ three: getColumns(3, items), four: getColumns(4, items) }).toEqual({ three, four });
});
