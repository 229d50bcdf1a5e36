import { getTexts } from '@masthead/texts/languages';
import { findAccount, savePassword } from '../../accounts/accounts.ts';
import { expiredLinkCookie } from '../../accounts/cookies.ts';
import { resetRateLimit } from '../../accounts/rateLimits.ts';
import { consumeLink, createLink, deleteLinks, readLink } from '../../accounts/links.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { deleteDevices, endSessions } from '../../accounts/sessions.ts';
import { signInLimits } from '../../accounts/signIn.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { continueSignIn } from '../responses.ts';
import { checkNewPassword } from '../checkNewPassword.ts';
import { getEmailIssue, readLine, readSecret, toFieldErrors } from '../form.ts';
import { getToken, getTokenFromUrl, moveTokenToCookie, staleLinkResponse, tokenPageHeaders } from '../linkTokens.ts';
import { allowClientMail, allowRecipientMail } from '../../mail/mailLimits.ts';
import { storeMails } from '../mails.ts';
import { isPost, type PageHandler } from '../deps.ts';
import { pageResponse, tooManyRequestsPage } from '../views/layout.ts';
import { forgotView, resetView } from '../views/signIn.ts';
import { redirectToMailSent } from './message.ts';

/** `/Registration/ForgotPassword.aspx`: the same response and work for every address, so it reveals no accounts. */
export const forgotPage: PageHandler = async ({ db, clock, jobs, wakeOutbox, securityEvent }, visit, form) => {
  if (!isPost(visit)) return pageResponse(visit, 'out', forgotView(visit));
  const { storeErrorTexts, toWaitText } = getTexts(visit.brand.language).storeMessages;
  const email = readLine(form, 'email');
  const errors = toFieldErrors({ email: getEmailIssue(visit.brand.language, email) });
  if (errors.email) return pageResponse(visit, 'out', forgotView(visit, { email, errors }), 422);
  const now = clock();
  const admission = await allowClientMail(db, visit.client, now, 'reset');
  if (!admission.admitted) {
    securityEvent({ event: 'mail-throttled', reason: 'client' }, visit.client);
    const problem = storeErrorTexts.tooManyLinks(toWaitText(admission.retryAfterSeconds));
    return tooManyRequestsPage(visit, forgotView(visit, { email, problem }), admission.retryAfterSeconds);
  }
  if (await allowRecipientMail(db, email, now, 'reset')) {
    const account = await findAccount(db, email);
    await db.transaction().execute(async (transaction) => {
      const token = await createLink(transaction, { purpose: 'reset', email, payload: {} }, now);
      await enqueueMails(
        jobs,
        transaction,
        [account ? storeMails.resetPassword(visit, email, token) : storeMails.noAccount(visit, email)],
        now,
      );
    });
    wakeOutbox();
    securityEvent({ event: 'password-reset', reason: 'requested' }, visit.client);
  } else securityEvent({ event: 'mail-throttled', reason: 'recipient' }, visit.client);
  return redirectToMailSent(visit, 'password-link-sent', email, now);
};

/** `/Registration/ResetPassword.aspx`: sets a new password and ends every session. */
export const resetPage: PageHandler = async (deps, visit, form, session) => {
  const { db, clock, jobs, wakeOutbox, securityEvent } = deps;
  const now = clock();
  const inAddress = getTokenFromUrl(visit);
  const token = inAddress ?? getToken(visit, form) ?? '';
  const link = await readLink(db, token, now);
  const account = link?.purpose === 'reset' ? await findAccount(db, link.email) : undefined;
  if (!account) {
    securityEvent({ event: 'password-reset', reason: 'stale-link' }, visit.client);
    return staleLinkResponse(visit);
  }
  if (inAddress !== undefined) return moveTokenToCookie(visit, 'ResetPassword', token, now);
  if (!isPost(visit))
    return pageResponse(visit, 'out', resetView(visit, { email: account.email, token }), 200, tokenPageHeaders);
  const password = readSecret(form, 'password');
  const errors = toFieldErrors({
    password: await checkNewPassword(deps, visit, password, account.email),
  });
  if (errors.password)
    return pageResponse(visit, 'out', resetView(visit, { email: account.email, token, errors }), 422, tokenPageHeaders);
  const passwordHash = await hashPassword(password, deps.passwordCost);
  const used = await db.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, token, now))) return false;
    await savePassword(transaction, account.id, passwordHash, now);
    await deleteLinks(transaction, account.email, 'reset');
    await endSessions(transaction, account.id);
    await deleteDevices(transaction, account.id);
    await resetRateLimit(transaction, { limit: signInLimits.account, key: account.email });
    await enqueueMails(jobs, transaction, [storeMails.passwordChanged(visit, account.email)], now);
    return true;
  });
  if (!used) return staleLinkResponse(visit);
  wakeOutbox();
  securityEvent({ event: 'password-reset', reason: 'completed' }, visit.client);
  // A reset proves one factor only: an account with a second one requires it.
  return continueSignIn(
    deps,
    visit,
    { ...account, passwordHash },
    {
      by: 'new-password',
      kind: 'browser',
      previousSession: session,
      to: visit.flowParams.returnUrl ?? '/',
      cookies: [expiredLinkCookie],
    },
  );
};
