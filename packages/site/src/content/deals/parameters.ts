import { isSlug } from '@masthead/content-rules/natural-id';
import { dealKinds, type DealKind, type DealSizeBand, dealSizeBands } from '@masthead/content-rules/deals';
import { dealFilterTexts } from '@masthead/texts/deals';
import { getPeriodFirstDay } from '../schedule';
import { href } from '../../routing/href';
import type { QueryParameters } from '../../routing/match';
import { clampPageNumber, firstText } from '../../routing/parameters';

/** Orders of the list by query value. */
export const dealSorts = {
  newest: { label: dealFilterTexts.newest, sort: 'date', direction: 'descending' },
  oldest: { label: dealFilterTexts.oldest, sort: 'date', direction: 'ascending' },
  price: { label: dealFilterTexts.highestPrice, sort: 'price', direction: 'descending' },
  'lowest-price': { label: dealFilterTexts.lowestPrice, sort: 'price', direction: 'ascending' },
  size: { label: dealFilterTexts.largest, sort: 'size', direction: 'descending' },
  smallest: { label: dealFilterTexts.smallest, sort: 'size', direction: 'ascending' },
} as const;
export type DealSortName = keyof typeof dealSorts;

/** Periods that end today by query value, in days; `any` has no start. */
export const dealPeriods = {
  any: { label: dealFilterTexts.anyTime, days: undefined },
  '30-days': { label: dealFilterTexts.past30Days, days: 30 },
  '90-days': { label: dealFilterTexts.past90Days, days: 90 },
  '12-months': { label: dealFilterTexts.past12Months, days: 365 },
} as const;
export type DealPeriod = keyof typeof dealPeriods;

/** The parsed query of the list of deals. An empty value is no filter. */
export type DealsQuery = {
  /** Slugs of a market and a sector. */
  market: string;
  sector: string;
  kind: DealKind | '';
  size: DealSizeBand | '';
  period: DealPeriod;
  sort: DealSortName;
  page: number;
};

/** The list without filters. */
export const defaultDeals: DealsQuery = {
  market: '',
  sector: '',
  kind: '',
  size: '',
  period: 'any',
  sort: 'newest',
  page: 1,
};

export const withoutDealFilters = { market: '', sector: '', kind: '', size: '', period: 'any' } as const;

const pick = <T extends object, Fallback>(table: T, value: string, fallback: Fallback) =>
  Object.hasOwn(table, value) ? (value as Extract<keyof T, string>) : fallback;

const parseSlug = (value: string | string[] | undefined): string => {
  const slug = firstText(value).toLowerCase();
  return isSlug(slug) ? slug : '';
};

/** Parses the query. Invalid values become defaults. */
export const parseDeals = (parameters: QueryParameters): DealsQuery => ({
  market: parseSlug(parameters.market),
  sector: parseSlug(parameters.sector),
  kind: pick(dealKinds, firstText(parameters.kind), ''),
  size: pick(dealSizeBands, firstText(parameters.size), ''),
  period: pick(dealPeriods, firstText(parameters.period), 'any'),
  sort: pick(dealSorts, firstText(parameters.sort), 'newest'),
  page: clampPageNumber(firstText(parameters.page)),
});

const toSearch = ({ page, ...values }: DealsQuery): string => {
  const entries = (Object.keys(values) as (keyof typeof values)[]).flatMap((name) =>
    values[name] === defaultDeals[name] ? [] : [[name, values[name]]],
  );
  const search = new URLSearchParams([...entries, ...(page > 1 ? [['page', String(page)]] : [])]).toString();
  return search && `?${search}`;
};

/** The address of a list. Defaults are omitted, so each list has one address; a change resets the page. */
export const dealsHref = (query: DealsQuery, change: Partial<DealsQuery> = {}): string =>
  `${href('deals', {})}${toSearch({ ...query, page: 1, ...change })}`;

export const dealsDownloadHref = (query: DealsQuery): string => `/deals.csv${toSearch({ ...query, page: 1 })}`;

/** The period of the figures of markets and sectors. */
export const recentPeriod = '12-months';

/** First day of a period that ends today, YYYY-MM-DD in the brand's time zone; undefined for `any`. */
export const getFirstDealDay = (period: DealPeriod, today: Date, timeZone: string): string | undefined => {
  const { days } = dealPeriods[period];
  return days === undefined ? undefined : getPeriodFirstDay(days, today, timeZone);
};

/** Variables of the query for a list, without its page. */
export const toDealVariables = (query: DealsQuery, today: Date, timeZone: string) => {
  const { sort, direction } = dealSorts[query.sort];
  return {
    market: query.market || undefined,
    sector: query.sector || undefined,
    kind: query.kind || undefined,
    size: query.size || undefined,
    after: getFirstDealDay(query.period, today, timeZone),
    sort,
    direction,
  };
};
