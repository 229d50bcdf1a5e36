import { getTexts } from '@masthead/texts/languages';
import { signIn } from '../../accounts/signIn.ts';
import {
  cookieNames,
  readRequestCookie,
  readServiceCookie,
  expiredPasskeyCookie,
  expiredStepCookie,
} from '../../accounts/cookies.ts';
import { continueSignIn } from '../continueSignIn.ts';
import { redirectTo, signInAndRedirect, redirectSignedOut } from '../responses.ts';
import { getNextUrl, toPageUrl } from '../flowParams.ts';
import { getEmailIssue, toFieldErrors, readLine, readSecret } from '../form.ts';
import { isPost, type PageHandler, type StoreDeps } from '../deps.ts';
import { type Session, endSession } from '../../accounts/sessions.ts';
import { type Html, html } from '../../mail/html.ts';
import { getContact } from '../mails.ts';
import { renderNotice, renderFlowParamFields } from '../views/fields.ts';
import { type Visit, isCrossSite } from '../visit.ts';
import { pageResponse, tooManyRequestsPage, type View } from '../views/layout.ts';
import { signInView } from '../views/signIn.ts';
import { findAccountById } from '../../accounts/accounts.ts';
import { consumeChallenge } from '../../accounts/challenges.ts';
import { verifyPasskey } from '../../accounts/passkeys.ts';

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

/** Says why a page of the site asks its reader to sign in: `reason` is the reading list that the reader wanted to change. */
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
