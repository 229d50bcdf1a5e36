import type { CacheEntry } from './queryCache.ts';

/** An entry as a store outside the process keeps it. */
export const serializeEntry = (entry: CacheEntry): string => JSON.stringify(entry);

/** Reads it back; undefined for anything else that may stand there, such as half a file. */
export const parseEntry = (text: string): CacheEntry | undefined => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Half a file or a foreign value: a miss, and the next answer overwrites it.
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { value, storedAt, freshUntil, tags } = parsed as Partial<Record<keyof CacheEntry, unknown>>;
  if (value === undefined || typeof storedAt !== 'number' || typeof freshUntil !== 'number' || !Array.isArray(tags))
    return undefined;
  return { value, storedAt, freshUntil, tags: tags.filter((tag) => typeof tag === 'string') };
};
