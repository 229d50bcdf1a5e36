import { describe, expect, test } from 'vitest';
import { dealsDownloadHref, dealsHref, defaultDeals, getFirstDealDay, parseDeals } from './parameters';

describe('the query of the list of deals', () => {
  test.each([
    [{}, {}],
    [
      { market: 'atlanta', sector: 'office' },
      { market: 'atlanta', sector: 'office' },
    ],
    [{ market: ['Atlanta', 'miami'] }, { market: 'atlanta' }],
    [{ market: '../x', sector: 'a'.repeat(200) }, {}],
    [
      { kind: 'joint-venture', size: '25k-100k', period: '12-months' },
      { kind: 'joint-venture', size: '25k-100k', period: '12-months' },
    ],
    [{ kind: 'constructor', size: 'toString', period: '__proto__', sort: 'valueOf' }, {}],
    [
      { sort: 'lowest-price', page: '3' },
      { sort: 'lowest-price', page: 3 },
    ],
    [{ page: '99999999' }, { page: 10_000 }],
    [{ page: '-1' }, {}],
  ])('%j is parsed as %j', (parameters, expected) => {
    expect(parseDeals(parameters)).toEqual({ ...defaultDeals, ...expected });
  });
});

describe('a list has one address', () => {
  const query = parseDeals({ page: '3', sort: 'price', market: 'atlanta', kind: 'sale' });

  test('omits defaults, and a change resets the page', () => {
    expect(dealsHref(defaultDeals)).toBe('/deals/');
    expect(dealsHref(query)).toBe('/deals/?market=atlanta&kind=sale&sort=price');
    expect(dealsHref(query, { market: '', page: 2 })).toBe('/deals/?kind=sale&sort=price&page=2');
  });

  test('its download has the same parameters without a page', () => {
    expect(dealsDownloadHref(query)).toBe('/deals.csv?market=atlanta&kind=sale&sort=price');
    expect(dealsDownloadHref(defaultDeals)).toBe('/deals.csv');
  });
});

test('a period ends today in the time zone of the brand', () => {
  const today = new Date('2026-11-21T02:00:00Z');
  expect(getFirstDealDay('30-days', today, 'America/New_York')).toBe('2026-10-21');
  expect(getFirstDealDay('30-days', today, 'UTC')).toBe('2026-10-22');
  expect(getFirstDealDay('any', today, 'UTC')).toBeUndefined();
});
