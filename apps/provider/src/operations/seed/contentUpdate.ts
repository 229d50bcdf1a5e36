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
