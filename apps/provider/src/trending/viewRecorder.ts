import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import { addViews, type ViewCount } from './views.ts';

/** More different articles than are read within a flush; beyond it new ones are not counted. */
const maxPendingArticles = 20_000;

/**
 * Gathers reads and writes them together every few seconds: one statement instead of one for each reader. A process
 * that is killed loses the reads of those seconds; one that is stopped writes them first.
 */
export const createViewRecorder = (db: Kysely<Database>, clock: () => Date, log: Logger) => {
  let pending = new Map<string, ViewCount>();
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    const counts = [...pending.values()];
    pending = new Map();
    try {
      await addViews(db, clock(), counts);
    } catch (error) {
      log.error({ err: error, lost: counts.length }, 'reads of articles could not be written');
    }
  };

  /** Writes what is held. Who waits for it finds written what was held before, even where a write was under way already. */
  const flush = (): Promise<void> => (writing = writing.then(write));

  return {
    record: (siteId: number, naturalId: string): void => {
      const key = `${siteId} ${naturalId}`;
      const count = pending.get(key);
      if (count) count.views += 1;
      else if (pending.size < maxPendingArticles) pending.set(key, { siteId, naturalId, views: 1 });
    },
    flush,
  };
};

export type ViewRecorder = ReturnType<typeof createViewRecorder>;
