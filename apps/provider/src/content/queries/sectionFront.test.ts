import { expect, test } from 'vitest';
import type { Category } from './categories.ts';
import { groupByRegion } from './sectionFront.ts';

const category = (path: string, region: string | null): Category =>
  ({ family: 'markets', path, region, name: path }) as Category;

test('cities belong to their region whatever the address of the family', () => {
  const categories = [
    category('places/west', null),
    category('places/denver', 'west'),
    category('places/national', null),
  ];
  expect(
    groupByRegion(categories, 'markets').map(({ category: { path }, members }) => [
      path,
      members.map((one) => one.path),
    ]),
  ).toEqual([
    ['places/west', ['places/denver']],
    ['places/national', []],
  ]);
});
