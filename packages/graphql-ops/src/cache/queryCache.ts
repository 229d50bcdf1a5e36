/** An answer with the moment its request was started and what it is purged by. */
export interface CacheEntry {
  readonly value: unknown;
  readonly storedAt: number;
  /** Until then no farther store needs to be asked for a newer one. */
  readonly freshUntil: number;
  readonly tags: readonly string[];
}

/** How far an entry travels: `memory` never leaves the process (SPEC §9: some types may turn the disk cache off). */
export type Reach = 'memory' | 'everywhere';

/** How far a purge came: `in-part` where a store could not be told and may serve on what it has. */
export type PurgeResult = 'everywhere' | 'in-part';

/**
 * Where answers are kept. To the client a store never throws: what it cannot read is a miss, what it cannot write is
 * not kept; `createTolerantCache` makes a store so. Freshness is not its business, except that it forgets entries
 * nobody could use any more.
 */
export interface QueryCache {
  readonly get: (key: string, reach: Reach) => Promise<CacheEntry | undefined>;
  readonly set: (key: string, entry: CacheEntry, reach: Reach) => Promise<void>;
  /** When any of the tags was last purged; 0 for never. */
  readonly purgedAt: (tags: readonly string[]) => Promise<number>;
  readonly purge: (tags: readonly string[], at: number) => Promise<PurgeResult>;
}

/** Entries older than this are of no use even while the provider is down. */
export const retentionMs = 7 * 24 * 60 * 60_000;
