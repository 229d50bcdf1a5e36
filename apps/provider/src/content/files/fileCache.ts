import { stat } from 'node:fs/promises';

/** Loads a file, or returns what was loaded from the same state of it. */
export type FileCache = <T>(location: string, load: () => Promise<T>) => Promise<T>;

export const uncached: FileCache = (_, load) => load();

/** Caches what was loaded from files, for repeated imports of a folder. Files that cannot be read are not cached. */
export const createFileCache = (): FileCache => {
  const entries = new Map<string, { state: string; value: Promise<unknown> }>();
  return async <T>(location: string, load: () => Promise<T>): Promise<T> => {
    const file = await stat(location).catch(() => undefined);
    if (!file) return load();
    const state = `${file.ino} ${file.size} ${file.mtimeMs}`;
    const former = entries.get(location);
    if (former?.state === state) return former.value as Promise<T>;
    const value = load();
    entries.set(location, { state, value });
    value.catch(() => entries.delete(location));
    return value;
  };
};
