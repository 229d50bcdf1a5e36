import type { Db } from '../../db/schema.ts';
import { findSite, listSites } from '../../content/queries/sites.ts';
import { formatCsv } from '@masthead/content-rules/csv';

type Subscriber = { email: string; newsletter: string; since: Date };

/** Lists the confirmed subscriptions to the newsletters of a site, or to one of them. */
export const listSubscribers = (
  db: Db,
  { site, newsletter }: { site: string; newsletter?: string | undefined },
): Promise<Subscriber[]> => {
  const all = db
    .selectFrom('accountNewsletters as chosen')
    .innerJoin('accounts', 'accounts.id', 'chosen.accountId')
    .select(['accounts.email', 'chosen.productCode as newsletter', 'chosen.chosenAt as since'])
    .where('chosen.site', '=', site)
    .orderBy('chosen.productCode')
    .orderBy('accounts.email');
  return (newsletter === undefined ? all : all.where('chosen.productCode', '=', newsletter)).execute();
};

/** Formats subscriptions as CSV with a header line. */
export const toCsv = (subscribers: readonly Subscriber[]): string =>
  formatCsv(
    [
      ['email', 'newsletter', 'since'],
      ...subscribers.map(({ email, newsletter, since }) => [email, newsletter, since.toISOString()]),
    ],
    'plain',
  );

export type Newsletter = { productCode: string; title: string; blurb: string | null; frequency: string | null };
type ChosenNewsletter = { site: string; productCode: string };

/** Lists the newsletters of a site. An unknown site has none. */
export const listNewsletters = async (db: Db, site: string): Promise<Newsletter[]> => {
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

export const listChosenNewsletters = (db: Db, accountId: string): Promise<ChosenNewsletter[]> =>
  db
    .selectFrom('accountNewsletters')
    .select(['site', 'productCode'])
    .where('accountId', '=', accountId)
    .orderBy('site')
    .orderBy('productCode')
    .execute();

/** Replaces an account's newsletters of one site. Newsletters of other sites are not changed. */
export const setNewsletters = (
  db: Db,
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

export const addNewsletters = async (
  db: Db,
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
