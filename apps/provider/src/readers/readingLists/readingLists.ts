import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Site } from '../../content/queries/sites.ts';
import { maxItems, type ReadingListItem } from './items.ts';

type ReadingListOwner = { accountId: string; site: Pick<Site, 'id' | 'key'> };

/** Lists what an account has saved and follows at one publication, the newest first. */
export const listItems = async (
  db: Db,
  { accountId, site }: { accountId: string; site: Pick<Site, 'key'> },
): Promise<ReadingListItem[]> => {
  const [saved, follows] = await Promise.all([
    db
      .selectFrom('savedArticles')
      .select('naturalId')
      .where('accountId', '=', accountId)
      .where('site', '=', site.key)
      .orderBy('savedAt', 'desc')
      .orderBy('naturalId')
      .execute(),
    db
      .selectFrom('follows')
      .select(['kind', 'target'])
      .where('accountId', '=', accountId)
      .where('site', '=', site.key)
      .orderBy('followedAt', 'desc')
      .orderBy('target')
      .execute(),
  ]);
  return [
    ...saved.map((row): ReadingListItem => ({ list: 'saved', ...row })),
    ...follows.map((row): ReadingListItem => ({ list: 'follows', ...row })),
  ];
};

/** Whether the publication has the page of an entry. */
const exists = async (db: Db, site: ReadingListOwner['site'], item: ReadingListItem, now: Date): Promise<boolean> => {
  if (item.list === 'saved') {
    const article = await db
      .selectFrom('articles')
      .select('id')
      .where('siteId', '=', site.id)
      .where('naturalId', '=', item.naturalId)
      .where('pubDate', '<=', now)
      .executeTakeFirst();
    return article !== undefined;
  }
  const page =
    item.kind === 'author'
      ? db.selectFrom('authors').select('id').where('siteId', '=', site.id).where('slug', '=', item.target)
      : db.selectFrom('categories').select('id').where('siteId', '=', site.id).where('path', '=', item.target);
  return (await page.executeTakeFirst()) !== undefined;
};

const insertItem = async (
  db: Db,
  { accountId, site }: ReadingListOwner,
  item: ReadingListItem,
  now: Date,
): Promise<void> => {
  const owner = { accountId, site: site.key };
  if (item.list === 'saved')
    await db
      .insertInto('savedArticles')
      .values({ ...owner, naturalId: item.naturalId, savedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .insertInto('follows')
      .values({ ...owner, kind: item.kind, target: item.target, followedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

/** The result of adding an entry. `full`: the account has the maximum number of entries. */
type AddResult = 'added' | 'not-found' | 'full';

/** Adds an entry to a reading list. An entry that the list already has is not an error. */
export const addItem = (db: Db, owner: ReadingListOwner, item: ReadingListItem, now: Date): Promise<AddResult> =>
  db.transaction().execute(async (transaction) => {
    if (!(await exists(transaction, owner.site, item, now))) return 'not-found';
    // Concurrent requests of one account are executed one after the other, so that none exceeds the maximum.
    await sql`select from accounts where id = ${owner.accountId} for update`.execute(transaction);
    const present = (await listItems(transaction, owner)).filter(({ list }) => list === item.list);
    if (present.length >= maxItems[item.list] && !present.some((entry) => isSameItem(entry, item))) return 'full';
    await insertItem(transaction, owner, item, now);
    return 'added';
  });

const isSameItem = (left: ReadingListItem, right: ReadingListItem): boolean =>
  left.list === 'saved'
    ? right.list === 'saved' && left.naturalId === right.naturalId
    : right.list === 'follows' && left.kind === right.kind && left.target === right.target;

/** Removes an entry from a reading list. A missing entry is not an error. */
export const removeItem = async (
  db: Db,
  { accountId, site }: ReadingListOwner,
  item: ReadingListItem,
): Promise<void> => {
  if (item.list === 'saved')
    await db
      .deleteFrom('savedArticles')
      .where('accountId', '=', accountId)
      .where('site', '=', site.key)
      .where('naturalId', '=', item.naturalId)
      .execute();
  else
    await db
      .deleteFrom('follows')
      .where('accountId', '=', accountId)
      .where('site', '=', site.key)
      .where('kind', '=', item.kind)
      .where('target', '=', item.target)
      .execute();
};
