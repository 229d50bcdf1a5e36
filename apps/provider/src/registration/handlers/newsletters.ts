import { addNewsletters, chooseNewsletters, chosenNewsletters, newslettersOf } from '../../accounts/newsletters.ts';
import { isSubscriber, subscriptionsOf } from '../../accounts/subscriptions.ts';
import { sendOn, waitWords } from '../answers.ts';
import { askForNewsletters } from '../askForNewsletters.ts';
import { pageLink } from '../carried.ts';
import { emailFault, faultsOf, line } from '../form.ts';
import { admitClient } from '../mailLimits.ts';
import { isPost, type PageHandler } from '../tools.ts';
import { pageResponse } from '../views/layout.ts';
import { newslettersView } from '../views/newsletters.ts';
import { mailSentView } from '../views/register.ts';

/** `/Registration/Newsletters.aspx` (SPEC §2.7): who is signed in chooses; anybody else confirms by mail. */
export const newslettersPage: PageHandler = async (tools, visit, form, session) => {
  const { db, clock } = tools;
  const { brand, carried } = visit;
  const newsletters = await newslettersOf(db, brand.site);
  const known = new Map(newsletters.map(({ productCode, title }) => [productCode, title]));
  const codes = form.getAll('newsletter').filter((code) => known.has(code));
  const now = clock();

  if (session) {
    if (isPost(visit)) {
      // A form for one newsletter, elsewhere on the site, says nothing about the others.
      const change = form.get('others') === 'kept' ? addNewsletters : chooseNewsletters;
      await change(db, session.account.id, brand.site, codes, now);
      return sendOn(visit, pageLink('Newsletters', carried, { saved: 'newsletters' }));
    }
    const [chosen, subscriptions] = await Promise.all([
      chosenNewsletters(db, session.account.id),
      subscriptionsOf(db, session.account.id),
    ]);
    const own = new Set(chosen.filter(({ site }) => site === brand.site).map(({ productCode }) => productCode));
    const saved = new URL(visit.request.url).searchParams.has('saved');
    return pageResponse(
      visit,
      'in',
      newslettersView(visit, {
        newsletters,
        chosen: own,
        reader: isSubscriber(subscriptions) ? 'subscriber' : 'registrant',
        saved,
      }),
    );
  }

  if (!isPost(visit))
    return pageResponse(visit, 'out', newslettersView(visit, { newsletters, chosen: new Set(), reader: 'stranger' }));
  const email = line(form, 'email');
  const shown = { newsletters, chosen: new Set(codes), email, reader: 'stranger' } as const;
  const faults = faultsOf({
    newsletter: codes.length === 0 ? 'Choose at least one newsletter' : undefined,
    email: emailFault(email),
  });
  if (Object.keys(faults).length > 0)
    return pageResponse(visit, 'out', newslettersView(visit, { ...shown, faults }), 422);
  const admission = await admitClient(db, visit.client, now);
  if (!admission.admitted) {
    tools.securityEvent({ event: 'mail-throttled', reason: 'client' }, visit.client);
    const email = `Too many forms were sent from your network. Wait ${waitWords(admission.retryAfterSeconds)} and send this one again`;
    return pageResponse(visit, 'out', newslettersView(visit, { ...shown, faults: { email } }), 429, {
      'retry-after': String(admission.retryAfterSeconds),
    });
  }
  const mailed = await askForNewsletters(
    tools,
    visit,
    email,
    new Map(codes.map((code) => [code, known.get(code) ?? code])),
  );
  if (mailed === 'throttled') tools.securityEvent({ event: 'mail-throttled', reason: 'recipient' }, visit.client);
  return pageResponse(
    visit,
    'out',
    mailSentView(visit, email, 'Open it and follow the link, and the newsletters begin to arrive.'),
  );
};
