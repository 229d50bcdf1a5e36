import { err, ok } from '@masthead/graphql-ops';
import { expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { toPartOf } from './partOf';

const parts = (...addresses: string[]) =>
  ok({ getPackagesForArticle: addresses.map((packageUrl) => ({ title: 'Small doors', packageUrl })) });

test.each([
  ['/special-reports/small-doors/', 'Special Report'],
  ['/instant-insights/small-doors/', 'Instant Insight'],
  ['/thought-leaders/small-doors/', 'Thought Leadership'],
  [`/${brand.magazine.slug}/issue/november/`, brand.magazine.name],
  ['/elsewhere/small-doors/', undefined],
])('§3 the note of the package %s is %s', (address, note) => {
  expect(toPartOf(brand, 'sponsor', parts(address))).toEqual([
    { title: 'Small doors', url: address, ...(note && { note }) },
  ]);
});

test('a story of the newsroom does not link to packages of sponsors', () => {
  const packages = parts(
    '/thought-leaders/small-doors/',
    '/sponsored-content/small-doors/',
    '/special-reports/small-doors/',
  );
  expect(toPartOf(brand, 'newsroom', packages).map(({ url }) => url)).toEqual(['/special-reports/small-doors/']);
});

test('is empty if the query fails', () => {
  expect(toPartOf(brand, 'newsroom', err({ kind: 'unavailable', cause: new TypeError('fetch failed') }))).toEqual([]);
});
