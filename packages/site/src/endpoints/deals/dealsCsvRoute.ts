import { hasModule, type Brand } from '@masthead/config';
import { createIsProxy, findClientKey } from '@masthead/process/clients';
import { dealLimits, dealPartyNames } from '@masthead/content-rules/deals';
import { createQuery, queryTypes } from '@masthead/graphql-ops';
import { renderRefusal } from '@masthead/next-runtime/plain-page';
import { createRateLimiter } from '@masthead/next-runtime/rate-limiter';
import { dealCsvTexts, dealPartyTexts } from '@masthead/texts/deals';
import { env } from '../../env';
import { getKindName, getUnitPrice, type WireListedDeal } from '../../content/deals/toDeal';
import { ContentUnavailableError } from '../../framework/result';
import { getSite, type Site } from '../../framework/site';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { type DealsQuery, parseDeals, toDealVariables } from '../../content/deals/parameters';
import { formatCsv } from '@masthead/content-rules/csv';

const columns: readonly (readonly [
  title: string,
  read: (listed: WireListedDeal, brand: Brand) => string | number | null | undefined,
])[] = [
  [dealCsvTexts.date, ({ deal }) => deal.date],
  [dealCsvTexts.type, ({ deal }) => getKindName(deal.kind)],
  [dealCsvTexts.property, ({ deal }) => deal.property],
  [dealCsvTexts.city, ({ deal }) => deal.city],
  [dealCsvTexts.market, ({ deal }) => deal.market?.name],
  [dealCsvTexts.sector, ({ deal }) => deal.sector?.name],
  [dealCsvTexts.size, ({ deal }) => deal.size?.value],
  [dealCsvTexts.sizeUnit, ({ deal }) => deal.size?.unit],
  [dealCsvTexts.price, ({ deal }) => deal.price?.amount],
  [dealCsvTexts.currency, ({ deal }) => deal.price?.currency],
  [dealCsvTexts.pricePerSquareFoot, ({ deal }) => deal.pricePerSquareFoot],
  [dealCsvTexts.pricePerUnit, ({ deal }) => getUnitPrice(deal)?.amount],
  [dealCsvTexts.capRate, ({ deal }) => deal.capRate],
  ...dealPartyNames.map((party) => [dealPartyTexts[party], ({ deal }: WireListedDeal) => deal[party]] as const),
  [dealCsvTexts.brokers, ({ deal }) => deal.brokers.join('; ') || null],
  [dealCsvTexts.story, ({ title }) => title],
  [dealCsvTexts.address, ({ uri }, brand) => toAbsoluteUrl(brand, uri)],
];

const text = (body: string, status: number): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** "`site`-deals-atlanta-sale.csv": the publication, and the filters in use. */
const toFileName = ({ site }: Brand, { market, sector, kind, size, period }: DealsQuery): string => {
  const filters = [market, sector, kind, size, period === 'any' ? '' : period].filter(Boolean);
  return `${[site, 'deals', ...filters].join('-')}.csv`;
};

/** Downloads a minute of one client. Each costs as much as dozens of pages, and its addresses are endless. */
const maxPerMinute = 10;

/** The list of deals of an address as CSV, at most 1,000 rows in its order. */
export const respondWithDeals = async (site: Site, address: string, today: Date): Promise<Response> => {
  const { brand } = site;
  if (!hasModule(brand, 'deals')) return text('There is nothing at this address.\n', 404);
  const query = parseDeals(Object.fromEntries(new URL(address).searchParams));
  const { deals } = await site.content.query({
    route: 'deals-csv',
    parts: {
      // A custom query is not cached: a few results of this size would replace all others.
      deals: createQuery('custom', () => ({
        document: queryTypes['deal-rows'].document,
        variables: queryTypes['deal-rows'].variables({
          ...toDealVariables(query, today, brand.timeZone),
          site: brand.site,
          page: 1,
          pageSize: dealLimits.download,
        }),
      })),
    },
  });
  if (!deals.ok) throw new ContentUnavailableError(deals.error);
  const rows = deals.value.getDeals.deals.map((listed) => columns.map(([, read]) => read(listed, brand)));
  return new Response(formatCsv([columns.map(([title]) => title), ...rows], 'spreadsheet'), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${toFileName(brand, query)}"`,
      'cache-control': 'public, max-age=60',
      'x-robots-tag': 'noindex',
    },
  });
};

/** Route of the download. It depends on the query, so it is rendered for each request. */
export const dealsCsvRoute = (
  brand: Brand,
  options: { getSite: (brand: Brand) => Site; clock?: { now: () => number } } = { getSite },
) => {
  const limiter = createRateLimiter({ perMinute: maxPerMinute, burst: maxPerMinute, clock: options.clock });
  const isProxy = createIsProxy(env.TRUSTED_PROXIES);
  return {
    GET: async (request: Request): Promise<Response> => {
      const client = findClientKey(request.headers.get('x-forwarded-for'), isProxy);
      const retrySeconds = client === undefined ? 0 : limiter.consume(client);
      if (retrySeconds === 0) return respondWithDeals(options.getSite(brand), request.url, new Date());
      return new Response(renderRefusal('tooManyPages'), {
        status: 429,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': String(retrySeconds),
        },
      });
    },
  };
};
