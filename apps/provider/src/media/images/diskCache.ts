import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A disk cache with atomic writes. */
export const createDiskCache = (directory: string) => {
  const toPath = (key: string): string => path.join(directory, key);

  const read = async (key: string): Promise<Buffer | undefined> => {
    try {
      return await readFile(toPath(key));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const write = async (key: string, content: Buffer): Promise<void> => {
    const file = toPath(key);
    const half = `${file}.${randomUUID()}.part`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(half, content);
    await rename(half, file);
  };

  /** Removes the oldest files until at most `bytes` are left. */
  const prune = async (bytes: number): Promise<number> => {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const files: { file: string; size: number; time: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      // Files that another process has renamed or removed meanwhile are not counted.
      const found = await stat(file).catch(() => undefined);
      if (found) files.push({ file, size: found.size, time: found.mtimeMs });
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    let removed = 0;
    for (const { file, size } of files.toSorted((a, b) => a.time - b.time)) {
      if (total <= bytes) break;
      await rm(file, { force: true });
      total -= size;
      removed += 1;
    }
    return removed;
  };

  return { read, write, prune };
};
