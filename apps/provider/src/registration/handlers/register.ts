import { findAccount } from '../../accounts/accounts.ts';
import { makeLink } from '../../accounts/links.ts';
import { newslettersOf } from '../../accounts/newsletters.ts';
import { enqueue } from '../../mail/outbox.ts';
import { sendOn, waitWords } from '../answers.ts';
import { pageLink } from '../carried.ts';
import { emailFault, faultsOf, line } from '../form.ts';
import { admitClient, admitRecipient } from '../mailLimits.ts';
import { storeMails } from '../mails.ts';
import { isPost, type PageHandler } from '../tools.ts';
import { pageResponse } from '../views/layout.ts';
import { emptyRegister, mailSentView, registerView } from '../views/register.ts';

/** So many newsletters are offered while registering; the others have a page of their own. */
const offered = 3;

/**
 * `/Registration/default.aspx` (SPEC §7.2). The account is made, with its password, behind the mailed link: whoever
 * registers another person's address chooses nothing that this person will use. An address that is known and one that is
 * not get the same response after the same work.
 */
export const registerPage: PageHandler = async (tools, visit, form, session) => {
  const { db, clock, nudge, securityEvent } = tools;
  const { brand, carried } = visit;
  const newsletters = (await newslettersOf(db, brand.site)).slice(0, offered);
  if (!isPost(visit))
    return session
      ? sendOn(visit, pageLink('MyAccount', carried))
      : pageResponse(visit, 'out', registerView(visit, emptyRegister, newsletters));

  const known = new Set(newsletters.map(({ productCode }) => productCode));
  const chosen = new Set(form.getAll('newsletter').filter((code) => known.has(code)));
  const values = {
    email: line(form, 'email'),
    firstName: line(form, 'firstName', 100),
    lastName: line(form, 'lastName', 100),
    firmName: line(form, 'firmName', 100),
    newsletters: chosen,
  };
  const faults = faultsOf({
    firstName: values.firstName === '' ? 'Enter your first name' : undefined,
    lastName: values.lastName === '' ? 'Enter your last name' : undefined,
    email: emailFault(values.email),
  });
  if (Object.keys(faults).length > 0)
    return pageResponse(visit, 'out', registerView(visit, values, newsletters, faults), 422);

  const now = clock();
  const admission = await admitClient(db, visit.client, now, 'register');
  if (!admission.admitted) {
    securityEvent({ event: 'registration-throttled', reason: 'client' }, visit.client);
    const problem = `Too many forms were sent from your network. Wait ${waitWords(admission.retryAfterSeconds)} and send this one again`;
    return pageResponse(visit, 'out', registerView(visit, values, newsletters, { email: problem }), 429, {
      'retry-after': String(admission.retryAfterSeconds),
    });
  }
  if (await admitRecipient(db, values.email, now, 'register')) {
    const payload = {
      ...values,
      newsletters: [...chosen],
      site: brand.site,
      promoCode: carried.promoCode,
      source: carried.source,
      referrerDomain: carried.referrerDomain,
    };
    const existing = await findAccount(db, values.email);
    await db.transaction().execute(async (transaction) => {
      // The link is made in both cases and not sent in one: the time it takes tells nothing.
      const token = await makeLink(transaction, { purpose: 'register', email: values.email, payload }, now);
      await enqueue(
        transaction,
        [
          existing?.passwordHash
            ? storeMails.alreadyRegistered(visit, values.email)
            : storeMails.confirmAccount(visit, values.email, token),
        ],
        now,
      );
    });
    nudge();
    securityEvent({ event: 'registration', reason: 'requested' }, visit.client);
  } else securityEvent({ event: 'mail-throttled', reason: 'recipient' }, visit.client);
  return pageResponse(
    visit,
    'out',
    mailSentView(visit, values.email, 'Open it and follow the link to choose your password.'),
  );
};
