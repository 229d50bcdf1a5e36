import type { Generated } from 'kysely';
import type { Day, Defaulted } from './columns.ts';

/** Columns of the table `market_indicators`. */
export type MarketIndicatorsTable = {
  id: Generated<number>;
  siteId: number;
  slug: string;
  position: Defaulted<number>;
  label: string;
  /** As it is printed: 6.35%. */
  value: string;
  /** As it is printed: +0.07 points in a year. */
  change: string | null;
  source: string;
  asOf: Day;
  /** Path of the page that explains it. */
  uri: string | null;
};
