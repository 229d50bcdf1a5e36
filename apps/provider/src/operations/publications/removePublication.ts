import type { Db } from '../../db/schema.ts';
import { registerContentPictures } from '../../media/images/knownPictures.ts';

/**
 * Deletes a publication and everything that belongs to it: content, page views, submitted forms, tokens, chosen
 * newsletters, reading lists, digests and pending purges. Accounts stay, because all publications share them. Returns
 * whether the database had it.
 */
export const removePublication = (db: Db, key: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('purges').where('site', '=', key).execute();
    for (const table of ['accountNewsletters', 'savedArticles', 'follows', 'digests'] as const)
      await transaction.deleteFrom(table).where('site', '=', key).execute();
    const removed = await transaction.deleteFrom('sites').where('key', '=', key).returning('id').execute();
    if (removed.length === 0) return false;
    // Publications share pictures, so the list of pictures is derived again from what is left.
    await transaction.deleteFrom('knownPictures').execute();
    await registerContentPictures(transaction);
    return true;
  });
