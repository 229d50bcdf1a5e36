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
  /** Hash of the item and of everything that its conversion depends on. Null: it is converted again, because something was missing. */
  itemHash: string | null;
  /** Hash of the document that the import wrote. A stored document with another hash was edited since. */
  documentHash: string;
  importedAt: Date;
};
