import { getTexts } from '@masthead/texts/languages';
import { addNewsletters, setNewsletters, listChosenNewsletters, listNewsletters } from '../../accounts/newsletters.ts';
import { isSubscriber, listSubscriptions } from '../../accounts/subscriptions.ts';
import { redirectTo } from '../responses.ts';
import { requestNewsletterConfirmation } from '../requestNewsletterConfirmation.ts';
import { toPageUrl } from '../flowParams.ts';
import { getEmailIssue, toFieldErrors, readLine } from '../form.ts';
import { allowClientMail } from '../../mail/mailLimits.ts';
import { isPost, type PageHandler } from '../deps.ts';
import { pageResponse, tooManyRequestsPage } from '../views/layout.ts';
import { newslettersView } from '../views/newsletters.ts';
import { redirectToMailSent } from './message.ts';

/** `/Registration/Newsletters.aspx` (§2.7): signed-in readers save their choice, others confirm by mail. */
export const newslettersPage: PageHandler = async (deps, visit, form, session) => {
  const { db, clock } = deps;
  const { brand, flowParams } = visit;
  const newsletters = await listNewsletters(db, brand.site);
  const known = new Map(newsletters.map(({ productCode, title }) => [productCode, title]));
  const codes = form.getAll('newsletter').filter((code) => known.has(code));
  const now = clock();

  if (session) {
    if (isPost(visit)) {
      // The form of a single newsletter elsewhere on the site does not change the others.
      const change = form.get('others') === 'kept' ? addNewsletters : setNewsletters;
      await change(db, session.account.id, brand.site, codes, now);
      return redirectTo(visit, toPageUrl('Newsletters', flowParams, { saved: 'newsletters' }));
    }
    const [chosen, subscriptions] = await Promise.all([
      listChosenNewsletters(db, session.account.id),
      listSubscriptions(db, session.account.id),
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
    return pageResponse(visit, 'out', newslettersView(visit, { newsletters, chosen: new Set(), reader: 'anonymous' }));
  const { storeErrorTexts, toWaitText } = getTexts(brand.language).storeMessages;
  const email = readLine(form, 'email');
  const shown = { newsletters, chosen: new Set(codes), email, reader: 'anonymous' } as const;
  const errors = toFieldErrors({
    newsletter: codes.length === 0 ? storeErrorTexts.chooseNewsletter : undefined,
    email: getEmailIssue(visit.brand.language, email),
  });
  if (Object.keys(errors).length > 0)
    return pageResponse(visit, 'out', newslettersView(visit, { ...shown, errors }), 422);
  const admission = await allowClientMail(db, visit.client, now);
  if (!admission.admitted) {
    deps.securityEvent({ event: 'mail-throttled', reason: 'client' }, visit.client);
    const email = storeErrorTexts.tooManyForms(toWaitText(admission.retryAfterSeconds));
    return tooManyRequestsPage(
      visit,
      newslettersView(visit, { ...shown, errors: { email } }),
      admission.retryAfterSeconds,
    );
  }
  const mailed = await requestNewsletterConfirmation(
    deps,
    visit,
    email,
    new Map(codes.map((code) => [code, known.get(code) ?? code])),
  );
  if (mailed === 'throttled') deps.securityEvent({ event: 'mail-throttled', reason: 'recipient' }, visit.client);
  return redirectToMailSent(visit, 'newsletters-sent', email, now);
};
