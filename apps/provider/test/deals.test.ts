import { beforeAll, expect, test } from 'vitest';
import type { DealKind } from '@masthead/content-rules/deals';
import { now, type Publication, writePublication, writeStories } from './fixtures/publication.ts';
import { createGraphqlClient } from './support/graphqlClient.ts';
import { describeWithDatabase } from './support/engines.ts';

type Facts = {
  kind?: DealKind;
  market?: string;
  sector?: string;
  price?: number;
  currency?: string;
  squareFeet?: number;
  capRate?: number;
  day?: string;
};

const reports: Record<string, Facts & { hours?: number }> = {
  tower: { market: 'markets/atlanta', sector: 'sectors/office', price: 40_000_000, squareFeet: 150_000, capRate: 5.5 },
  annex: {
    market: 'markets/atlanta',
    sector: 'sectors/office',
    price: 5_000_000,
    squareFeet: 12_000,
    capRate: 6.5,
    day: '2026-10-01',
  },
  shop: { market: 'markets/miami', price: 9_000_000, currency: 'CAD', squareFeet: 25_000, day: '2025-01-02' },
  lease: { kind: 'lease', market: 'markets/miami', squareFeet: 600_000, day: '2026-11-01' },
  region: { kind: 'loan', market: 'markets/southeast', price: 7_000_000, day: '2026-11-02' },
  planned: { market: 'markets/atlanta', sector: 'sectors/office', price: 99_000_000, squareFeet: 1, hours: -24 },
};

describeWithDatabase('deals', (open) => {
  let execute: ReturnType<typeof createGraphqlClient>;
  let publication: Publication;
  beforeAll(async () => {
    publication = await writePublication(open().db);
    const { categories } = publication;
    await writeStories(
      open().db,
      publication,
      Object.entries(reports).map(([slug, { hours = 1, ...facts }]) => ({
        slug,
        title: slug,
        hours,
        deal: {
          kind: facts.kind ?? 'sale',
          dealDate: facts.day ?? '2026-11-21',
          marketId: categories.get(facts.market ?? '') ?? null,
          sectorId: categories.get(facts.sector ?? '') ?? null,
          price: facts.price ?? null,
          currency: facts.price ? (facts.currency ?? 'USD') : null,
          squareFeet: facts.squareFeet ?? null,
          capRate: facts.capRate ?? null,
          size: facts.squareFeet ?? null,
          sizeUnit: facts.squareFeet ? 'square-feet' : null,
        },
      })),
    );
    execute = createGraphqlClient(open(), now);
  });

  const list = async (args = '') => {
    const { data, errors } = await execute(
      `{ getDeals(site: "example" ${args}) { total volumes { amount currency } deals { title deal { date market { slug } } } markets { slug group count } sectors { slug count } kinds { slug count } sizes { slug count } } }`,
    );
    expect(errors).toEqual([]);
    return { ...data.getDeals, titles: data.getDeals.deals.map(({ title }: { title: string }) => title).join(' ') };
  };

  test.each([
    ['2026-01-01', { total: 2, sales: [{ amount: 45_000_000, currency: 'USD' }], capRate: 6 }],
    ['2026-11-01', { total: 1, sales: [{ amount: 40_000_000, currency: 'USD' }], capRate: 5.5 }],
  ])('are summed by sector since %s, without planned ones', async (after, figures) => {
    const { data, errors } = await execute(
      `{ getSectorDeals(site: "example", after: "${after}") { name slug uri total sales { amount currency } capRate } }`,
    );
    expect({ errors, sectors: data.getSectorDeals }).toEqual({
      errors: [],
      sectors: [{ name: 'Office', slug: 'office', uri: '/sectors/office/', ...figures }],
    });
  });

  test.each([
    ['', 'tower region lease annex shop', 5],
    ['market: "atlanta"', 'tower annex', 2],
    ['market: "/markets/miami/"', 'lease shop', 2],
    ['market: "southeast"', 'tower region lease annex shop', 5],
    ['market: "nowhere"', 'tower region lease annex shop', 5],
    ['sector: "office" kind: "sale"', 'tower annex', 2],
    ['kind: "constructor"', 'tower region lease annex shop', 5],
    ['size: "under-25k"', 'annex', 1],
    ['size: "25k-100k"', 'shop', 1],
    ['size: "over-500k"', 'lease', 1],
    ['after: "2026-11-01"', 'tower region lease', 3],
    ['after: "2026-11-01" market: "miami"', 'lease', 1],
    ['sort: price', 'tower region annex shop lease', 5],
    ['sort: price direction: ascending', 'annex region tower shop lease', 5],
    ['sort: price market: "miami"', 'shop lease', 2],
    ['sort: size direction: ascending', 'annex shop tower lease region', 5],
    ['sort: date direction: ascending', 'shop annex lease region tower', 5],
    ['page: 2 pageSize: 2', 'lease annex', 5],
  ])('%j lists %s', async (args, titles, total) => {
    expect(await list(args)).toMatchObject({ titles, total });
  });

  test.each([
    [
      '',
      [
        { amount: 52_000_000, currency: 'USD' },
        { amount: 9_000_000, currency: 'CAD' },
      ],
    ],
    ['after: "2026-11-01"', [{ amount: 47_000_000, currency: 'USD' }]],
    ['kind: "lease"', []],
  ])('%j sums prices by currency', async (args, volumes) => {
    expect((await list(args)).volumes).toEqual(volumes);
  });

  test('offers the filters that have deals, and those in use', async () => {
    expect(await list('kind: "foreclosure"')).toMatchObject({
      total: 0,
      markets: [
        { slug: 'southeast', group: null, count: 0 },
        { slug: 'atlanta', group: 'Southeast', count: 0 },
        { slug: 'miami', group: 'Southeast', count: 0 },
      ],
      sectors: [{ slug: 'office', count: 0 }],
      kinds: [
        { slug: 'sale', count: 3 },
        { slug: 'lease', count: 1 },
        { slug: 'loan', count: 1 },
        { slug: 'foreclosure', count: 0 },
      ],
      sizes: [
        { slug: 'under-25k', count: 0 },
        { slug: '25k-100k', count: 0 },
        { slug: '100k-500k', count: 0 },
        { slug: 'over-500k', count: 0 },
      ],
    });
  });

  type Options = Record<'markets' | 'sectors' | 'kinds' | 'sizes', { slug: string; count: number }[]>;
  test.each([
    ['', 'southeast 5 atlanta 2 miami 2', 'office 2', 'sale 3 lease 1 loan 1', '1 1 1 1'],
    ['market: "miami"', 'southeast 5 atlanta 2 miami 2', 'office 0', 'sale 1 lease 1 loan 0', '0 1 0 1'],
    ['market: "miami" kind: "sale"', 'southeast 3 atlanta 2 miami 1', 'office 0', 'sale 1 lease 1 loan 0', '0 1 0 0'],
    ['size: "under-25k"', 'southeast 1 atlanta 1 miami 0', 'office 1', 'sale 1 lease 0 loan 0', '1 1 1 1'],
    ['after: "2026-11-01"', 'southeast 3 atlanta 1 miami 1', 'office 1', 'sale 1 lease 1 loan 1', '0 0 1 1'],
  ])('%j counts what each option would list with the other filters', async (args, markets, sectors, kinds, sizes) => {
    const options: Options = await list(args);
    const toText = (name: keyof Options) => options[name].map(({ slug, count }) => `${slug} ${count}`).join(' ');
    expect([toText('markets'), toText('sectors'), toText('kinds')]).toEqual([markets, sectors, kinds]);
    expect(options.sizes.map(({ count }) => count).join(' ')).toBe(sizes);
  });

  test.each([
    ['', [5, 3, 1]],
    ['kind: "sale"', [3, 1, 1]],
    ['market: "miami" after: "2026-11-21"', [2, 1, 0]],
  ])('%j counts what each period would list with the other filters', async (args, counts) => {
    const { data, errors } = await execute(
      `{ getDeals(site: "example" ${args}) { periods(after: [null, "2026-11-01", "2026-11-21"]) } }`,
    );
    expect(errors).toEqual([]);
    expect(data.getDeals.periods).toEqual(counts);
  });

  test.each([
    ['', [{ quarter: '2026-10-01', deals: 3, volume: { amount: 52_000_000, currency: 'USD' } }]],
    ['market: "miami"', [{ quarter: '2025-01-01', deals: 1, volume: { amount: 9_000_000, currency: 'CAD' } }]],
    ['kind: "lease"', []],
  ])('%j sums the prices of quarters in the most frequent currency', async (args, quarters) => {
    const { data, errors } = await execute(
      `{ getDeals(site: "example" ${args}) { quarters(after: "2025-01-01") { quarter deals volume { amount currency } } } }`,
    );
    expect(errors).toEqual([]);
    expect(data.getDeals.quarters).toEqual(quarters);
  });

  test('a region is no market of a deal in a city', async () => {
    const { data } = await execute(
      '{ getDeals(site: "example") { deals { deal { market { slug isRegion } sector { isRegion } } } } }',
    );
    const markets = data.getDeals.deals.map(({ deal }: { deal: { market: { slug: string; isRegion: boolean } } }) =>
      [deal.market.slug, deal.market.isRegion].join(' '),
    );
    expect(markets).toEqual(['atlanta false', 'southeast true', 'miami false', 'atlanta false', 'miami false']);
  });

  test('another site has none', async () => {
    const { data } = await execute('{ getDeals(site: "other") { total deals { title } markets { slug } } }');
    expect(data.getDeals).toEqual({ total: 0, deals: [], markets: [] });
  });

  test.each([['pageSize: 1001'], ['page: 0'], ['after: "2026-02-31"']])('refuses %s', async (args) => {
    const { errors } = await execute(`{ getDeals(site: "example" ${args}) { total } }`);
    expect(errors).toHaveLength(1);
  });

  test('totals follow changed and deleted deals and categories', async () => {
    const { db } = open();
    const office = publication.categories.get('sectors/office') ?? 0;
    await db.updateTable('deals').set({ price: 1_000 }).where('price', '=', 5_000_000).execute();
    expect((await list('sector: "office"')).volumes).toEqual([{ amount: 40_001_000, currency: 'USD' }]);
    await db.deleteFrom('categories').where('id', '=', office).execute();
    expect(await list('kind: "sale"')).toMatchObject({ total: 3, sectors: [] });
    await db.deleteFrom('articles').where('title', '=', 'annex').execute();
    expect(await list('kind: "sale"')).toMatchObject({ total: 2 });
  });
});
