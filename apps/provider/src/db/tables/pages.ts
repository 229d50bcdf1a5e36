import type { Generated } from 'kysely';
import type { Defaulted, Json, OptionalJson, StoredImage } from './columns.ts';

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
  /** Pages that were stored before this setting have none. */
  removeMarginPadding?: boolean | undefined;
  metaDescription: string | null;
};

/** Columns of the table `static_pages`. */
export type StaticPagesTable = {
  id: Generated<number>;
  siteId: number;
  /** Without the prefix `nuxt-`, which is accepted when asked for. */
  slug: string;
  path: string;
  title: string;
  /** Sanitised HTML. */
  content: string;
  excerpt: string | null;
  template: string | null;
  settings: Json<PageSettings>;
};

/** Columns of the table `promotional_listings`. */
export type PromotionalListingsTable = {
  id: Generated<number>;
  siteId: number;
  type: string;
  title: string;
  description: string | null;
  uri: string | null;
  image: OptionalJson<StoredImage>;
  /** Names of pages that ask for it; `default` stands in where a page has none of its own. */
  pages: Defaulted<string[]>;
  position: Defaulted<number>;
};

/** Columns of the table `newsletters`. */
export type NewslettersTable = {
  id: Generated<number>;
  siteId: number;
  productCode: string;
  intCmp: string | null;
  title: string;
  blurb: string | null;
  frequency: string | null;
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
