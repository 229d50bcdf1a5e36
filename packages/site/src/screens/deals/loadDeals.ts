import { dealLimits, type DealSizeBand } from '@masthead/content-rules/deals';
import type { ChartView, DealTableRow, FilterChoice, Link, LocatorMapProps } from '@masthead/design-system';
import { createQuery, type QueryResultOf } from '@masthead/graphql-ops';
import { dealFilterTexts, dealListTexts, dealSizeTexts, toDealListTitle } from '@masthead/texts/deals';
import { formatNumber } from '@masthead/texts/numbers';
import { filterTexts } from '@masthead/texts/search';
import { getFirstQuarter, toVolumeChart } from '../../content/deals/dealQuarters';
import { formatVolumes } from '../../content/deals/formatDeal';
import { getKindName, toDealRow } from '../../content/deals/toDeal';
import { toSymbolMap } from '../../content/maps/places';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { pageCount } from '../../routing/parameters';
import {
  type DealPeriod,
  dealPeriods,
  dealsHref,
  type DealsQuery,
  getFirstDealDay,
  toDealVariables,
} from '../../content/deals/parameters';

type WireDeals = QueryResultOf<'deals'>['getDeals'];

export type DealsView = {
  /** Without markets and sectors that do not exist. */
  query: DealsQuery;
  /** "Deals", "Deals in Atlanta", "Office deals in Atlanta". */
  title: string;
  choices: FilterChoice[];
  /** An empty list has links to lists that differ in one filter and have deals. */
  offers: Link[];
  /** Deals by market, with the other filters. */
  map?: LocatorMapProps;
  /** Prices by quarter, with the filters except the period; on the first page. */
  chart?: ChartView;
  rows: DealTableRow[];
  total: number;
  /** "$1.2 billion and C$9.2 million". */
  volume?: string;
  pages: number;
};

/** `any` is the first period. */
const periods = Object.keys(dealPeriods) as DealPeriod[];

/** Leaves out options that would empty the list, except the selected one. */
const withDeals = <T extends { slug: string; count: number }>(options: readonly T[], selected: string): T[] =>
  options.filter(({ slug, count }) => count > 0 || slug === selected);

/** Cities by region; a region is the first option of its group. */
const toMarketOptions = (markets: WireDeals['markets'], selected: string) => {
  const regions = new Set(markets.map(({ group }) => group));
  return withDeals(markets, selected).map(({ slug, name, group, count }) => ({
    value: slug,
    count,
    label: regions.has(name) ? dealFilterTexts.allOf(name) : name,
    ...((group ?? (regions.has(name) && name)) && { group: group ?? name }),
  }));
};

const toChoices = (query: DealsQuery, wire: WireDeals): FilterChoice[] => {
  const { markets, sectors, kinds, sizes } = wire;
  const counted = periods.map((slug, index) => ({ slug, count: wire.periods[index] ?? 0 }));
  return [
    {
      name: 'market',
      label: dealFilterTexts.market,
      value: query.market,
      options: [{ value: '', label: dealFilterTexts.allMarkets }, ...toMarketOptions(markets, query.market)],
    },
    {
      name: 'sector',
      label: dealFilterTexts.sector,
      value: query.sector,
      options: [
        { value: '', label: dealFilterTexts.allSectors },
        ...withDeals(sectors, query.sector).map(({ slug, name, count }) => ({ value: slug, label: name, count })),
      ],
    },
    {
      name: 'kind',
      label: dealFilterTexts.type,
      value: query.kind,
      options: [
        { value: '', label: dealFilterTexts.allTypes },
        ...withDeals(kinds, query.kind).map(({ slug, count }) => ({ value: slug, label: getKindName(slug), count })),
      ],
    },
    {
      name: 'size',
      label: dealFilterTexts.size,
      value: query.size,
      options: [
        { value: '', label: dealFilterTexts.anySize },
        ...withDeals(sizes, query.size).map(({ slug, count }) => ({
          value: slug,
          label: dealSizeTexts[slug as DealSizeBand],
          count,
        })),
      ],
    },
    {
      name: 'period',
      label: dealFilterTexts.period,
      value: query.period === 'any' ? '' : query.period,
      options: [
        { value: '', label: dealPeriods.any.label },
        ...withDeals(counted, query.period).flatMap(({ slug, count }) =>
          slug === 'any' ? [] : [{ value: slug, label: dealPeriods[slug].label, count }],
        ),
      ],
    },
  ];
};

const maxOffers = 3;

/** The other options of the filters in use that have deals, the most frequent first. */
const toOffers = (query: DealsQuery, choices: readonly FilterChoice[], anyTime: number): Link[] =>
  choices
    .filter(({ value }) => value !== '')
    .flatMap(({ name, label: field, options }) =>
      options
        .map(({ value, label, count = 0 }) =>
          name === 'period' && value === '' ? { value: 'any', label, count: anyTime } : { value, label, count },
        )
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count)
        .slice(0, maxOffers)
        .map(({ value, label, count }) => ({
          title: dealListTexts.offer(field, filterTexts.withCount(label, formatNumber(count))),
          url: dealsHref(query, { [name]: value }),
        })),
    );

/** The markets on a map, each with its link to the list with the other filters. Regions are no place. */
const toMap = (site: Site, query: DealsQuery, { markets, total }: WireDeals): LocatorMapProps | undefined =>
  toSymbolMap(
    site.brand,
    markets.map(({ slug, name, count }) => ({ slug, name, count, url: dealsHref(query, { market: slug }) })),
    {
      title: dealListTexts.byMarket,
      count: (count) => `${formatNumber(count)} ${dealListTexts.count(count)}`,
      note: (onMap) =>
        !query.market && total > onMap
          ? dealListTexts.elsewhere(formatNumber(total - onMap))
          : dealListTexts.selectCircle,
      current: query.market,
    },
  );

const findName = (options: readonly { slug: string; name: string }[], slug: string): string | undefined =>
  options.find((option) => option.slug === slug)?.name;

const toTitle = (query: DealsQuery, { markets, sectors }: WireDeals): string => {
  const sector = findName(sectors, query.sector);
  const market = findName(markets, query.market);
  return toDealListTitle(sector, market);
};

/** Removes a market or sector that does not exist, so that it is not shown as applied. */
const withoutUnknown = (query: DealsQuery, { markets, sectors }: WireDeals): DealsQuery => ({
  ...query,
  market: findName(markets, query.market) ? query.market : '',
  sector: findName(sectors, query.sector) ? query.sector : '',
});

/** Loads a page of the list of deals. A page number past the last shows the last page. */
export const loadDeals = async (site: Site, query: DealsQuery, today: Date): Promise<PageResult<DealsView>> => {
  const { brand } = site;
  const { deals } = await site.content.query({
    route: 'deals',
    parts: {
      deals: createQuery('deals', {
        ...toDealVariables(query, today, brand.timeZone),
        site: brand.site,
        page: query.page,
        pageSize: dealLimits.pageSize,
        periods: periods.map((period) => getFirstDealDay(period, today, brand.timeZone) ?? null),
        firstQuarter: getFirstQuarter(today, brand.timeZone),
        withQuarters: query.page === 1,
      }),
    },
  });
  if (!deals.ok) return deals;
  const wire = deals.value.getDeals;
  const pages = pageCount(wire.total, dealLimits.pageSize);
  if (query.page > pages) return loadDeals(site, { ...query, page: pages }, today);
  const validQuery = withoutUnknown(query, wire);
  const volume = formatVolumes(wire.volumes);
  const choices = toChoices(validQuery, wire);
  const map = toMap(site, validQuery, wire);
  const chart = toVolumeChart(wire.quarters ?? [], today, brand);
  return found({
    query: validQuery,
    title: toTitle(validQuery, wire),
    choices,
    offers: wire.total === 0 ? toOffers(validQuery, choices, wire.periods[0] ?? 0) : [],
    rows: wire.deals.map(toDealRow),
    total: wire.total,
    ...(volume && { volume }),
    ...(map && { map }),
    ...(chart && { chart }),
    pages,
  });
};
