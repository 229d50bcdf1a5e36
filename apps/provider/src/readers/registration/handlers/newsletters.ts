import { getTexts } from '@masthead/texts/languages';
import { addNewsletters, setNewsletters, listChosenNewsletters, listNewsletters } from '../../accounts/newsletters.ts';
import { isSubscriber, listSubscriptions } from '../../accounts/subscriptions.ts';
import { privateJson, redirectTo } from '../responses.ts';
import { requestNewsletterConfirmation } from '../requestNewsletterConfirmation.ts';
import { toPageUrl } from '../flowParams.ts';
import { getEmailIssue, toFieldErrors, readLine } from '../form.ts';
import { allowClientMail } from '../../mail/mailLimits.ts';
import { isPost, type PageHandler } from '../deps.ts';
import { pageResponse, tooManyRequestsPage } from '../views/layout.ts';
import { newslettersView } from '../views/newsletters.ts';
import { redirectToMailSent } from './message.ts';
import type { Visit } from '../visit.ts';

/** Whether a script has sent the form: it shows the message in place, and expects JSON. */
const isSentByScript = ({ request }: Visit): boolean => request.headers.get('accept') === 'application/json';

/**
 * `/Registration/Newsletters.aspx` (§2.7): signed-in readers save their choice, others confirm by mail. A form that a
 * script has sent gets `{ message }`. Only signed-in readers learn that they have a newsletter already.
 */
export const newslettersPage: PageHandler = async (deps, visit, form, session) => {
  const { db, clock } = deps;
  const { brand, flowParams } = visit;
  const newsletters = await listNewsletters(db, brand.site);
  const known = new Map(newsletters.map(({ productCode, title }) => [productCode, title]));
  const codes = form.getAll('newsletter').filter((code) => known.has(code));
  const now = clock();
  const { signUpTexts, storeErrorTexts, toWaitText } = getTexts(brand.language).storeMessages;

  if (session) {
    if (isPost(visit)) {
      // The form of a single newsletter elsewhere on the site does not change the others.
      const change = form.get('others') === 'kept' ? addNewsletters : setNewsletters;
      const before = await listChosenNewsletters(db, session.account.id);
      await change(db, session.account.id, brand.site, codes, now);
      if (isSentByScript(visit)) {
        const had = new Set(before.filter(({ site }) => site === brand.site).map(({ productCode }) => productCode));
        return privateJson(200, {
          message: codes.every((code) => had.has(code)) ? signUpTexts.already : signUpTexts.added,
        });
      }
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
  const email = readLine(form, 'email');
  const shown = { newsletters, chosen: new Set(codes), email, reader: 'anonymous' } as const;
  const errors = toFieldErrors({
    newsletter: codes.length === 0 ? storeErrorTexts.chooseNewsletter : undefined,
    email: getEmailIssue(visit.brand.language, email),
  });
  if (Object.keys(errors).length > 0)
    return isSentByScript(visit)
      ? privateJson(422, { message: errors['email'] ?? errors['newsletter'] })
      : pageResponse(visit, 'out', newslettersView(visit, { ...shown, errors }), 422);
  const admission = await allowClientMail(db, visit.client, now);
  if (!admission.admitted) {
    deps.securityEvent({ event: 'mail-throttled', reason: 'client' }, visit.client);
    const { retryAfterSeconds } = admission;
    const message = storeErrorTexts.tooManyForms(toWaitText(retryAfterSeconds));
    return isSentByScript(visit)
      ? privateJson(429, { message }, { 'retry-after': String(retryAfterSeconds) })
      : tooManyRequestsPage(visit, newslettersView(visit, { ...shown, errors: { email: message } }), retryAfterSeconds);
  }
  const mailed = await requestNewsletterConfirmation(
    deps,
    visit,
    email,
    new Map(codes.map((code) => [code, known.get(code) ?? code])),
  );
  if (mailed === 'throttled') deps.securityEvent({ event: 'mail-throttled', reason: 'recipient' }, visit.client);
  if (isSentByScript(visit)) return privateJson(200, { message: signUpTexts.sent(email) });
  return redirectToMailSent(visit, 'newsletters-sent', email, now);
};
