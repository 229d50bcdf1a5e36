import { dealLimits, type DealKind, type DealSizeBand } from '@masthead/content-rules/deals';
import {
  GetDealRowsDocument,
  GetDealsDocument,
  GetMarketDealsDocument,
  GetSectorDealsDocument,
} from '../operations/deals.generated.ts';
import { stripProtocol, toPageNumber } from '../input.ts';
import type { DealSort, Direction } from '../schema.generated.ts';
import { memoryOnlyCache, queryType } from './queryType.ts';

type DealRowsInput = {
  site: string;
  /** Slugs of a market and a sector. */
  market?: string | undefined;
  sector?: string | undefined;
  kind?: DealKind | undefined;
  size?: DealSizeBand | undefined;
  /** First day, YYYY-MM-DD. */
  after?: string | undefined;
  page?: number;
  pageSize?: number;
  sort?: DealSort;
  direction?: Direction;
};
type DealsInput = DealRowsInput & {
  /** First days of the periods that are counted; null is any day. */
  periods: readonly (string | null)[];
  /** First day of the first quarter whose volume is summed, YYYY-MM-DD. */
  firstQuarter: string;
  /** Whether the page shows the quarters. */
  withQuarters: boolean;
};

const toRowVariables = <Input extends DealRowsInput>({
  site,
  market,
  sector,
  kind,
  size,
  after,
  page,
  pageSize,
  sort,
  direction,
  ...input
}: Input) => ({
  ...input,
  site: stripProtocol(site),
  page: toPageNumber(page),
  pageSize: pageSize ?? dealLimits.pageSize,
  sort: sort ?? 'date',
  direction: direction ?? 'descending',
  ...(market ? { market } : {}),
  ...(sector ? { sector } : {}),
  ...(kind ? { kind } : {}),
  ...(size ? { size } : {}),
  ...(after ? { after } : {}),
});

/** Lists of deals. Their filters have many combinations, so results stay in memory. */
export const deals = {
  deals: queryType<DealsInput>()({
    document: GetDealsDocument,
    required: ['site', 'periods', 'firstQuarter', 'withQuarters'],
    variables: toRowVariables,
    cache: memoryOnlyCache,
    tags: () => ['deals'],
  }),
  'deal-rows': queryType<DealRowsInput>()({
    document: GetDealRowsDocument,
    required: ['site'],
    variables: toRowVariables,
    cache: memoryOnlyCache,
    tags: () => ['deals'],
  }),
  'market-deals': queryType<{ site: string; market: string; after: string; pageSize: number }>()({
    document: GetMarketDealsDocument,
    required: ['site', 'market', 'after', 'pageSize'],
    variables: ({ site, ...input }) => ({ site: stripProtocol(site), ...input }),
    cache: memoryOnlyCache,
    tags: () => ['deals'],
  }),
  'sector-deals': queryType<{ site: string; after: string }>()({
    document: GetSectorDealsDocument,
    required: ['site', 'after'],
    variables: ({ site, after }) => ({ site: stripProtocol(site), after }),
    cache: memoryOnlyCache,
    tags: () => ['deals'],
  }),
};
