import type { Db } from '../../db/schema.ts';
import type { KnownPictures } from '../images/knownPictures.ts';
import { parseMediaImageId } from './mediaImage.ts';

/** Other providers stop serving a removed file after this time. */
const maxAgeMs = 10_000;

/** The files that were taken down since this process started, whose records it may have cached. */
type RemovedMedia = {
  /** Whether a file was removed. An old list is read again in the background. */
  has: (id: string) => boolean;
  add: (id: string) => void;
};

export const createRemovedMedia = (db: Db, clock: () => Date): RemovedMedia => {
  const ids = new Set<string>();
  let readAt = clock();
  /** Everything removed before is in `ids`. */
  let knownUntil = readAt;
  const read = async (): Promise<void> => {
    readAt = clock();
    const until = readAt;
    try {
      const rows = await db
        .selectFrom('removedMedia')
        .select('id')
        // Transactions that were open at the last reading may have added older rows.
        .where('removedAt', '>=', new Date(knownUntil.getTime() - maxAgeMs))
        .execute();
      for (const { id } of rows) ids.add(id);
      knownUntil = until;
    } catch {
      // The database is not available: the next reading covers this time too.
    }
  };
  return {
    has: (id) => {
      if (clock().getTime() - readAt.getTime() >= maxAgeMs) void read();
      return ids.has(id);
    },
    add: (id) => void ids.add(id),
  };
};

/** Leaves the pictures of removed files out of the known pictures. */
export const withoutRemoved = (
  pictures: Pick<KnownPictures, 'get'>,
  removed: Pick<RemovedMedia, 'has'>,
): Pick<KnownPictures, 'get'> => ({
  get: async (id, client) =>
    removed.has(parseMediaImageId(id)?.media ?? '') ? { kind: 'missing' } : pictures.get(id, client),
});
