import { formatCsv } from '@masthead/content-rules/csv';
import type { Db } from '../../db/schema.ts';

export type Subscriber = { email: string; newsletter: string; since: Date };

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
