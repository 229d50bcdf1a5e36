import { getTexts } from '@masthead/texts/languages';
import { findAccount } from '../../accounts/accounts.ts';
import { createLink } from '../../accounts/links.ts';
import { listNewsletters } from '../../accounts/newsletters.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { redirectTo } from '../responses.ts';
import { toPageUrl } from '../flowParams.ts';
import { findPlan, offerPath } from '../orderFacts.ts';
import { getEmailIssue, toFieldErrors, readLine } from '../form.ts';
import { allowClientMail, allowRecipientMail } from '../../mail/mailLimits.ts';
import { storeMails } from '../mails.ts';
import { isPost, type PageHandler } from '../deps.ts';
import { redirectToMailSent } from './message.ts';
import { orderPage } from './order.ts';
import { pageResponse, tooManyRequestsPage } from '../views/layout.ts';
import { emptyRegisterValues, registerView } from '../views/register.ts';

/** Newsletters on the registration page; all of them are on their own page. */
const maxNewsletters = 3;

/**
 * `/Registration/default.aspx` (§7.2). The mailed link creates the account and sets its password, so that
 * registering another person's address has no effect on that person (no pre-hijacking). Known and unknown addresses get
 * the same response after the same work. With a plan it is the first step of an order, and for signed-in readers the
 * order itself.
 */
export const registerPage: PageHandler = async (deps, visit, form, session) => {
  const { db, clock, jobs, wakeOutbox, securityEvent } = deps;
  const { brand, flowParams } = visit;
  const { storeErrorTexts, toWaitText } = getTexts(brand.language).storeMessages;
  const plan = findPlan(brand, flowParams.plan);
  const isOrder = isPost(visit) && form.get('form') === 'order';
  if (isOrder && !session) return redirectTo(visit, toPageUrl('Login', flowParams));
  if (plan && session && (isOrder || !isPost(visit))) return orderPage(deps, visit, form, session, plan);
  if (isOrder) return redirectTo(visit, offerPath);
  const newsletters = (await listNewsletters(db, brand.site)).slice(0, maxNewsletters);
  if (!isPost(visit))
    return session
      ? redirectTo(visit, toPageUrl('MyAccount', flowParams))
      : pageResponse(visit, 'out', registerView(visit, emptyRegisterValues, newsletters));

  const productCodes = new Set(newsletters.map(({ productCode }) => productCode));
  const chosen = new Set(form.getAll('newsletter').filter((code) => productCodes.has(code)));
  const values = {
    email: readLine(form, 'email'),
    firstName: readLine(form, 'firstName', 100),
    lastName: readLine(form, 'lastName', 100),
    firmName: readLine(form, 'firmName', 100),
    newsletters: chosen,
  };
  const errors = toFieldErrors({
    firstName: values.firstName === '' ? storeErrorTexts.firstName : undefined,
    lastName: values.lastName === '' ? storeErrorTexts.lastName : undefined,
    email: getEmailIssue(visit.brand.language, values.email),
  });
  if (Object.keys(errors).length > 0)
    return pageResponse(visit, 'out', registerView(visit, values, newsletters, errors), 422);

  const now = clock();
  const admission = await allowClientMail(db, visit.client, now, 'register');
  if (!admission.admitted) {
    securityEvent({ event: 'registration-throttled', reason: 'client' }, visit.client);
    const problem = storeErrorTexts.tooManyForms(toWaitText(admission.retryAfterSeconds));
    return tooManyRequestsPage(
      visit,
      registerView(visit, values, newsletters, { email: problem }),
      admission.retryAfterSeconds,
    );
  }
  if (await allowRecipientMail(db, values.email, now, 'register')) {
    const payload = {
      ...values,
      newsletters: [...chosen],
      site: brand.site,
      promoCode: flowParams.promoCode,
      source: flowParams.source,
      referrerDomain: flowParams.referrerDomain,
    };
    const existing = await findAccount(db, values.email);
    await db.transaction().execute(async (transaction) => {
      // The link is created in both cases, so that the duration does not reveal the account.
      const token = await createLink(transaction, { purpose: 'register', email: values.email, payload }, now);
      await enqueueMails(
        jobs,
        transaction,
        [
          existing?.passwordHash
            ? storeMails.alreadyRegistered(visit, values.email)
            : storeMails.confirmAccount(visit, values.email, token),
        ],
        now,
      );
    });
    wakeOutbox();
    securityEvent({ event: 'registration', reason: 'requested' }, visit.client);
  } else securityEvent({ event: 'mail-throttled', reason: 'recipient' }, visit.client);
  return redirectToMailSent(visit, 'registration-sent', values.email, now);
};
