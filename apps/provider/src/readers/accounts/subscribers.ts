import { stringify } from 'csv-stringify/sync';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A confirmed subscription to a newsletter. */
export type Subscriber = { email: string; newsletter: string; since: Date };

/** Lists the confirmed subscriptions to the newsletters of a site, or to one of them. */
export const listSubscribers = (
  db: Kysely<Database>,
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

/**
 * Formats subscriptions as CSV (RFC 4180) with a header line. A text that begins like a formula gets an apostrophe, so
 * that no spreadsheet runs it (OWASP, CSV injection).
 */
export const toCsv = (subscribers: readonly Subscriber[]): string =>
  stringify(
    subscribers.map(({ email, newsletter, since }) => [email, newsletter, since.toISOString()]),
    {
      header: true,
      columns: ['email', 'newsletter', 'since'],
      escape_formulas: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
    },
  );
