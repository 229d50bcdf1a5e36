import { type FSWatcher, watch } from 'node:fs';
import type { Logger } from 'pino';
import type { FileCache } from '../../content/files/fileCache.ts';
import type { Db } from '../../db/schema.ts';
import type { MediaLibrary } from '../../media/library/mediaLibrary.ts';
import { updateContent } from './seed.ts';

type Options = {
  db: Db;
  clock: () => Date;
  log: Pick<Logger, 'info' | 'warn'>;
  library: MediaLibrary;
  /** Files that an earlier import has read. */
  cache: FileCache;
  /** Keys of the sites to import. Default: all. */
  only?: readonly string[] | undefined;
  /** Folder of the files. Default: the sample content. */
  contentDirectory?: string;
  /** Called when pages have changed. */
  onChange: () => void;
};

/** Imports new and changed content files, as `npm run seed -- --update`: all at first, then those that changed. */
export const createContentUpdate = ({ db, clock, log, library, cache, only, contentDirectory, onChange }: Options) => {
  return async (): Promise<void> => {
    const started = performance.now();
    const { tags, failures } = await updateContent(db, {
      now: clock(),
      log: () => undefined,
      library,
      cache,
      only,
      maintenance: 'skip',
      ...(contentDirectory !== undefined && { contentDirectory }),
    });
    for (const failure of failures) log.warn(failure);
    if (tags === 0) return;
    log.info(`changed content files are imported, in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    onChange();
  };
};

type WatchContentOptions = {
  directory: string;
  /** Imports what has changed. Never called while it runs. */
  update: () => Promise<void>;
  onError: (error: unknown) => void;
};

/** An editor writes a file in several steps. */
const settleMs = 40;

/** Calls `update` after each change of a file in a folder. Changes during an update cause one more. */
export const watchContent = ({
  directory,
  update,
  onError,
}: WatchContentOptions): { updateNow: () => void; stop: () => Promise<void> } => {
  let timer: NodeJS.Timeout | undefined;
  let lastUpdate: Promise<void> = Promise.resolve();
  let isQueued = false;
  const runUpdate = async (): Promise<void> => {
    isQueued = false;
    await update();
  };
  const queueUpdate = (): void => {
    if (isQueued) return;
    isQueued = true;
    lastUpdate = lastUpdate.then(runUpdate).catch(onError);
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(queueUpdate, settleMs);
  };
  const watcher: FSWatcher = watch(directory, { recursive: true }, schedule);
  watcher.on('error', onError);
  return {
    updateNow: queueUpdate,
    stop: async () => {
      clearTimeout(timer);
      watcher.close();
      await lastUpdate;
    },
  };
};
