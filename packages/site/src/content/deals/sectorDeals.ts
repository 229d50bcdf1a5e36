import { hasModule, type Brand } from '@masthead/config';
import type { FigureTableProps } from '@masthead/design-system';
import { createQuery, type ContentError, type QueryResultOf, type Result } from '@masthead/graphql-ops';
import { formatNumber } from '@masthead/texts/numbers';
import { sectorDealTexts } from '@masthead/texts/deals';
import { formatCapRate, formatMoney } from './formatDeal';
import { dealsHref, defaultDeals, getFirstDealDay, recentPeriod as period } from './parameters';

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
