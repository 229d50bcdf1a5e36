import { toSlug } from '@masthead/content-rules/natural-id';
import { hasModule, type Brand } from '@masthead/config';
import { type DealKind, dealPartyNames } from '@masthead/content-rules/deals';
import type { DealBoxProps, DealFact, DealTableRow } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { dealFactTexts, dealKindTexts, dealPartyTexts, marketDealTexts, toDealKindInText } from '@masthead/texts/deals';
import { toLocator } from '../maps/places';
import { dealsHref, defaultDeals } from './parameters';
import { formatCalendarDate } from '../schedule';
import type { WireArticle } from '../story/wire';
import { formatCapRate, formatMoney, formatSize, formatUnitPrice, getUnitName } from './formatDeal';

export type WireDeal = NonNullable<WireArticle['deal']>;
export type WireListedDeal = QueryResultOf<'deals'>['getDeals']['deals'][number];

export const getKindName = (kind: string): string =>
  Object.hasOwn(dealKindTexts, kind) ? dealKindTexts[kind as DealKind] : kind;

/** What the price of a kind is called. */
const priceLabels: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    lease: dealFactTexts.rent,
    loan: dealFactTexts.loan,
    development: dealFactTexts.cost,
    'joint-venture': dealFactTexts.investment,
    foreclosure: dealFactTexts.amount,
  }),
);

const listFacts = (facts: readonly (readonly [label: string, value: string | null | undefined])[]): DealFact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const toParties = (deal: WireDeal): DealFact[] => [
  ...listFacts(dealPartyNames.map((party) => [dealPartyTexts[party], deal[party]])),
  ...listFacts([[deal.brokers.length > 1 ? dealFactTexts.brokers : dealFactTexts.broker, deal.brokers.join(', ')]]),
];

/** "Alpharetta, Atlanta": the city and its market, each once. A region is named only where the city is unknown. */
const toPlace = ({ city, market }: Pick<WireDeal, 'city' | 'market'>): string =>
  [...new Set([city, city && market?.isRegion ? undefined : market?.name].filter(Boolean))].join(', ');

/** The place of a deal on a map: its market, or its city outside of the markets. */
const toMapPlace = ({ city, market }: WireDeal): { slug: string; name: string } | undefined => {
  if (market && !market.isRegion) return market;
  return city ? { slug: toSlug(city), name: city } : undefined;
};

const joinDefined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Kinds whose price divided by the number of units says what one unit costs. */
const pricedByUnit: ReadonlySet<string> = new Set(['sale', 'development']);
const countedUnits: ReadonlySet<string> = new Set(['units', 'homes', 'rooms', 'beds', 'acres', 'megawatts']);

/** The price of one room, home or acre, to the nearest hundred as stories write it. */
export const getUnitPrice = ({ kind, price, size }: WireDeal): { amount: number; unit: string } | undefined => {
  if (!price || !size || !pricedByUnit.has(kind) || !countedUnits.has(size.unit)) return undefined;
  const amount = price.amount / size.value;
  return { amount: amount >= 10_000 ? Math.round(amount / 100) * 100 : Math.round(amount), unit: size.unit };
};

const toUnitFact = (deal: WireDeal): readonly [string, string | undefined] => {
  const unitPrice = getUnitPrice(deal);
  return unitPrice
    ? [dealFactTexts.per(getUnitName(unitPrice.unit)), formatUnitPrice(unitPrice.amount, deal.price?.currency)]
    : ['', undefined];
};

/** The price of a unit in the table: of one room or acre, otherwise of a square foot. */
const toTableUnitPrice = (deal: WireDeal): DealTableRow['unitPrice'] => {
  const { kind, price, pricePerSquareFoot } = deal;
  const unitPrice = getUnitPrice(deal);
  if (unitPrice)
    return {
      value: formatUnitPrice(unitPrice.amount, price?.currency),
      unit: dealFactTexts.perUnit(getUnitName(unitPrice.unit)),
    };
  if (pricePerSquareFoot === null) return undefined;
  return {
    value: formatUnitPrice(pricePerSquareFoot, price?.currency),
    unit: kind === 'lease' ? dealFactTexts.aSquareFootAYear : dealFactTexts.aSquareFoot,
  };
};

const toFigures = (deal: WireDeal): DealFact[] => {
  const { kind, price, size, pricePerSquareFoot, capRate } = deal;
  return listFacts([
    [priceLabels.get(kind) ?? dealFactTexts.price, price && formatMoney(price)],
    [dealFactTexts.size, size && formatSize(size)],
    [
      kind === 'lease' ? dealFactTexts.rentPerSquareFoot : dealFactTexts.perSquareFoot,
      pricePerSquareFoot === null ? undefined : formatUnitPrice(pricePerSquareFoot, price?.currency),
    ],
    toUnitFact(deal),
    [dealFactTexts.capRate, capRate === null ? undefined : formatCapRate(capRate)],
  ]);
};

/** The deal box of an article. It links to the deals of the market, where the publication lists deals. */
export const toDealBox = (brand: Pick<Brand, 'hiddenModules' | 'places'>, deal: WireDeal): DealBoxProps => {
  const { kind, property, market, sector } = deal;
  const where = toPlace(deal);
  const place = joinDefined([property ? where : '', sector?.name]);
  const mapPlace = toMapPlace(deal);
  const map = mapPlace && toLocator(brand, mapPlace.slug, mapPlace.name);
  return {
    kind: toDealKindInText(getKindName(kind)),
    figures: toFigures(deal),
    parties: toParties(deal),
    ...((property || where) && { title: property ?? where }),
    ...(place && { place }),
    ...(map && { map }),
    ...(hasModule(brand, 'deals') &&
      market && {
        more: { title: marketDealTexts.allIn(market.name), url: dealsHref({ ...defaultDeals, market: market.slug }) },
      }),
  };
};

export const toDealRow = ({ uri, title, deal }: WireListedDeal): DealTableRow => {
  const { property, sector, date, kind, size, price, capRate } = deal;
  const place = joinDefined([toPlace(deal), sector?.name]);
  const unitPrice = toTableUnitPrice(deal);
  return {
    link: { title: property ?? title, url: uri },
    date: formatCalendarDate(date),
    kind: getKindName(kind),
    parties: toParties(deal),
    ...(place && { place }),
    ...(size && { size: formatSize(size) }),
    ...(price && { price: formatMoney(price) }),
    ...(unitPrice && { unitPrice }),
    ...(capRate !== null && { capRate: formatCapRate(capRate) }),
  };
};
