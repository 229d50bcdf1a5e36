/**
 * Limits of one GraphQL request and of its callers (decision 25). Cost is counted in units of about 10 µs of one
 * processor core, measured with 20,000 articles in the embedded database; `fieldCosts.ts` holds what each field costs.
 */
export const requestLimits = {
  /** Length of a document, in characters. */
  documentCharacters: 60_000,
  /** Lexical tokens of a document; parsing stops there. */
  documentTokens: 15_000,
  /** Braces and brackets inside each other. */
  documentNesting: 50,
  /** Documents whose syntax tree is cached, and how many characters one may have. */
  documentCache: { documents: 200, characters: 12_000 },
  depth: 10,
  /** Pages combine queries, so some 40 root fields are normal (SPEC §7.1). */
  rootFields: 40,
  /** `__schema` and `__type` fields. */
  schemaFields: 2,
  /** Cost of one request, with its arguments and variables: about 0.6 s. */
  cost: 60_000,
  /** Length of one string argument, in characters. Search text is longer (SPEC §5): it is cut, not refused. */
  stringCharacters: 1_000,
  searchTextCharacters: 25_000,
  /** A cookie's value: browsers send what a reader's browser holds, and a forged one is refused by its content. */
  cookieCharacters: 4_096,
  /** Items of one list argument. */
  listItems: 200,
  /** Values of `filter` in a search. Each is one more semi-join, whose planning grows faster than their number. */
  filterValues: 8,
  /** No database query starts later than this after the request. A site gives up after 9 s. */
  durationMs: 9_000,
  /** PostgreSQL cancels a single statement of a request after this. The embedded database cannot. */
  statementTimeoutMs: 8_000,
  /** Database rows that one request may read. */
  rows: 15_000,
  /**
   * Cost over time of each client that is not a site: its address, or the /64 network of an IPv6 address; and of all of
   * them together, some 30 % of one core. Cheap requests, such as a reader's own data, count for their client only.
   */
  clientCost: {
    client: { burst: 60_000, perMinute: 120_000 },
    allClients: { burst: 240_000, perMinute: 1_800_000 },
    cheap: 1_000,
  },
  /** Requests of clients that run at once, and that wait for their turn. The sites' own requests do not wait. */
  queue: { concurrency: 8, maxWaiting: 400, maxWaitingPerClient: 40 },
  /** Cost of one request to a data service (`/data-api/…`), of the same client's share. */
  dataServiceCost: 1_000,
  /** Cost of parsing and validating a request, whatever becomes of it, and of each 100 characters of its document. */
  receiveCost: { base: 20, perHundredCharacters: 20 },
} as const;
