import { toSquareFeet } from '@masthead/content-rules/deals';
import type { DealFacts } from '../files/schema/deal.ts';
import type { Typeset } from '../files/typeset.ts';
import type { ArticleInput as ArticleRows } from '../../db/write/articles.ts';
import type { CategoryRow } from './references.ts';
import type { Issue } from './result.ts';

type DealRow = NonNullable<ArticleRows['deal']>;
type CategoryFamily = 'market' | 'sector';

const isInFamily = (family: CategoryFamily, category: CategoryRow): boolean => category.family === `${family}s`;

/** Returns an issue for a market or a sector that does not exist. */
export const checkDeal = (deal: DealFacts, categories: readonly CategoryRow[]): readonly Issue[] =>
  (['market', 'sector'] as const).flatMap((family) => {
    const path = deal[family];
    return !path || categories.some((category) => category.path === path && isInFamily(family, category))
      ? []
      : [{ path: `deal.${family}`, message: `no ${family} "${path}"` }];
  });

/** The market or sector that a deal names, or the article's first one. A city comes before a region. */
const findCategoryId = (
  family: CategoryFamily,
  named: string | null | undefined,
  article: { primary: string; categories: readonly string[] },
  categories: readonly CategoryRow[],
): number | null => {
  if (named) return categories.find(({ path }) => path === named)?.id ?? null;
  const listed = [article.primary, ...article.categories].flatMap(
    (path) => categories.find((category) => category.path === path && isInFamily(family, category)) ?? [],
  );
  return (listed.find(({ region }) => region !== undefined) ?? listed[0])?.id ?? null;
};

/** Kinds with a price of the whole property. A loan, a rent or a share in a joint venture is none. */
const derivesUnitPrice: ReadonlySet<DealFacts['kind']> = new Set(['sale', 'development']);

/** The size: given, or by price and price per square foot, which is rounded: three significant digits. */
const getSize = ({ kind, price, size, pricePerSquareFoot }: DealFacts): DealFacts['size'] => {
  if (size || !price || !pricePerSquareFoot || !derivesUnitPrice.has(kind)) return size;
  return { value: Number((price.amount / pricePerSquareFoot).toPrecision(3)), unit: 'square-feet' };
};

/** The price per square foot, in cents at most: given, or derived from price and size. */
const getPricePerSquareFoot = (
  { kind, price, pricePerSquareFoot }: DealFacts,
  squareFeet: number | undefined,
): number | null => {
  if (pricePerSquareFoot) return pricePerSquareFoot;
  return price && squareFeet && derivesUnitPrice.has(kind) ? Math.round((price.amount / squareFeet) * 100) / 100 : null;
};

/** Converts the facts of a deal to its row. `day` is the day of the article's publication. */
export const toDealRow = (
  deal: DealFacts,
  article: { primary: string; categories: readonly string[] },
  categories: readonly CategoryRow[],
  { day, typeset }: { day: string; typeset: Typeset },
): DealRow => {
  const toName = (name: string | null | undefined): string | null => (name ? typeset(name) : null);
  const size = getSize(deal);
  const squareFeet = size ? toSquareFeet(size) : undefined;
  const pricePerSquareFoot = getPricePerSquareFoot(deal, squareFeet);
  return {
    kind: deal.kind,
    dealDate: deal.date ?? day,
    marketId: findCategoryId('market', deal.market, article, categories),
    sectorId: findCategoryId('sector', deal.sector, article, categories),
    city: toName(deal.city),
    property: toName(deal.property),
    price: deal.price?.amount ?? null,
    currency: deal.price?.currency ?? null,
    size: size?.value ?? null,
    sizeUnit: size?.unit ?? null,
    squareFeet: squareFeet ?? null,
    pricePerSquareFoot,
    capRate: deal.capRate ?? null,
    buyer: toName(deal.buyer),
    seller: toName(deal.seller),
    tenant: toName(deal.tenant),
    landlord: toName(deal.landlord),
    borrower: toName(deal.borrower),
    lender: toName(deal.lender),
    developer: toName(deal.developer),
    brokers: deal.brokers.map(typeset),
  };
};
