import { expect, test } from 'vitest';
import { brand } from '../../test/aSite';
import { createRouteMatcher } from './match';
import { listOwnAddresses } from './ownAddresses';
import { getBrandPathValues } from './rules';

test('own addresses are the pages of the route table that need no content, and the redirects of the brand', () => {
  const values = getBrandPathValues(brand);
  const addresses = listOwnAddresses(values, [{ from: '/about/' }, { from: '/old/:slug/' }]);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/search/', `/${values.markets}/`, '/about/', '/old/:slug/']));
  const { matchAddress } = createRouteMatcher(values);
  const pages = addresses.filter((address) => !['/about/', '/old/:slug/'].includes(address));
  expect(pages.filter((address) => matchAddress(address) === undefined)).toEqual([]);
});
