import { createReadStream } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStorage } from './storage.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const undefinedIfMissing = async <T>(action: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await action();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Writes the file's data to the disk before it gets its name. */
const flush = async (file: string): Promise<void> => {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Stores media in a folder, `ab/abcdef…`. Files to store must be on the same file system. */
export const createDiskStorage = (directory: string): MediaStorage => {
  const toPath = (key: string): string => path.join(directory, key.slice(0, 2), key);
  return {
    has: async (key) => (await undefinedIfMissing(() => access(toPath(key)).then(() => true))) ?? false,
    put: async (key, file) => {
      await mkdir(path.dirname(toPath(key)), { recursive: true });
      await flush(file);
      await rename(file, toPath(key));
    },
    read: (key) => undefinedIfMissing(() => readFile(toPath(key))),
    open: async (key, range) => {
      const handle = await undefinedIfMissing(() => open(toPath(key), 'r'));
      return handle && createReadStream('', { fd: handle, ...(range && { start: range.first, end: range.last }) });
    },
    remove: (key) => rm(toPath(key), { force: true }),
  };
};
