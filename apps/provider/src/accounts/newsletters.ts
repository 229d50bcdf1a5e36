import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { findSite, listSites } from '../queries/sites.ts';

/** A newsletter that a site offers. */
export type Newsletter = { productCode: string; title: string; blurb: string | null; frequency: string | null };
export type ChosenNewsletter = { site: string; productCode: string };

export const listNewsletters = async (db: Kysely<Database>, site: string): Promise<Newsletter[]> => {
  const found = findSite(await listSites(db), site);
  if (!found) return [];
  return db
    .selectFrom('newsletters')
    .select(['productCode', 'title', 'blurb', 'frequency'])
    .where('siteId', '=', found.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
};

export const listChosenNewsletters = (db: Kysely<Database>, accountId: string): Promise<ChosenNewsletter[]> =>
  db
    .selectFrom('accountNewsletters')
    .select(['site', 'productCode'])
    .where('accountId', '=', accountId)
    .orderBy('site')
    .orderBy('productCode')
    .execute();

/** Sets an account's choice among the newsletters of one site; other sites' stay as they are. */
export const setNewsletters = (
  db: Kysely<Database>,
  accountId: string,
  site: string,
  codes: readonly string[],
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const dropped = transaction
      .deleteFrom('accountNewsletters')
      .where('accountId', '=', accountId)
      .where('site', '=', site);
    await (codes.length === 0 ? dropped : dropped.where('productCode', 'not in', codes)).execute();
    await addNewsletters(transaction, accountId, site, codes, now);
  });

/** Adds to an account's choice. */
export const addNewsletters = async (
  db: Kysely<Database>,
  accountId: string,
  site: string,
  codes: readonly string[],
  now: Date,
): Promise<void> => {
  if (codes.length === 0) return;
  await db
    .insertInto('accountNewsletters')
    .values(codes.map((productCode) => ({ accountId, site, productCode, chosenAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
