import { expect, test } from 'vitest';
import { routes } from '../../routing/routes';
import { filterRows, routeRows } from './RoutesScreen';

test('§2.1 /devtools/routes lists every route with its metadata', () => {
  expect(routeRows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(routes)));
  const article = routeRows.find(({ name }) => name === 'article');
  expect(article).toMatchObject({
    path: '/:year/:month/:day/:slug/',
    screen: 'article',
    layout: 'article',
    rendering: 'cache',
  });
  expect(article?.more).toEqual(expect.arrayContaining([':year is \\d{4}', 'adPageName: article']));
  expect(routeRows.find(({ name }) => name === 'specialReports')?.more).toContain('sideSection: home-insights');
  expect(routeRows.find(({ name }) => name === 'insights')?.more).toContain('bottomSection: home-special-report');
});

test.each([
  ['events request', ['events']],
  ['STREAM markets query', ['marketStream']],
  ['nothing like this', []],
])('§2.1 /devtools/routes filtered by "%s"', (filter, names) =>
  expect(
    filterRows(routeRows, filter)
      .filter(({ name }) => name !== 'document')
      .map(({ name }) => name),
  ).toEqual(names),
);

test('lists all rows without a filter', () => expect(filterRows(routeRows, '  ')).toHaveLength(routeRows.length));
