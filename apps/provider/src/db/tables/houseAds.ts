import type { Generated } from 'kysely';
import type { Defaulted, Json, StoredImage } from './columns.ts';

/** Columns of the table `house_ads`. */
export type HouseAdsTable = {
  id: Generated<number>;
  siteId: number;
  slug: string;
  position: Defaulted<number>;
  tone: string;
  kicker: string;
  title: string;
  /** Text for one-line layouts. */
  short: string;
  text: string;
  action: string;
  url: string;
  image: Json<StoredImage>;
};
