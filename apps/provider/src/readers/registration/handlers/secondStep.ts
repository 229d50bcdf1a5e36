import { getTexts } from '@masthead/texts/languages';
import { findAccountById, recordAccountAction } from '../../accounts/accounts.ts';
import { consumeChallenge, findChallenge } from '../../accounts/challenges.ts';
import { cookieNames, expiredStepCookie, readServiceCookie } from '../../accounts/cookies.ts';
import { checkCode } from '../../accounts/secondFactor.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { isPost, type PageHandler } from '../deps.ts';
import { getNextUrl, toPageUrl } from '../flowParams.ts';
import { readLine } from '../form.ts';
import { storeMails } from '../mails.ts';
import { redirectTo, signInAndRedirect } from '../responses.ts';
import { pageResponse, tooManyRequestsPage, type View } from '../views/layout.ts';
import { html } from '../../mail/html.ts';
import type { Visit } from '../visit.ts';
import { renderCodeField, renderErrorSummary, renderFlowParamFields } from '../views/fields.ts';
import { renderPasskeySignIn } from '../views/passkeys.ts';
import { passkeyScript } from '../passkeyRoutes.ts';

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

/** `/Registration/SecondStep.aspx`: asks for a code after the password or a reset link. */
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
