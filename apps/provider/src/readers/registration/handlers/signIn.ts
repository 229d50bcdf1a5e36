import { getTexts } from '@masthead/texts/languages';
import { signIn } from '../../accounts/signIn.ts';
import {
  cookieNames,
  expiredPasskeyCookie,
  expiredStepCookie,
  readRequestCookie,
  readServiceCookie,
} from '../../accounts/cookies.ts';
import { continueSignIn, redirectSignedOut, redirectTo, signInAndRedirect } from '../responses.ts';
import { getNextUrl, toPageUrl } from '../flowParams.ts';
import { getEmailIssue, readLine, readSecret, toFieldErrors } from '../form.ts';
import { isPost, type PageHandler, type StoreDeps } from '../deps.ts';
import { endSession, type Session } from '../../accounts/sessions.ts';
import { type Html, html } from '../../mail/html.ts';
import { getContact, storeMails } from '../mails.ts';
import { renderCodeField, renderErrorSummary, renderFlowParamFields, renderNotice } from '../views/fields.ts';
import { isCrossSite, type Visit } from '../visit.ts';
import { pageResponse, tooManyRequestsPage, type View } from '../views/layout.ts';
import { signInView } from '../views/signIn.ts';
import { findAccountById, recordAccountAction } from '../../accounts/accounts.ts';
import { consumeChallenge, findChallenge } from '../../accounts/challenges.ts';
import { verifyPasskey } from '../../accounts/passkeys.ts';
import { checkCode } from '../../accounts/secondFactor.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { renderPasskeySignIn } from '../views/passkeys.ts';
import { passkeyScript } from '../passkeyRoutes.ts';

/** Links on other sites and prefetch requests do not sign out. */
const isIntended = ({ request }: Visit): boolean =>
  !isCrossSite(request) &&
  !/prefetch|prerender/.test(request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '');

const confirmationView = (visit: Visit): View => {
  const { signInPageTexts: texts, storeFrameTexts: frame } = getTexts(visit.brand.language).storePages;
  return {
    title: frame.signOut,
    columns: 'one',
    intro: html`<p class="kicker">${texts.yourAccount}</p><h1>${texts.signOutQuestion}</h1>`,
    main: html`<section class="panel" aria-label="${frame.signOut}"><p>${texts.signOutLede}</p><form method="post" action="/Registration/Logout.aspx">${renderFlowParamFields(visit.flowParams)}<button class="btn" type="submit">${frame.signOut}</button></form></section>`,
  };
};

/**
 * `/Registration/Logout.aspx` (§7.2). The specification's `customerId` is ignored: a copied id would sign its owner
 * out.
 */
export const signOutPage: PageHandler = async (deps, visit, _form, session) => {
  if (!isPost(visit) && !isIntended(visit)) return pageResponse(visit, session ? 'in' : 'out', confirmationView(visit));
  if (session) await endSession(deps.db, session.id);
  return redirectSignedOut(visit, visit.flowParams.returnUrl ?? '/');
};

/** Signs in by passkey. Its device has verified the reader, so it counts as both factors (ASVS 5.0, 6.3.3). */
const signInByPasskey: PageHandler = async (deps, visit, form, session) => {
  const { db, clock, securityEvent } = deps;
  const now = clock();
  const { accountSecurity, storeMessages } = getTexts(visit.brand.language);
  const token = readServiceCookie(visit.request, cookieNames.passkey) ?? '';
  const challenge = await consumeChallenge(db, 'passkey-sign-in', token, now);
  const result = challenge
    ? await verifyPasskey(
        db,
        { origin: visit.origin, name: visit.brand.name },
        { json: form.get('passkey') ?? '', token },
        now,
      )
    : ({ kind: 'expired' } as const);
  if (result.kind !== 'right') {
    securityEvent({ event: 'sign-in-failed', reason: 'passkey' }, visit.client);
    return pageResponse(
      visit,
      'out',
      signInView(visit, { problem: accountSecurity.passkeyErrorTexts[result.kind] }),
      401,
    );
  }
  const account = await findAccountById(db, result.accountId);
  if (!account || account.disabledAt !== null) {
    securityEvent({ event: 'sign-in-failed', reason: 'disabled-account' }, visit.client);
    const problem = storeMessages.storeErrorTexts.accountDisabled(getContact(visit));
    return pageResponse(visit, 'out', signInView(visit, { problem }), 403);
  }
  return signInAndRedirect(deps, visit, account, {
    by: 'passkey',
    kind: form.get('remember') === 'yes' ? 'remembered' : 'browser',
    previousSession: session,
    to: getNextUrl(visit.flowParams, '/'),
    cookies: [expiredPasskeyCookie, expiredStepCookie],
  });
};

/** Explains why a page of the site requires a sign-in: `reason` is the reading list that the reader wanted to change. */
const renderReason = ({ request, brand }: Visit): Html | undefined => {
  const { signInReasons } = getTexts(brand.language).storePages;
  const reason = new URL(request.url).searchParams.get('reason') ?? '';
  return Object.hasOwn(signInReasons, reason)
    ? renderNotice(...signInReasons[reason as keyof typeof signInReasons])
    : undefined;
};

/** Whether pages recognize the reader by the encrypted id (§4). Without a valid one, signing in renews it. */
const isRecognized = async ({ ids, clock }: StoreDeps, { request }: Visit, { id }: Session): Promise<boolean> => {
  const { customerId } = cookieNames;
  return (await ids.open(customerId, readRequestCookie(request, customerId) ?? '', clock()))?.sessionId === id;
};

/** `/Registration/Login.aspx` (§7.2). */
export const signInPage: PageHandler = async (deps, visit, form, session) => {
  const { storeErrorTexts: texts, toWaitText } = getTexts(visit.brand.language).storeMessages;
  if (!isPost(visit))
    return session && (await isRecognized(deps, visit, session))
      ? redirectTo(visit, getNextUrl(visit.flowParams, toPageUrl('MyAccount', visit.flowParams)))
      : pageResponse(visit, 'out', signInView(visit, { notice: renderReason(visit) }));
  if (form.has('passkey')) return signInByPasskey(deps, visit, form, session);
  const email = readLine(form, 'email');
  const password = readSecret(form, 'password');
  const remember = form.get('remember') === 'yes';
  const errors = toFieldErrors({
    email: getEmailIssue(visit.brand.language, email),
    password: password === '' ? texts.enterPassword : undefined,
  });
  if (Object.keys(errors).length > 0)
    return pageResponse(visit, 'out', signInView(visit, { email, remember, errors }), 422);
  const result = await signIn(
    deps.db,
    { email, password, client: visit.client, device: readServiceCookie(visit.request, cookieNames.device) },
    deps.clock(),
    deps.passwordCost,
  );
  switch (result.kind) {
    case 'signed-in':
      return continueSignIn(deps, visit, result.account, {
        by: 'password',
        kind: remember ? 'remembered' : 'browser',
        previousSession: session,
        to: getNextUrl(visit.flowParams, '/'),
      });
    case 'disabled':
      deps.securityEvent({ event: 'sign-in-failed', reason: 'disabled-account' }, visit.client);
      return pageResponse(
        visit,
        'out',
        signInView(visit, { email, remember, problem: texts.accountDisabled(getContact(visit)) }),
        403,
      );
    case 'wrong':
      deps.securityEvent({ event: 'sign-in-failed', reason: 'wrong-credentials' }, visit.client);
      return pageResponse(visit, 'out', signInView(visit, { email, remember, problem: texts.signInFailed }), 401);
    case 'throttled':
      deps.securityEvent({ event: 'account-locked-out', reason: result.lockOut }, visit.client);
      return tooManyRequestsPage(
        visit,
        signInView(visit, { email, remember, problem: texts.tooManyAttempts(toWaitText(result.retryAfterSeconds)) }),
        result.retryAfterSeconds,
      );
    default:
      return result satisfies never;
  }
};

const secondStepView = (visit: Visit, error?: string): View => {
  const { brand, flowParams } = visit;
  const { accountSecurity, storePages } = getTexts(brand.language);
  const { secondStepTexts: texts } = accountSecurity;
  return {
    title: error ? storePages.storeFrameTexts.error(texts.title) : texts.title,
    script: passkeyScript,
    intro: html`<p class="kicker">${storePages.signInPageTexts.yourAccount}</p><h1>${texts.title}</h1><p class="deck">${texts.lede}</p>`,
    main: html`<section class="panel" aria-label="${texts.title}">${renderErrorSummary(visit, error ? { code: error } : {})}
<form method="post" action="/Registration/SecondStep.aspx" novalidate>${renderFlowParamFields(flowParams)}${renderCodeField(visit, 'code', error)}
<button class="btn" type="submit">${texts.submit}</button></form>${renderPasskeySignIn(visit)}
<p><a href="${toPageUrl('Message', flowParams, { message: 'lost-authenticator' })}">${texts.lost}</a></p>
<p><a href="${toPageUrl('Login', flowParams)}">${storePages.registerPageTexts.backToSignIn}</a></p></section>`,
  };
};

/** `/Registration/SecondStep.aspx`: requests a code after the password or a reset link. */
export const secondStepPage: PageHandler = async (deps, visit, form, session) => {
  const { db, clock } = deps;
  const now = clock();
  const token = readServiceCookie(visit.request, cookieNames.step);
  const challenge = await findChallenge(db, 'second-step', token, now);
  const account = challenge?.accountId && (await findAccountById(db, challenge.accountId));
  if (!challenge || !account)
    return redirectTo(visit, toPageUrl('Login', visit.flowParams, { reason: 'step-expired' }), [expiredStepCookie]);
  if (!isPost(visit)) return pageResponse(visit, 'out', secondStepView(visit));
  const { codeErrorTexts, tooManyCodes } = getTexts(visit.brand.language).accountSecurity;
  const { toWaitText } = getTexts(visit.brand.language).storeMessages;
  const code = readLine(form, 'code', 100);
  if (code === '') return pageResponse(visit, 'out', secondStepView(visit, codeErrorTexts.missing), 422);
  const result = await checkCode(db, deps.sealer, account.id, code, now);
  if (result.kind === 'throttled') {
    deps.securityEvent({ event: 'account-locked-out', reason: 'second-step' }, visit.client);
    const problem = tooManyCodes(toWaitText(result.retryAfterSeconds));
    return tooManyRequestsPage(visit, secondStepView(visit, problem), result.retryAfterSeconds);
  }
  if (result.kind !== 'right') {
    deps.securityEvent({ event: 'second-step-failed', reason: result.kind }, visit.client);
    return pageResponse(visit, 'out', secondStepView(visit, codeErrorTexts[result.kind]), 401);
  }
  if (!(await consumeChallenge(db, 'second-step', token, now)))
    return redirectTo(visit, toPageUrl('Login', visit.flowParams, { reason: 'step-expired' }), [expiredStepCookie]);
  if (result.by === 'recovery-code') {
    await recordAccountAction(db, account.id, 'owner', 'recovery-code-used', now);
    await enqueueMails(deps.jobs, db, [storeMails.securityChanged(visit, account.email, 'recovery-code-used')], now);
    deps.wakeOutbox();
  }
  return signInAndRedirect(deps, visit, account, {
    by: 'second-step',
    kind: challenge.sessionKind,
    previousSession: session,
    to: getNextUrl(visit.flowParams, '/'),
    cookies: [expiredStepCookie],
  });
};
