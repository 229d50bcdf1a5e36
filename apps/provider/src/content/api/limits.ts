export const contentApiLimits = {
  /** Bytes of one item. */
  maxItemBytes: 2 * 1024 * 1024,
  /** Bytes and operations of a batch. */
  maxBatchBytes: 8 * 1024 * 1024,
  maxBatchOperations: 100,
  maxRedirectsPerRequest: 1000,
  /** Fields and bytes of a form besides its file, which the media library limits. */
  upload: { maxFields: 10, maxFieldBytes: 10_000, maxFormBytes: 128 * 1024 },
  /** Items on one page of a list. */
  maxPageSize: 200,
  defaultPageSize: 50,
  /** Time in ms for a JSON body to arrive. */
  bodyTimeoutMs: 30_000,
  /** Writes and reads of one token; each operation of a batch counts. */
  perToken: { burst: 600, perMinute: 3000 },
  /** Unknown and refused tokens of one client address. A token that was accepted before does not count. */
  refusedPerClient: { burst: 20, perMinute: 10 },
  maxAcceptedTokens: 1000,
  /** Previews in memory, and how long one can be opened. */
  previews: { max: 500, hours: 1 },
  maxIdempotencyKeyLength: 200,
  idempotencyHours: 24,
} as const;
