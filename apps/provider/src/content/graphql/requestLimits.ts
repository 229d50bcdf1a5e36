/**
 * Limits of one GraphQL request and of its clients (decision 25). One unit of cost is about 10 µs of one processor
 * core, measured with 20,000 articles in the embedded database. `fieldCosts.ts` has the cost of each field.
 */
export const requestLimits = {
  /** Maximum length of a document, in characters. */
  documentCharacters: 60_000,
  /** Lexical tokens of a document. */
  documentTokens: 15_000,
  /** Maximum nesting of braces and brackets. */
  documentNesting: 50,
  /** Fragments and their spreads, inline ones included: validation compares each with each. Pages use at most 20. */
  fragments: 40,
  fragmentSpreads: 160,
  /** Maximum number of cached syntax trees, and maximum length of a cached document. */
  documentCache: { documents: 200, characters: 12_000 },
  depth: 10,
  /** Pages combine queries, so about 40 root fields are normal (§7.1). */
  rootFields: 40,
  /** `__schema` and `__type` fields. */
  schemaFields: 2,
  /** Cost of one request, with its arguments and variables: about 0.6 s. */
  cost: 60_000,
  /** Maximum length of one string argument. Search text may be longer: it is truncated, not rejected. */
  stringCharacters: 1_000,
  searchTextCharacters: 25_000,
  /** Maximum length of a cookie value. */
  cookieCharacters: 4_096,
  /** Maximum items of one list argument. */
  listItems: 200,
  /** Maximum values of `filter` in a search: planning time grows faster than their number. */
  filterValues: 8,
  /** No database query starts later than this after the request began. Sites time out after 9 s. */
  durationMs: 9_000,
  /** PostgreSQL cancels a statement of a request after this time. The embedded database cannot. */
  statementTimeoutMs: 8_000,
  /** Database rows that one request may read. */
  rows: 15_000,
  /**
   * Cost over time per client that is not a site (address or IPv6 /64 network), and of all these clients together:
   * about 30 % of one core. Cheap requests, such as a reader's own data, count for their client only.
   */
  clientCost: {
    client: { burst: 60_000, perMinute: 120_000 },
    allClients: { burst: 240_000, perMinute: 1_800_000 },
    cheap: 1_000,
  },
  /** Client requests that run at once and that may wait. Requests of the sites skip the queue. */
  queue: { concurrency: 8, maxWaiting: 400, maxWaitingPerClient: 40 },
  /** Cost of one request to a data service (`/data-api/…`), charged to the same client budget. */
  dataServiceCost: 1_000,
  /** Cost of parsing and validating a request, also when it is rejected. A cached document has only the base. */
  receiveCost: { base: 20, perToken: 1 },
} as const;
