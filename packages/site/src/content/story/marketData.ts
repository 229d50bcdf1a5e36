import type { MarketStripProps } from '@masthead/design-system';
import { createQuery, type ContentError, type QueryResultOf, type Result } from '@masthead/graphql-ops';
import { toSafeUrl } from '../media/safeUrl';
import { formatCalendarDate } from '../schedule';

/** Query of the market strip. `topic`, the path of a stream or a family, limits it to the figures of its stories. */
export const createMarketDataQuery = (site: string, topic?: string) =>
  createQuery('market-indicators', { site, ...(topic && { topic }) });

/** The market strip; no field without indicators. Its day is that of the oldest. */
export const toMarketData = (
  reply: Result<QueryResultOf<'market-indicators'>, ContentError>,
): { marketData?: MarketStripProps } => {
  if (!reply.ok) return {};
  const indicators = reply.value.getMarketIndicators;
  const [oldest] = indicators.map(({ asOf }) => asOf).toSorted();
  if (oldest === undefined) return {};
  return {
    marketData: {
      indicators: indicators.map(({ label, value, change, uri }) => {
        const url = toSafeUrl(uri);
        return { label, value, ...(change && { change }), ...(url && { url }) };
      }),
      asOf: formatCalendarDate(oldest),
      source: [...new Set(indicators.map(({ source }) => source))].join('; '),
    },
  };
};
