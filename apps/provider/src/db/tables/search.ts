import type { Generated } from 'kysely';

/** Columns of the table `search_indexes`: indexes in a search engine outside the database. */
export type SearchIndexesTable = {
  name: string;
  /** Host and port of the engine that has it. */
  address: string;
  /** One index is `ready`: searches use it, and a provider applies its changes. */
  state: 'building' | 'ready';
  createdAt: Generated<Date>;
  /** When the command that builds the index has last made progress. */
  activeAt: Generated<Date>;
  /** The provider that applies the changes, until `leasedUntil`. */
  worker: string | null;
  leasedUntil: Generated<Date>;
};

/** Columns of the table `search_changes`: the articles that an index lacks. Triggers of `article_search` add them. */
export type SearchChangesTable = {
  indexName: string;
  articleId: number;
  /** Increases with each change of the article. */
  version: Generated<string>;
  changedAt: Generated<Date>;
};
