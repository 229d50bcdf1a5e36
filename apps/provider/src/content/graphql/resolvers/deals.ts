import { type DealKind, dealKinds, dealLimits, type DealSizeBand, dealSizeBands } from '@masthead/content-rules/deals';
import { type Category, type CategoryIndex, getSlug, normalizeTerm, toCategoryUri } from '../../queries/categories.ts';
import {
  countDealOptions,
  countDealPeriods,
  countDeals,
  type DealOptionCount,
  listDeals,
  type SectorDealTotal,
  sumDealQuarters,
  sumSectorDeals,
} from '../../queries/deals.ts';
import type { DealListOfSite, DealOfSite } from '../../queries/rows.ts';
import { type Context, selectsField } from '../context.ts';
import { parsePage } from '../input.ts';
import type { DealCategory, DealOption, QueryGetDealsArgs, Resolvers, SectorDeals } from '../resolvers.generated.ts';
import { toArticleUri } from './content.ts';

/** The date before all others in PostgreSQL. */
const anyDay = '-infinity';

type Family = 'markets' | 'sectors';

/** Finds a market or sector by slug or path. */
const findOption = (index: CategoryIndex, family: Family, text: string | null | undefined): Category | undefined => {
  if (!text) return undefined;
  const term = normalizeTerm(text);
  return index.all.find(
    (category) => category.family === family && (category.path === term || getSlug(category.path) === term),
  );
};

const getMarketIds = (index: CategoryIndex, market: Category): readonly number[] => [
  market.id,
  ...index.all
    .filter(({ family, region }) => family === 'markets' && region === getSlug(market.path))
    .map(({ id }) => id),
];

const toFilter = (index: CategoryIndex, args: QueryGetDealsArgs) => {
  const market = findOption(index, 'markets', args.market);
  const sector = findOption(index, 'sectors', args.sector);
  return {
    market,
    sector,
    filter: {
      marketIds: market && getMarketIds(index, market),
      sectorId: sector?.id,
      kind: args.kind && Object.hasOwn(dealKinds, args.kind) ? (args.kind as DealKind) : undefined,
      size: args.size && Object.hasOwn(dealSizeBands, args.size) ? (args.size as DealSizeBand) : undefined,
    },
  };
};

const sum = <T>(rows: readonly T[], toNumber: (row: T) => number): number =>
  rows.reduce((total, row) => total + toNumber(row), 0);

/** Regions contain the deals of their cities. Options are in editorial order. */
const toCategoryOptions = (
  index: CategoryIndex,
  family: Family,
  counts: ReadonlyMap<number | null, DealOptionCount>,
  selected: Category | undefined,
): DealOption[] =>
  index.all
    .filter((category) => category.family === family)
    .map((category) => {
      const ids = family === 'markets' ? getMarketIds(index, category) : [category.id];
      const own = ids.flatMap((id) => counts.get(id) ?? []);
      const region = category.region && findOption(index, 'markets', category.region);
      return {
        id: category.id,
        slug: getSlug(category.path),
        name: category.name,
        group: region ? region.name : null,
        count: sum(own, ({ matching }) => matching),
        hasDeals: own.length > 0,
      };
    })
    .filter(({ id, hasDeals }) => hasDeals || id === selected?.id);

const countBy = <K extends 'marketId' | 'sectorId' | 'kind' | 'sizeBand'>(
  counts: readonly DealOptionCount[],
  name: K,
) => new Map(counts.filter((row) => row[name] !== null).map((row) => [row[name], row] as const));

const emptyList: Omit<DealListOfSite, 'page' | 'pageSize'> = {
  total: 0,
  volumes: [],
  deals: [],
  markets: [],
  sectors: [],
  kinds: [],
  sizes: [],
};

const toDealCategory = async (
  { site }: DealOfSite,
  id: number | null,
  context: Context,
): Promise<DealCategory | null> => {
  const { all, byId } = await context.categories(site.id);
  const category = id === null ? undefined : byId.get(id);
  if (!category) return null;
  return {
    name: category.name,
    slug: getSlug(category.path),
    uri: toCategoryUri(category),
    isRegion: !category.region && all.some(({ family, region }) => family === category.family && region),
  };
};

/** The figures of a sector; undefined without a deal. */
const toSectorDeals = (sector: Category, rows: readonly SectorDealTotal[]): SectorDeals | undefined => {
  const withCapRate = sum(rows, (row) => row.withCapRate);
  return rows.length === 0
    ? undefined
    : {
        name: sector.name,
        slug: getSlug(sector.path),
        uri: toCategoryUri(sector),
        total: sum(rows, (row) => row.deals),
        sales: rows.flatMap(({ currency, sales }) => (currency && sales > 0 ? [{ currency, amount: sales }] : [])),
        capRate: withCapRate > 0 ? sum(rows, (row) => row.capRates) / withCapRate : null,
      };
};

export const deals: Resolvers = {
  Query: {
    getDeals: async (_, args, context, info) => {
      const { page, pageSize, limit, offset } = parsePage(args, dealLimits.pageSize, dealLimits.download);
      const site = await context.site(args.site);
      if (!site) return { page, pageSize, ...emptyList };
      const index = await context.categories(site.id);
      const { market, sector, filter } = toFilter(index, args);
      const query = { ...filter, siteId: site.id, after: args.after ?? undefined, now: context.now };
      const totals = await countDeals(context.db, query);
      const currencies = totals.flatMap(({ currency }) => currency || []);
      const rows = await listDeals(context.db, {
        ...query,
        sort: args.sort ?? 'date',
        direction: args.direction ?? 'descending',
        currencies,
        limit,
        offset,
      });
      const counts = selectsField(info, 'markets') ? await countDealOptions(context.db, query) : [];
      const kindCounts = countBy(counts, 'kind');
      const bandCounts = countBy(counts, 'sizeBand');
      return {
        query,
        currency: currencies[0],
        page,
        pageSize,
        total: sum(totals, ({ deals: count }) => count),
        volumes: totals.flatMap(({ currency, volume }) => (currency ? [{ currency, amount: volume }] : [])),
        deals: rows.map(({ naturalId, title, deal }) => ({
          uri: toArticleUri({ naturalId }),
          title,
          deal: { site, row: deal },
        })),
        markets: toCategoryOptions(index, 'markets', countBy(counts, 'marketId'), market),
        sectors: toCategoryOptions(index, 'sectors', countBy(counts, 'sectorId'), sector),
        kinds: Object.entries(dealKinds).flatMap(([slug, name]) => {
          const count = kindCounts.get(slug as DealKind);
          return count || slug === filter.kind ? [{ slug, name, group: null, count: count?.matching ?? 0 }] : [];
        }),
        sizes: Object.keys(dealSizeBands).flatMap((slug, index) => {
          const count = bandCounts.get(index + 1);
          return count || slug === filter.size ? [{ slug, name: slug, group: null, count: count?.matching ?? 0 }] : [];
        }),
      };
    },
    getSectorDeals: async (_, { site: siteText, after }, context) => {
      const site = await context.site(siteText);
      if (!site) return [];
      const rows = await sumSectorDeals(context.db, { site, after: after ?? anyDay, now: context.now });
      const sectors = (await context.categories(site.id)).all.filter(({ family }) => family === 'sectors');
      return sectors.flatMap(
        (sector) =>
          toSectorDeals(
            sector,
            rows.filter(({ sectorId }) => sectorId === sector.id),
          ) ?? [],
      );
    },
  },
  DealList: {
    periods: async ({ query }, args, { db }) => {
      const after = args.after ?? [];
      if (!query) return after.map(() => 0);
      const counts = await countDealPeriods(
        db,
        query,
        after.filter((day) => day !== null),
      );
      const all = after.includes(null) ? await countDeals(db, { ...query, after: undefined }) : [];
      const total = sum(all, ({ deals: count }) => count);
      const remaining = [...counts];
      return after.map((day) => (day === null ? total : (remaining.shift() ?? 0)));
    },
    quarters: async ({ query, currency }, { after }, { db }) => {
      const rows = query && currency ? await sumDealQuarters(db, query, { currency, from: after ?? anyDay }) : [];
      return rows.map(({ quarter, deals: count, volume }) => ({
        quarter,
        deals: count,
        volume: { amount: volume, currency: currency ?? '' },
      }));
    },
  },
  Deal: {
    kind: ({ row }) => row.kind,
    date: ({ row }) => row.date,
    property: ({ row }) => row.property,
    city: ({ row }) => row.city,
    market: (deal, _, context) => toDealCategory(deal, deal.row.marketId, context),
    sector: (deal, _, context) => toDealCategory(deal, deal.row.sectorId, context),
    price: ({ row: { price, currency } }) => (price !== null && currency ? { amount: price, currency } : null),
    size: ({ row: { size, sizeUnit } }) => (size !== null && sizeUnit ? { value: size, unit: sizeUnit } : null),
    pricePerSquareFoot: ({ row }) => row.pricePerSquareFoot,
    capRate: ({ row }) => row.capRate,
    buyer: ({ row }) => row.buyer,
    seller: ({ row }) => row.seller,
    tenant: ({ row }) => row.tenant,
    landlord: ({ row }) => row.landlord,
    borrower: ({ row }) => row.borrower,
    lender: ({ row }) => row.lender,
    developer: ({ row }) => row.developer,
    brokers: ({ row }) => row.brokers,
  },
};
