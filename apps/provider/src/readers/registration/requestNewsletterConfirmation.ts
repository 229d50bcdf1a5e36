import { createLink } from '../accounts/links.ts';
import { listNewsletters } from '../accounts/newsletters.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { allowRecipientMail } from '../mail/mailLimits.ts';
import { storeMails } from './mails.ts';
import type { StoreDeps } from './deps.ts';
import type { Visit } from './visit.ts';

/** Returns the titles, by product code, of the publication's newsletters among the codes of a form. */
export const getNewsletterTitles = async (
  { db }: Pick<StoreDeps, 'db'>,
  { brand }: Pick<Visit, 'brand'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await listNewsletters(db, brand.site))
      .filter(({ productCode }) => codes.includes(productCode))
      .map(({ productCode, title }) => [productCode, title]),
  );

/** Double opt-in: mails a link that activates the newsletters. `throttled`: the recipient's mail limit is reached. */
export const requestNewsletterConfirmation = async (
  { db, clock, jobs, wakeOutbox }: Pick<StoreDeps, 'db' | 'clock' | 'jobs' | 'wakeOutbox'>,
  visit: Visit,
  email: string,
  chosen: ReadonlyMap<string, string>,
): Promise<'mailed' | 'throttled'> => {
  const { brand, flowParams } = visit;
  const now = clock();
  if (!(await allowRecipientMail(db, email, now))) return 'throttled';
  const payload = {
    site: brand.site,
    newsletters: [...chosen.keys()],
    promoCode: flowParams.promoCode,
    source: flowParams.source,
    referrerDomain: flowParams.referrerDomain,
  };
  await db.transaction().execute(async (transaction) => {
    const token = await createLink(transaction, { purpose: 'newsletters', email, payload }, now);
    await enqueueMails(
      jobs,
      transaction,
      [storeMails.confirmNewsletters(visit, email, token, [...chosen.values()])],
      now,
    );
  });
  wakeOutbox();
  return 'mailed';
};
