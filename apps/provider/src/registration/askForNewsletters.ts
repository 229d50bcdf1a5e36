import { makeLink } from '../accounts/links.ts';
import { newslettersOf } from '../accounts/newsletters.ts';
import { enqueue } from '../mail/outbox.ts';
import { admitRecipient } from './mailLimits.ts';
import { storeMails } from './mails.ts';
import type { StoreTools } from './tools.ts';
import type { Visit } from './visit.ts';

/** The newsletters of a visit's publication, by product code, among those that a form names. */
export const chosenTitles = async (
  { db }: Pick<StoreTools, 'db'>,
  { brand }: Pick<Visit, 'brand'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await newslettersOf(db, brand.site))
      .filter(({ productCode }) => codes.includes(productCode))
      .map(({ productCode, title }) => [productCode, title]),
  );

/** Double opt-in: mails a link, and nothing begins until it is followed. `throttled`: the address got its share of mails already. */
export const askForNewsletters = async (
  { db, clock, nudge }: Pick<StoreTools, 'db' | 'clock' | 'nudge'>,
  visit: Visit,
  email: string,
  chosen: ReadonlyMap<string, string>,
): Promise<'mailed' | 'throttled'> => {
  const { brand, carried } = visit;
  const now = clock();
  if (!(await admitRecipient(db, email, now))) return 'throttled';
  const payload = {
    site: brand.site,
    newsletters: [...chosen.keys()],
    promoCode: carried.promoCode,
    source: carried.source,
    referrerDomain: carried.referrerDomain,
  };
  const token = await makeLink(db, { purpose: 'newsletters', email, payload }, now);
  await enqueue(db, [storeMails.confirmNewsletters(visit, email, token, [...chosen.values()])], now);
  nudge();
  return 'mailed';
};
