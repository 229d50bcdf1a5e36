import type { Json } from './columns.ts';

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
