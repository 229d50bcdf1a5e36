import type { MediaLibrary } from './mediaLibrary.ts';
import type { MediaRecord } from './mediaRecord.ts';

/** Finds the record of a media id. */
export const findMedia = ({ db }: Pick<MediaLibrary, 'db'>, id: string): Promise<MediaRecord | undefined> =>
  db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds the records of media ids. The result lacks ids that do not exist. */
export const findAllMedia = async (
  { db }: Pick<MediaLibrary, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MediaRecord>> => {
  if (ids.length === 0) return new Map();
  const records = await db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(records.map((record) => [record.id, record]));
};
