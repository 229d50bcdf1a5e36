import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A file system with little space, for the data of one process. */
export type Disk = {
  folder: string;
  /** Writes a file until no space is left. */
  fill: () => void;
  /** Removes that file. */
  free: () => void;
  remove: () => void;
};

const chunk = Buffer.alloc(1024 * 1024);
/** After the last full chunk, smaller ones use up the rest. */
const chunkBytes = [chunk.length, 4096, 1] as const;

const mounted = new Set<string>();
const unmount = (folder: string): void => {
  // Lazy: a process that ends may still have open files.
  spawnSync('umount', ['-l', folder]);
  mounted.delete(folder);
};
process.on('exit', () => mounted.forEach(unmount));

/** Mounts a file system in memory. Undefined where this process may not mount one. */
export const mountDisk = (folder: string, megabytes: number): Disk | undefined => {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  if (status !== 0) return undefined;
  mounted.add(folder);
  chmodSync(folder, 0o755);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a');
      try {
        for (const bytes of chunkBytes) writeUntilFull(file, bytes);
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => unmount(folder),
  };
};

const writeUntilFull = (file: number, bytes: number): void => {
  try {
    while (writeSync(file, chunk, 0, bytes) === bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
};
