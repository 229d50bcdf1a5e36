/// <reference types="node" />
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serializeEntry, parseEntry } from './entryText.ts';
import { retentionMs, type CacheEntry, type QueryCache } from './queryCache.ts';

/** Options of the disk cache. */
export interface DiskCacheOptions {
  readonly directory: string;
  /** Limits: files, and their sizes together in bytes, enforced whenever a quarter of one has been written. */
  readonly maxEntries?: number;
  readonly maxBytes?: number;
  /** Entries wait this long for others, in ms. A file costs a third of a ms: of several entries of a key one is written. */
  readonly writeDelayMs?: number;
  readonly now?: () => number;
}

/** Pruning reads the state of every file: 20,000 files take half a second of processor time. */
const writtenBetweenPrunes = 0.25;
const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readText = async (path: string): Promise<string | undefined> => {
  // Most files are missing: few results were requested before, and few tags purged. An error costs a hundred times as much.
  if (!existsSync(path)) return undefined;
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Writes atomically: a crash leaves the old file, or a temporary one that is pruned later. */
const writeAtomically = async (path: string, text: string): Promise<void> => {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, text);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, text);
  }
  await rename(temporary, path);
};

/** Stores entries as files for the processes of a machine (§7.1, §9). Throws: wrap it in `createTolerantCache`. */
export const createDiskCache = ({
  directory,
  maxEntries = 20_000,
  maxBytes = 256 * 1024 * 1024,
  writeDelayMs = 500,
  now = Date.now,
}: DiskCacheOptions): QueryCache => {
  const entryPath = (key: string): string => {
    const name = hashText(key);
    return join(directory, 'entries', name.slice(0, 2), name);
  };
  const tagPath = (tag: string): string => join(directory, 'tags', hashText(tag));
  /** Written since the directory was pruned. The first write prunes it. */
  let written = { entries: maxEntries, bytes: 0 };
  let waiting: { entries: Map<string, CacheEntry>; written?: Promise<void> } = { entries: new Map() };

  const writeWaiting = async (): Promise<void> => {
    await wait(writeDelayMs);
    const { entries } = waiting;
    waiting = { entries: new Map() };
    for (const [key, entry] of entries) {
      const text = serializeEntry(entry);
      await writeAtomically(entryPath(key), text);
      written = { entries: written.entries + 1, bytes: written.bytes + text.length };
    }
    if (Math.max(written.entries / maxEntries, written.bytes / maxBytes) < writtenBetweenPrunes) return;
    written = { entries: 0, bytes: 0 };
    await pruneDirectory(directory, { maxEntries, maxBytes, before: now() - retentionMs });
  };

  return {
    get: async (key, scope) => {
      const text = scope === 'memory' ? undefined : await readText(entryPath(key));
      return text === undefined ? undefined : parseEntry(text);
    },
    set: (key, entry, scope) => {
      if (scope === 'memory') return Promise.resolve();
      waiting.entries.set(key, entry);
      return (waiting.written ??= writeWaiting());
    },
    getPurgeTime: async (tags) => {
      const times = await Promise.all(tags.map(async (tag) => Number((await readText(tagPath(tag))) ?? 0)));
      return Math.max(0, ...times.filter(Number.isFinite));
    },
    purge: async (tags, at) => {
      await Promise.all(tags.map((tag) => writeAtomically(tagPath(tag), String(at))));
      return 'complete';
    },
  };
};

/** Removes files older than `before`, then the oldest ones above the limits. */
export const pruneDirectory = async (
  directory: string,
  { maxEntries, maxBytes, before }: { readonly maxEntries: number; readonly maxBytes: number; readonly before: number },
): Promise<void> => {
  const names = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        // Another process may have pruned it meanwhile: then it is as old as can be.
        const { changed, bytes } = await stat(path).then(
          ({ mtimeMs, size }) => ({ changed: mtimeMs, bytes: size }),
          () => ({ changed: 0, bytes: 0 }),
        );
        return { path, changed, bytes, kind: path.startsWith(join(directory, 'entries')) ? 'entry' : 'tag' };
      }),
  );
  const old = files.filter(({ changed }) => changed < before);
  let bytesLeft = maxBytes;
  const surplus = files
    .filter(({ changed, kind }) => changed >= before && kind === 'entry')
    .toSorted((a, b) => b.changed - a.changed)
    .filter(({ bytes }, index) => (bytesLeft -= bytes) < 0 || index >= maxEntries);
  await Promise.all([...old, ...surplus].map(({ path }) => rm(path, { force: true })));
};
