/** A cached result with the start time of its request (ms since 1970) and the tags that purge it. */
export interface CacheEntry {
  readonly value: unknown;
  readonly storedAt: number;
  /** Time in ms since 1970 until which another store has a newer result only after a purge. */
  readonly freshUntil: number;
  readonly tags: readonly string[];
}

/** The stores of an entry. `memory`: never on disk or in Redis (§9: some query types may turn the disk cache off). */
export type StorageScope = 'memory' | 'all-stores';

/** Result of a purge. `partial`: a store could not be reached and may still serve purged entries as fresh. */
export type PurgeResult = 'complete' | 'partial';

/** A store of query results that never throws. It deletes entries older than `retentionMs`, and ignores freshness. */
export interface QueryCache {
  /** `newerThan`: time of a purge, in ms since 1970. A store in front of another one then looks for an entry from after it there too. */
  readonly get: (key: string, scope: StorageScope, newerThan?: number) => Promise<CacheEntry | undefined>;
  readonly set: (key: string, entry: CacheEntry, scope: StorageScope) => Promise<void>;
  /** Returns the time of the last purge of any of the tags, in ms since 1970; 0 for never. */
  readonly getPurgeTime: (tags: readonly string[]) => Promise<number>;
  readonly purge: (tags: readonly string[], at: number) => Promise<PurgeResult>;
}

/** Entries older than this are deleted; they are not served even while the provider is down. */
export const retentionMs = 7 * 24 * 60 * 60_000;
