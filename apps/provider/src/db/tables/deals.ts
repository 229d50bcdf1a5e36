import type { DealKind, DealSizeUnit } from '@masthead/content-rules/deals';
import type { GeneratedAlways } from 'kysely';
import type { Day, Defaulted } from './columns.ts';

/** Columns of the table `deals`: the deal that an article reports. Articles on no site have no row. */
export type DealsTable = {
  articleId: number;
  siteId: number;
  pubDate: Date;
  kind: DealKind;
  dealDate: Day;
  marketId: number | null;
  sectorId: number | null;
  city: string | null;
  property: string | null;
  /** In whole units of `currency`. */
  price: number | null;
  currency: string | null;
  size: number | null;
  sizeUnit: DealSizeUnit | null;
  /** The size, if it is a floor area. */
  squareFeet: number | null;
  /** 0 without a floor area, then 1 to 4 (`dealSizeBands`). */
  sizeBand: GeneratedAlways<number>;
  pricePerSquareFoot: number | null;
  /** Percent. */
  capRate: number | null;
  buyer: string | null;
  seller: string | null;
  tenant: string | null;
  landlord: string | null;
  borrower: string | null;
  lender: string | null;
  developer: string | null;
  brokers: Defaulted<string[]>;
};

/** Columns of the table `deal_totals`, unpublished deals included. Triggers of `deals` maintain it. */
export type DealTotalsTable = {
  siteId: number;
  kind: DealKind;
  /** 0 without a market; `sectorId` and `sizeBand` likewise. */
  marketId: number;
  sectorId: number;
  sizeBand: number;
  /** Empty without a price. */
  currency: string;
  deals: number;
  volume: number;
};
