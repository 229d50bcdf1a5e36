import type { Json } from './columns.ts';

/** State of a document: only `published` ones are on the sites; `scheduled` ones are from `publishAt` on. */
export type DocumentState = 'draft' | 'scheduled' | 'published' | 'withdrawn';

export type ContentDocumentsTable = {
  siteId: number;
  /** A key of `publishing/kinds/index.ts`: `article`. */
  kind: string;
  /** The natural key within its kind: `2026/11/21/a-deal`. */
  key: string;
  state: DocumentState;
  publishAt: Date | null;
  /** The published input after parsing. */
  document: Json<Record<string, unknown>>;
  /** Hash of the document and its state, the entity tag of the content API. */
  hash: string;
  /** Hash of the content file that the document was imported from last; null for other sources. */
  sourceHash: string | null;
  updatedAt: Date;
};

/** Columns of the table `redirects`: old addresses that visitors still use. */
export type RedirectsTable = {
  siteId: number;
  /** Path with a leading and trailing slash, and a query if it selects a page: `/2019/05/a-post/`, `/?p=123`. */
  fromPath: string;
  /** Path on the site, or an absolute https URL. */
  toPath: string;
  createdAt: Date;
};
