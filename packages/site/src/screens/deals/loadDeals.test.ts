import { expect, test } from 'vitest';
import { aSite, brand } from '../../../test/aSite';
import { aDeal } from '../../../test/wire';
import { loadDeals } from './loadDeals';
import { parseDeals } from '../../content/deals/parameters';

const today = new Date('2026-11-21T12:00:00Z');
const markets = [
  { slug: 'southeast', name: 'Southeast', group: null, count: 5 },
  { slug: 'atlanta', name: 'Atlanta', group: 'Southeast', count: 4 },
  { slug: 'national', name: 'National', group: null, count: 0 },
];

const load = async (parameters: Record<string, string>, total = 60) => {
  const requests: Record<string, unknown>[] = [];
  const site = aSite(({ variables }) => {
    requests.push(variables);
    return {
      deals__getDeals: {
        total,
        volumes: [{ amount: 1_250_000_000, currency: 'USD' }],
        deals: [{ uri: '/2026/11/20/a/', title: 'A', deal: aDeal() }],
        markets,
        sectors: [{ slug: 'office', name: 'Office', count: 2 }],
        kinds: [
          { slug: 'sale', name: 'Sale', count: 1_204 },
          { slug: 'foreclosure', name: 'Foreclosure', count: 0 },
        ],
        sizes: [
          { slug: 'under-25k', count: 3 },
          { slug: 'over-500k', count: 0 },
        ],
        periods: [7, 0, 2, 5],
        quarters: [],
      },
    };
  });
  const outcome = await loadDeals({ ...site, brand }, parseDeals(parameters), today);
  if (!outcome.ok) throw new Error(`The deals could not be loaded: ${outcome.error.kind}.`);
  return { view: outcome.value, requests };
};

test.each([
  [{}, 'Deals'],
  [{ market: 'atlanta' }, 'Deals in Atlanta'],
  [{ market: 'atlanta', sector: 'office' }, 'Office deals in Atlanta'],
  [{ market: 'nowhere', sector: 'office' }, 'Office deals'],
])('the title of %j is %s', async (parameters, title) => {
  const { view } = await load(parameters);
  expect(view.title).toBe(title);
});

test('sends its filters, the first day of the period and the order', async () => {
  const { requests } = await load({ market: 'atlanta', size: '25k-100k', period: '12-months', sort: 'lowest-price' });
  expect(requests[0]).toMatchObject({
    deals__market: 'atlanta',
    deals__size: '25k-100k',
    deals__after: '2025-11-21',
    deals__sort: 'price',
    deals__direction: 'ascending',
    deals__pageSize: 25,
    deals__periods: [null, '2026-10-22', '2026-08-23', '2025-11-21'],
    deals__firstQuarter: '2025-07-01',
    deals__withQuarters: true,
  });
});

test('a market that does not exist is not shown as applied', async () => {
  const { view } = await load({ market: 'nowhere', kind: 'sale' });
  expect(view.query).toMatchObject({ market: '', kind: 'sale' });
});

test('regions group their cities, and their own option means all of them', async () => {
  const { view } = await load({});
  expect(view.choices[0]?.options).toEqual([
    { value: '', label: 'All markets' },
    { value: 'southeast', label: 'All of Southeast', group: 'Southeast', count: 5 },
    { value: 'atlanta', label: 'Atlanta', group: 'Southeast', count: 4 },
  ]);
});

test('options that would empty the list are left out, except the selected one', async () => {
  const listMarkets = async (parameters: Record<string, string>) =>
    (await load(parameters)).view.choices[0]?.options.map(({ value }) => value);
  expect(await listMarkets({})).toEqual(['', 'southeast', 'atlanta']);
  expect(await listMarkets({ market: 'national' })).toEqual(['', 'southeast', 'atlanta', 'national']);
});

test('sizes and periods show how many deals they would list', async () => {
  const { view } = await load({});
  expect(view.choices.slice(3).map(({ options }) => options)).toEqual([
    [
      { value: '', label: 'Any size' },
      { value: 'under-25k', label: 'Under 25,000 sq. ft.', count: 3 },
    ],
    [
      { value: '', label: 'Any time' },
      { value: '90-days', label: 'Past 90 days', count: 2 },
      { value: '12-months', label: 'Past 12 months', count: 5 },
    ],
  ]);
});

test('an empty period offers those that have deals', async () => {
  expect((await load({ period: '30-days' }, 0)).view.offers).toEqual([
    { title: 'Period: Any time (7)', url: '/deals/' },
    { title: 'Period: Past 12 months (5)', url: '/deals/?period=12-months' },
    { title: 'Period: Past 90 days (2)', url: '/deals/?period=90-days' },
  ]);
});

test('an empty list offers the other options of its filters that have deals', async () => {
  const { view } = await load({ market: 'national', kind: 'foreclosure', sort: 'price' }, 0);
  expect(view.offers).toEqual([
    { title: 'Market: All of Southeast (5)', url: '/deals/?market=southeast&kind=foreclosure&sort=price' },
    { title: 'Market: Atlanta (4)', url: '/deals/?market=atlanta&kind=foreclosure&sort=price' },
    { title: 'Type: Sale (1,204)', url: '/deals/?market=national&kind=sale&sort=price' },
  ]);
  expect((await load({ market: 'atlanta' })).view.offers).toEqual([]);
});

test('a later page requests no quarters, because it has no chart', async () => {
  const { requests } = await load({ page: '2' });
  expect(requests[0]).toMatchObject({ deals__withQuarters: false });
});

test('a page past the last shows the last page', async () => {
  const { view, requests } = await load({ page: '9' });
  expect([view.query.page, view.pages]).toEqual([3, 3]);
  expect(requests.map((variables) => variables['deals__page'])).toEqual([9, 3]);
});
