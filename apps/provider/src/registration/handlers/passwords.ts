import { findAccount, savePassword } from '../../accounts/accounts.ts';
import { clearedLink } from '../../accounts/cookies.ts';
import { forget } from '../../accounts/counters.ts';
import { dropLinks, makeLink, readLink, useLink } from '../../accounts/links.ts';
import { passwordFault } from '../../accounts/passwordRules.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { endSessions, forgetDevices } from '../../accounts/sessions.ts';
import { signInLimits } from '../../accounts/signIn.ts';
import { enqueue } from '../../mail/outbox.ts';
import { signInAndGoOn, waitWords } from '../answers.ts';
import { brandWords } from '../brandWords.ts';
import { emailFault, faultsOf, line, secret } from '../form.ts';
import { moveToken, tokenInAddress, tokenOf, tokenPageHeaders } from '../linkTokens.ts';
import { admitClient, admitRecipient } from '../mailLimits.ts';
import { storeMails } from '../mails.ts';
import { isPost, type PageHandler } from '../tools.ts';
import { pageResponse } from '../views/layout.ts';
import { mailSentView } from '../views/register.ts';
import { forgotView, resetView } from '../views/signIn.ts';
import { staleLink } from './staleLink.ts';

/** `/Registration/ForgotPassword.aspx`: the same response, after the same work, for every address. */
export const forgotPage: PageHandler = async ({ db, clock, nudge, securityEvent }, visit, form) => {
  if (!isPost(visit)) return pageResponse(visit, 'out', forgotView(visit));
  const email = line(form, 'email');
  const faults = faultsOf({ email: emailFault(email) });
  if (faults.email) return pageResponse(visit, 'out', forgotView(visit, { email, faults }), 422);
  const now = clock();
  const admission = await admitClient(db, visit.client, now, 'reset');
  if (!admission.admitted) {
    securityEvent({ event: 'mail-throttled', reason: 'client' }, visit.client);
    const problem = `Too many forms were sent from your network. Wait ${waitWords(admission.retryAfterSeconds)} and try again.`;
    return pageResponse(visit, 'out', forgotView(visit, { email, problem }), 429, {
      'retry-after': String(admission.retryAfterSeconds),
    });
  }
  if (await admitRecipient(db, email, now, 'reset')) {
    const account = await findAccount(db, email);
    const token = await makeLink(db, { purpose: 'reset', email, payload: {} }, now);
    await enqueue(
      db,
      [account ? storeMails.resetPassword(visit, email, token) : storeMails.noAccount(visit, email)],
      now,
    );
    nudge();
    securityEvent({ event: 'password-reset', reason: 'requested' }, visit.client);
  } else securityEvent({ event: 'mail-throttled', reason: 'recipient' }, visit.client);
  return pageResponse(
    visit,
    'out',
    mailSentView(
      visit,
      email,
      'If there is an account with this address, the link in it lets you choose a new password within an hour.',
    ),
  );
};

/** `/Registration/ResetPassword.aspx`: the form behind the mailed link sets a new password and ends every session. */
export const resetPage: PageHandler = async (tools, visit, form, session) => {
  const { db, clock, nudge, securityEvent } = tools;
  const now = clock();
  const inAddress = tokenInAddress(visit);
  const token = inAddress ?? tokenOf(visit, form) ?? '';
  const link = await readLink(db, token, now);
  const account = link?.purpose === 'reset' ? await findAccount(db, link.email) : undefined;
  if (!account) {
    securityEvent({ event: 'password-reset', reason: 'stale-link' }, visit.client);
    return staleLink(visit);
  }
  if (inAddress !== undefined) return moveToken(visit, 'ResetPassword', token, now);
  if (!isPost(visit))
    return pageResponse(visit, 'out', resetView(visit, { email: account.email, token }), 200, tokenPageHeaders);
  const password = secret(form, 'password');
  const faults = faultsOf({ password: passwordFault(password, account.email, brandWords(visit.brand)) });
  if (faults.password)
    return pageResponse(visit, 'out', resetView(visit, { email: account.email, token, faults }), 422, tokenPageHeaders);
  const passwordHash = await hashPassword(password, tools.passwordCost);
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
  securityEvent({ event: 'password-reset', reason: 'completed' }, visit.client);
  return signInAndGoOn(tools, visit, account, {
    kind: 'browser',
    former: session,
    to: visit.carried.returnUrl ?? '/',
    cookies: [clearedLink],
  });
};
