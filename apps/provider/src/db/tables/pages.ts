import type { Generated } from 'kysely';
import type { Defaulted, Json, OptionalJson, StoredImage, Day } from './columns.ts';

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

export type PageSettings = {
  css: string | null;
  externalCss: string[];
  javascript: string | null;
  externalJavascript: string[];
  openGraph: { title: string | null; description: string | null; image: string | null; type: string | null } | null;
  noIndexNoFollow: boolean;
  pageLayout: 'right_rail' | 'full_width' | 'one_column' | 'blank';
  disableTracking: boolean;
  hideTitle: boolean;
  /** Missing in pages that were stored before this setting existed. */
  removeMarginPadding?: boolean | undefined;
  metaDescription: string | null;
};

export type StaticPagesTable = {
  id: Generated<number>;
  siteId: number;
  /** Without the prefix `nuxt-`, which requests may contain. */
  slug: string;
  path: string;
  title: string;
  /** Sanitized HTML. */
  content: string;
  excerpt: string | null;
  template: string | null;
  settings: Json<PageSettings>;
};

export type HeaderPicturesTable = {
  id: Generated<number>;
  siteId: number;
  /** First segment of the page's path. */
  page: string;
  image: Json<StoredImage>;
};

export type PromotionalListingsTable = {
  id: Generated<number>;
  siteId: number;
  slug: string;
  type: string;
  title: string;
  description: string | null;
  uri: string | null;
  image: OptionalJson<StoredImage>;
  /** Names of pages that request it; `default` is the fallback of pages without listings of their own. */
  pages: Defaulted<string[]>;
  position: Defaulted<number>;
};

export type NewsletterSample = { subject: string; lines: string[] };

export type NewslettersTable = {
  id: Generated<number>;
  siteId: number;
  productCode: string;
  intCmp: string | null;
  title: string;
  blurb: string | null;
  frequency: string | null;
  audience: string | null;
  sample: OptionalJson<NewsletterSample>;
  /** Paths of the categories that it covers; empty for all. */
  categories: Defaulted<string[]>;
  browseAllUri: string | null;
  position: Defaulted<number>;
};

/** A submitted form of a static page. `fields` maps names to one text or several. */
export type FormSubmissionsTable = {
  id: Generated<string>;
  siteId: number;
  form: string;
  fields: Json<Record<string, string | string[]>>;
  receivedAt: Date;
};
