/** A cached result with the start time of its request (ms since 1970) and the tags that purge it. */
export interface CacheEntry {
  readonly value: unknown;
  readonly storedAt: number;
  /** Time in ms since 1970 until which no other store can have a newer result. */
  readonly freshUntil: number;
  readonly tags: readonly string[];
}

/** Where an entry is stored: `memory` never leaves the process (SPEC §9: some types may turn the disk cache off). */
export type Reach = 'memory' | 'everywhere';

/** Result of a purge: `in-part` when a store could not be reached and may still serve its entries. */
export type PurgeResult = 'everywhere' | 'in-part';

/**
 * A store of query results. Stores must not throw; wrap them in `createTolerantCache`. They do not judge freshness, except
 * that they delete entries older than `retentionMs`.
 */
export interface QueryCache {
  readonly get: (key: string, reach: Reach) => Promise<CacheEntry | undefined>;
  readonly set: (key: string, entry: CacheEntry, reach: Reach) => Promise<void>;
  /** When any of the tags was last purged; 0 for never. */
  readonly purgedAt: (tags: readonly string[]) => Promise<number>;
  readonly purge: (tags: readonly string[], at: number) => Promise<PurgeResult>;
}

/** Entries older than this are deleted; they are not served even while the provider is down. */
export const retentionMs = 7 * 24 * 60 * 60_000;
