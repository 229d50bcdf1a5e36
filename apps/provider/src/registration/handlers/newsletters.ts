import { makeLink } from '../../accounts/links.ts';
import { chooseNewsletters, chosenNewsletters, newslettersOf } from '../../accounts/newsletters.ts';
import { isSubscriber, subscriptionsOf } from '../../accounts/subscriptions.ts';
import { enqueue } from '../../mail/outbox.ts';
import { sendOn, waitWords } from '../answers.ts';
import { pageLink } from '../carried.ts';
import { emailFault, faultsOf, line } from '../form.ts';
import { admitClient, admitRecipient } from '../mailLimits.ts';
import { storeMails } from '../mails.ts';
import { isPost, type PageHandler } from '../tools.ts';
import { pageResponse } from '../views/layout.ts';
import { newslettersView } from '../views/newsletters.ts';
import { mailSentView } from '../views/register.ts';

/** `/Registration/Newsletters.aspx` (SPEC §2.7): who is signed in chooses; anybody else confirms by mail. */
export const newslettersPage: PageHandler = async ({ db, clock, nudge }, visit, form, session) => {
  const { brand, carried } = visit;
  const newsletters = await newslettersOf(db, brand.site);
  const known = new Map(newsletters.map(({ productCode, title }) => [productCode, title]));
  const codes = form.getAll('newsletter').filter((code) => known.has(code));
  const now = clock();

  if (session) {
    if (isPost(visit)) {
      await chooseNewsletters(db, session.account.id, brand.site, codes, now);
      return sendOn(visit, pageLink('Newsletters', carried, { saved: 'newsletters' }));
    }
    const [chosen, subscriptions] = await Promise.all([chosenNewsletters(db, session.account.id), subscriptionsOf(db, session.account.id)]);
    const own = new Set(chosen.filter(({ site }) => site === brand.site).map(({ productCode }) => productCode));
    const saved = new URL(visit.request.url).searchParams.has('saved');
    return pageResponse(visit, 'in', newslettersView(visit, { newsletters, chosen: own, reader: isSubscriber(subscriptions) ? 'subscriber' : 'registrant', saved }));
  }

  if (!isPost(visit)) return pageResponse(visit, 'out', newslettersView(visit, { newsletters, chosen: new Set(), reader: 'stranger' }));
  const email = line(form, 'email');
  const shown = { newsletters, chosen: new Set(codes), email, reader: 'stranger' } as const;
  const faults = faultsOf({ newsletter: codes.length === 0 ? 'Choose at least one newsletter' : undefined, email: emailFault(email) });
  if (Object.keys(faults).length > 0) return pageResponse(visit, 'out', newslettersView(visit, { ...shown, faults }), 422);
  const admission = await admitClient(db, visit.client, now);
  if (!admission.admitted) {
    const email = `Too many forms were sent from your network. Wait ${waitWords(admission.retryAfterSeconds)} and send this one again`;
    return pageResponse(visit, 'out', newslettersView(visit, { ...shown, faults: { email } }), 429, { 'retry-after': String(admission.retryAfterSeconds) });
  }
  if (await admitRecipient(db, email, now)) {
    const payload = { site: brand.site, newsletters: codes, promoCode: carried.promoCode, source: carried.source, referrerDomain: carried.referrerDomain };
    const token = await makeLink(db, { purpose: 'newsletters', email, payload }, now);
    await enqueue(db, [storeMails.confirmNewsletters(visit, email, token, codes.flatMap((code) => known.get(code) ?? []))], now);
    nudge();
  }
  return pageResponse(visit, 'out', mailSentView(visit, email, 'Open it and follow the link, and the newsletters begin to arrive.'));
};
