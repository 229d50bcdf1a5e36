import type { CacheEntry } from './queryCache.ts';

/** The texts of entries that are being stored: memory and disk share one. */
const texts = new WeakMap<CacheEntry, string>();

/** Serializes an entry for a store. */
export const serializeEntry = (entry: CacheEntry): string => {
  const text = texts.get(entry) ?? JSON.stringify(entry);
  texts.set(entry, text);
  return text;
};

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
