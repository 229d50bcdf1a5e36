import { toPurgeTags } from '../sharedCache/cacheHeaders.ts';
import type { CachedDocument } from './cachedDocument.ts';

/** How long a purged document is served while it is rendered again, in ms. After that its readers wait for the new one. */
const maxPurgedMs = 1_000;

/** More purges than these come together only where a whole archive is imported or withdrawn. */
const defaultMaxTags = 20_000;

/** What the cache does with a document. */
export type DocumentState =
  | 'fresh'
  /** Its lifetime is over: it is served, and rendered again. */
  | 'stale'
  /** It was purged a moment ago: it is served, and rendered again. */
  | 'purged'
  /** It was purged: its readers wait for the new one. */
  | 'expired';

/** Creates the table of purges. A render that began before a purge never counts as later, whatever the clocks say. */
export const createPurgeTimes = ({
  now = Date.now,
  maxTags = defaultMaxTags,
}: { now?: () => number; maxTags?: number } = {}) => {
  /** The last purge of each tag, the oldest first. Until `until` old documents are served. */
  const purges = new Map<string, { at: number; until: number }>();
  let lastPurge = 0;
  let lastRender = 0;
  /** The last purge that is no longer in the table: older documents may have its tag. */
  let lastForgotten = 0;

  const set = (tag: string, at: number, until: number): void => {
    lastPurge = Math.max(lastPurge, at);
    purges.delete(tag);
    purges.set(tag, { at, until });
    if (purges.size <= maxTags) return;
    for (const [oldTag, old] of [...purges].slice(0, maxTags / 2)) {
      lastForgotten = Math.max(lastForgotten, old.at);
      purges.delete(oldTag);
    }
  };

  return {
    /** Adds a purge that this instance receives now, from another instance with its time. @returns what the store gets */
    add: (changed: readonly string[], sentAt = 0): { tags: readonly string[]; at: number } => {
      const { tags } = toPurgeTags(changed);
      const at = Math.max(sentAt, now(), lastRender);
      for (const tag of tags) set(tag, at, now() + maxPurgedMs);
      return { tags, at };
    },
    /** Adds the time of a purge from the shared store, unless a later one is known. */
    addStored: (tag: string, at: number): void => {
      if (at > (purges.get(tag)?.at ?? 0)) set(tag, at, Math.min(at, now()) + maxPurgedMs);
    },
    /** Returns the time of a render that begins: after all purges that this instance knows. */
    getRenderTime: (): number => (lastRender = Math.max(now(), lastPurge + 1)),
    /** Notes a render of another instance, whose clock may be ahead: a purge that follows is later. */
    addRender: (renderedAt: number): void => void (lastRender = Math.max(lastRender, renderedAt)),
    /** Whether any tag was purged after a render began. */
    isAnySince: (renderedAt: number): boolean => lastPurge >= renderedAt,
    getState: ({
      tags,
      renderedAt,
      staleAt,
    }: Pick<CachedDocument, 'tags' | 'renderedAt' | 'staleAt'>): DocumentState => {
      if (renderedAt <= lastForgotten) return 'expired';
      const ends = (lastPurge < renderedAt ? [] : tags).flatMap((tag) => {
        const purge = purges.get(tag);
        return purge && purge.at >= renderedAt ? purge.until : [];
      });
      if (ends.length > 0) return ends.some((end) => end <= now()) ? 'expired' : 'purged';
      return now() < staleAt ? 'fresh' : 'stale';
    },
  };
};

/** The times of purges by tag. */
export type PurgeTimes = ReturnType<typeof createPurgeTimes>;
