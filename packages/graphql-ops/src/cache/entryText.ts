import type { CacheEntry } from './queryCache.ts';

/** Serializes an entry for a store outside the process. */
export const serializeEntry = (entry: CacheEntry): string => JSON.stringify(entry);

/** Parses a serialized entry; undefined for an incomplete file or foreign text. */
export const parseEntry = (text: string): CacheEntry | undefined => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // An incomplete file or a foreign value is a cache miss, and the next result overwrites it.
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { value, storedAt, freshUntil, tags } = parsed as Partial<Record<keyof CacheEntry, unknown>>;
  if (value === undefined || typeof storedAt !== 'number' || typeof freshUntil !== 'number' || !Array.isArray(tags))
    return undefined;
  return { value, storedAt, freshUntil, tags: tags.filter((tag) => typeof tag === 'string') };
};
