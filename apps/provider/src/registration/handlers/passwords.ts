import { findAccount, savePassword } from '../../accounts/accounts.ts';
import { forget } from '../../accounts/counters.ts';
import { dropLinks, makeLink, readLink, useLink } from '../../accounts/links.ts';
import { passwordFault } from '../../accounts/passwordRules.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { endSessions, forgetDevices } from '../../accounts/sessions.ts';
import { signInLimits } from '../../accounts/signIn.ts';
import { enqueue } from '../../mail/outbox.ts';
import { signInAndGoOn, waitWords } from '../answers.ts';
import { pageLink } from '../carried.ts';
import { emailFault, faultsOf, line, secret } from '../form.ts';
import { admitClient, admitRecipient } from '../mailLimits.ts';
import { storeMails } from '../mails.ts';
import { isPost, type PageHandler } from '../tools.ts';
import { pageResponse } from '../views/layout.ts';
import { mailSentView, messageView } from '../views/register.ts';
import { forgotView, resetView } from '../views/signIn.ts';
import type { Visit } from '../visit.ts';

/** `/Registration/ForgotPassword.aspx`: the same answer for every address. */
export const forgotPage: PageHandler = async ({ db, clock, nudge }, visit, form) => {
  if (!isPost(visit)) return pageResponse(visit, 'out', forgotView(visit));
  const email = line(form, 'email');
  const faults = faultsOf({ email: emailFault(email) });
  if (faults.email) return pageResponse(visit, 'out', forgotView(visit, { email, faults }), 422);
  const now = clock();
  const admission = await admitClient(db, visit.client, now);
  if (!admission.admitted) {
    const problem = `Too many forms were sent from your network. Wait ${waitWords(admission.retryAfterSeconds)} and try again.`;
    return pageResponse(visit, 'out', forgotView(visit, { email, problem }), 429, { 'retry-after': String(admission.retryAfterSeconds) });
  }
  if (await admitRecipient(db, email, now)) {
    const account = await findAccount(db, email);
    const token = await makeLink(db, { purpose: 'reset', email, payload: {} }, now);
    await enqueue(db, [account ? storeMails.resetPassword(visit, email, token) : storeMails.noAccount(visit, email)], now);
    nudge();
  }
  return pageResponse(visit, 'out', mailSentView(visit, email, 'If there is an account with this address, the link in it lets you choose a new password within an hour.'));
};

/** A link that was used or is too old. */
export const staleLink = (visit: Visit): Response =>
  pageResponse(visit, 'out', messageView(visit, 'This link no longer works', 'It was used already, or it is too old. Sign in, or have another one sent to you.', { title: 'Go to sign in', url: pageLink('Login', visit.carried) }), 410);

/** `/Registration/ResetPassword.aspx`: whoever follows the mailed link chooses a password, and everybody else is signed out. */
export const resetPage: PageHandler = async (tools, visit, form, session) => {
  const { db, clock, nudge } = tools;
  const token = (isPost(visit) ? form.get('token') : new URL(visit.request.url).searchParams.get('token')) ?? '';
  const now = clock();
  const link = await readLink(db, token, now);
  const account = link?.purpose === 'reset' ? await findAccount(db, link.email) : undefined;
  if (!account) return staleLink(visit);
  if (!isPost(visit)) return pageResponse(visit, 'out', resetView(visit, { email: account.email, token }));
  const password = secret(form, 'password');
  const faults = faultsOf({ password: passwordFault(password, account.email) });
  if (faults.password) return pageResponse(visit, 'out', resetView(visit, { email: account.email, token, faults }), 422);
  const passwordHash = await hashPassword(password);
  const used = await db.transaction().execute(async (transaction) => {
    if (!(await useLink(transaction, token, now))) return false;
    await savePassword(transaction, account.id, passwordHash, now);
    await dropLinks(transaction, account.email, 'reset');
    await endSessions(transaction, account.id);
    await forgetDevices(transaction, account.id);
    await forget(transaction, { limit: signInLimits.account, key: account.email });
    await enqueue(transaction, [storeMails.passwordChanged(visit, account.email)], now);
    return true;
  });
  if (!used) return staleLink(visit);
  nudge();
  return signInAndGoOn(tools, visit, account, session, visit.carried.returnUrl ?? '/');
};
