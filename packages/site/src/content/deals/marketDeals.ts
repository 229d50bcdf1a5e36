import { type Brand, hasModule } from '@masthead/config';
import type { DealStripProps, FigureTableProps } from '@masthead/design-system';
import { type ContentError, createQuery, type QueryResultOf, type Result } from '@masthead/graphql-ops';
import { formatNumber } from '@masthead/texts/numbers';
import { marketDealTexts, sectorDealTexts } from '@masthead/texts/deals';
import { dealsHref, defaultDeals, getFirstDealDay, recentPeriod as period } from './parameters';
import { formatCapRate, formatMoney, formatVolumes } from './formatDeal';
import { toLocator } from '../maps/places';
import { getKindName } from './toDeal';

const maxDeals = 3;

type WireMarketDeals = QueryResultOf<'market-deals'>;

/** The query of a market's deals, for the first page of its stream; undefined for other pages. */
export const createMarketDealsQuery = (brand: Brand, slug: string, page: number, today: Date) => {
  const [family, market] = slug.split('/');
  const after = getFirstDealDay(period, today, brand.timeZone);
  if (!hasModule(brand, 'deals') || family !== brand.hubs.markets.path || !market || !after || page > 1)
    return undefined;
  return createQuery('market-deals', { site: brand.site, market, after, pageSize: maxDeals });
};

type Outcome = { ok: true; value: WireMarketDeals } | { ok: false };

/** The strip of a market's deals in the past 12 months, with a link to all of them. There is none without deals. */
export const toMarketDeals = (
  brand: Brand,
  name: string,
  slug: string,
  outcome: Outcome | undefined,
): { deals: DealStripProps } | object => {
  if (!outcome?.ok || outcome.value.getDeals.total === 0) return {};
  const { total, volumes, deals } = outcome.value.getDeals;
  const volume = formatVolumes(volumes);
  const market = slug.split('/').at(-1) ?? '';
  const map = toLocator(brand, market, name);
  return {
    deals: {
      title: marketDealTexts.title,
      ...(map && { map }),
      totals: [
        { label: marketDealTexts.reported, value: formatNumber(total) },
        ...(volume ? [{ label: marketDealTexts.volume, value: volume }] : []),
      ],
      deals: deals.map(({ uri, title, deal: { kind, property, price } }) => ({
        link: { title: property ?? title, url: uri },
        detail: [getKindName(kind), price && formatMoney(price)].filter(Boolean).join(', '),
      })),
      more: { title: marketDealTexts.allIn(name), url: dealsHref({ ...defaultDeals, market, period }) },
    },
  };
};

/** The query of the deals of all sectors, for the front of the sectors; undefined for other fronts. */
export const createSectorDealsQuery = (brand: Brand, family: string, today: Date) => {
  const after = getFirstDealDay(period, today, brand.timeZone);
  return hasModule(brand, 'deals') && family === 'sectors' && after
    ? createQuery('sector-deals', { site: brand.site, after })
    : undefined;
};

/** The table of deals by sector, those with most deals first. No field without deals, or if the query failed. */
export const toSectorDeals = (
  reply: Result<QueryResultOf<'sector-deals'>, ContentError> | undefined,
): { sectorDeals?: FigureTableProps } => {
  if (!reply?.ok || reply.value.getSectorDeals.length === 0) return {};
  return {
    sectorDeals: {
      caption: sectorDealTexts.title,
      columns: [sectorDealTexts.sector, sectorDealTexts.deals, sectorDealTexts.sales, sectorDealTexts.capRate],
      rows: reply.value.getSectorDeals
        .toSorted((a, b) => b.total - a.total)
        .map(({ name, slug, uri, total, sales, capRate }) => ({
          link: { title: name, url: uri },
          cells: [
            { title: formatNumber(total), url: dealsHref({ ...defaultDeals, sector: slug, period }) },
            sales.map(formatMoney),
            capRate === null ? [] : [formatCapRate(Math.round(capRate * 10) / 10)],
          ],
        })),
    },
  };
};
