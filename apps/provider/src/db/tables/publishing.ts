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

/** Columns of the table `import_items`: the journal of imports. */
export type ImportItemsTable = {
  siteId: number;
  /** Identifies the old site: `https://old.example.com`. */
  source: string;
  /** Kind and id of the item in its source: `article:123`. */
  item: string;
  /** A kind of `publishing/kinds/index.ts`. */
  kind: string;
  /** Key of the content that it became. */
  key: string;
  /** Hash of the item and of what its conversion depends on. Null: converted again, as something was missing. */
  itemHash: string | null;
  /** Hash of the document that the import wrote. A stored document with another hash was edited since. */
  documentHash: string;
  importedAt: Date;
};

/** A fetched page of a source, and what the next request sends to learn whether it has changed (RFC 9110, 13.1). */
export type StoredPage = { address: string; etag?: string; lastModified?: string };

/** Columns of the table `import_sources`: the last complete import of each source at an address. */
export type ImportSourcesTable = {
  siteId: number;
  location: string;
  /** Hash of the mapping file and of the options. Another one imports an unchanged source again. */
  settingsHash: string;
  pages: Json<readonly StoredPage[]>;
  importedAt: Date;
};
