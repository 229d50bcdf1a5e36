import type { Logger } from 'pino';
import type { Db } from '../../db/schema.ts';
import { addViews, type ViewCount } from './views.ts';

/** Maximum different articles between two flushes; views of further articles are not counted. */
const maxPendingArticles = 20_000;

/** Writes the views of a few seconds in one statement. A killed process loses them, a stopped one does not. */
export const createViewRecorder = (db: Db, clock: () => Date, log: Logger) => {
  let pending = new Map<string, ViewCount>();
  let writing: Promise<void> = Promise.resolve();

  const add = (key: string, { views, ...article }: ViewCount): void => {
    const count = pending.get(key);
    if (count) count.views += views;
    else if (pending.size < maxPendingArticles) pending.set(key, { ...article, views });
  };

  const write = async (): Promise<void> => {
    const counts = pending;
    pending = new Map();
    try {
      await addViews(db, clock(), [...counts.values()]);
    } catch (error) {
      log.error({ err: error, articles: counts.size }, 'article views could not be written; they are written later');
      for (const [key, count] of counts) add(key, count);
    }
  };

  /** Writes the pending views. Resolves after a running write and the new one are complete. */
  const flush = (): Promise<void> => (writing = writing.then(write));

  return {
    record: (siteId: number, naturalId: string): void => {
      add(`${siteId} ${naturalId}`, { siteId, naturalId, views: 1 });
    },
    flush,
  };
};

export type ViewRecorder = ReturnType<typeof createViewRecorder>;
