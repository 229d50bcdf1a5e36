import { describe, expect, test } from 'vitest';
import { aSite, brand } from '../../../test/aSite';
import { aDeal } from '../../../test/wire';
import { dealsCsvRoute, respondWithDeals } from './dealsCsvRoute';

const today = new Date('2026-11-21T12:00:00Z');

test('the download has the deals of the address, at most 1,000', async () => {
  const requests: Record<string, unknown>[] = [];
  const site = aSite(({ variables }) => {
    requests.push(variables);
    return {
      deals__getDeals: {
        deals: [{ uri: '/2026/11/20/a/', title: '=A', deal: aDeal({ buyer: '@Overlook' }) }],
      },
    };
  });
  const response = await respondWithDeals(
    { ...site, brand },
    'https://news.example.com/deals.csv?market=portland&kind=lease&period=12-months&sort=price&page=7',
    today,
  );
  expect(requests[0]).toMatchObject({ deals__market: 'portland', deals__page: 1, deals__pageSize: 1_000 });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="${brand.site}-deals-portland-lease-12-months.csv"`,
  );
  const [header = '', row = ''] = (await response.text()).split('\r\n');
  expect(header.split(',')).toHaveLength(23);
  expect(row).toBe(
    `"2026-11-20","Sale","Steel Bridge Lane","Tigard","Portland","Industrial",450000,"square-feet",38000000,"USD",84,,6.6,"'@Overlook","Graywether Capital",,,,,,"Pike Tarrant","'=A","https://news.example.com/2026/11/20/a/"`,
  );
});

test('a publication that hides its deals has no download', async () => {
  const response = await respondWithDeals(
    { ...aSite(() => ({})), brand: { ...brand, hiddenModules: ['deals'] } },
    'https://news.example.com/deals.csv',
    today,
  );
  expect(response.status).toBe(404);
});

describe('downloads are expensive and have endless addresses:', () => {
  const noDeals = {
    deals: [],
  };
  /** The route with a clock that stands still, and the number of its queries. */
  const setUp = () => {
    const sent = { queries: 0 };
    const site = aSite(() => {
      sent.queries += 1;
      return { deals__getDeals: noDeals };
    });
    const { GET } = dealsCsvRoute(brand, { getSite: () => site, clock: { now: () => 1 } });
    const download = (client: string): Promise<Response> =>
      GET(new Request('https://news.example.com/deals.csv', { headers: { 'x-forwarded-for': client } }));
    return { download, sent };
  };

  test('a client may have ten a minute, and does not use up those of another one', async () => {
    const { download } = setUp();
    for (let count = 0; count < 10; count += 1) expect((await download('203.0.113.7')).status).toBe(200);
    const refused = await download('203.0.113.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '6']);
    expect((await download('203.0.113.8')).status).toBe(200);
  });

  test('their results do not replace those of pages in the query cache', async () => {
    const { download, sent } = setUp();
    await download('203.0.113.7');
    await download('203.0.113.7');
    expect(sent.queries).toBe(2);
  });
});
