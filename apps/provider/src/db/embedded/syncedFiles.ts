import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** A file or folder of PostgreSQL in Emscripten. `nfd` is Node's file descriptor; folders have none. */
type Stream = { node: unknown; nfd?: number };
type Operations = {
  fsync?: (stream: Stream) => number;
  write: (stream: Stream, ...rest: readonly unknown[]) => number;
};
type ModuleWithNodeFiles = { NODEFS: { realPath: (node: unknown) => string; stream_ops: Operations } };

const syncFolder = (path: string): void => {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** Writes a folder to the disk with one system call, on Linux. A file at a time would take 5 ms for each of 1,300. */
const syncAtOnce = (folder: string): boolean => spawnSync('sync', ['-f', folder], { stdio: 'ignore' }).status === 0;

/** Files that are synchronized when PostgreSQL requests it: PGlite ignores `fsync`, and a power cut would lose data. */
export class SyncedFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const wasKilled = existsSync(join(this.rootDir, 'postmaster.pid'));
    const addSync = (module: unknown): void => {
      const { realPath, stream_ops: operations } = (module as ModuleWithNodeFiles).NODEFS;
      // After a crash PostgreSQL first synchronizes every file, then it writes pg_control and replays the log.
      let isSynced = wasKilled && syncAtOnce(this.rootDir);
      operations.fsync = ({ node, nfd }) => {
        if (isSynced) return 0;
        if (nfd === undefined) syncFolder(realPath(node));
        else fsyncSync(nfd);
        return 0;
      };
      if (!isSynced) return;
      const { write } = operations;
      operations.write = (stream, ...rest) => {
        if (realPath(stream.node).endsWith('pg_control')) {
          isSynced = false;
          operations.write = write;
        }
        return write(stream, ...rest);
      };
    };
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addSync] } };
  }
}

/** Parameters without `-F`, which turns synchronizing off. Emscripten ignores `fdatasync`. */
export const toSyncedParams = (params: readonly string[]): string[] => [
  ...params.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
