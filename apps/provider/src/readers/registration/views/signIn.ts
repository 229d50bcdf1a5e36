import { getTexts } from '@masthead/texts/languages';
import { sessionLifetimes } from '../../accounts/sessions.ts';
import { toPageUrl } from '../flowParams.ts';
import { type FieldErrors, maxEmailLength } from '../form.ts';
import { type Html, html } from '../../mail/html.ts';
import type { Visit } from '../visit.ts';
import { newPasswordFields } from './confirm.ts';
import { renderFlowParamFields, renderErrorSummary, renderField } from './fields.ts';
import { renderPasskeySignIn } from './passkeys.ts';
import { passkeyScript } from '../passkeyRoutes.ts';
import type { View } from './layout.ts';

const dayMs = 86_400_000;

type SignInViewProps = {
  email?: string;
  remember?: boolean;
  errors?: FieldErrors;
  problem?: string;
  notice?: Html | undefined;
};

const renderForgotForm = ({ brand, flowParams }: Visit, id: string, email: string, error?: string): Html => {
  const { signInPageTexts, storeFieldTexts } = getTexts(brand.language).storePages;
  return html`<form method="post" action="/Registration/ForgotPassword.aspx" novalidate>${renderFlowParamFields(flowParams)}
${renderField({ id, name: 'email', label: storeFieldTexts.email, type: 'email', value: email, autocomplete: 'email', error: error, maxLength: maxEmailLength })}
<button class="btn line" type="submit">${signInPageTexts.emailLink}</button></form>`;
};

/** Renders the sign-in page, with the form for a lost password below (§2.5, Forgot Password). */
export const signInView = (
  visit: Visit,
  { email = '', remember = false, errors = {}, problem, notice }: SignInViewProps,
): View => {
  const {
    registerPageTexts: register,
    signInPageTexts: texts,
    storeFieldTexts,
    storeFrameTexts: frame,
  } = getTexts(visit.brand.language).storePages;
  const noAccount = html`<p>${texts.noAccount} <a href="${toPageUrl('default', visit.flowParams)}">${frame.register}</a>. ${texts.freeAndQuick}</p>`;
  return {
    title: problem || Object.keys(errors).length > 0 ? frame.error(frame.signIn) : frame.signIn,
    script: passkeyScript,
    intro: html`<p class="kicker">${texts.yourAccount}</p><h1>${frame.signIn}</h1>
<p class="deck">${texts.access(visit.brand.name)}</p>
<ul class="points"><li><b>${register.choose}</b>${register.chooseText}</li><li><b>${register.oneAccount}</b>${register.oneAccountText}</li>
<li><b>${visit.brand.subscription.title}</b>${visit.brand.subscription.summary}</li></ul>
${notice ? undefined : noAccount}`,
    main: html`<section class="panel" aria-labelledby="sign-in-title"><h2 id="sign-in-title">${texts.withPassword}</h2>${notice && html`${notice}${noAccount}`}
${problem && html`<div class="errors" role="alert" tabindex="-1" autofocus><h2>${texts.notSignedIn}</h2><p>${problem}</p></div>`}${renderErrorSummary(visit, errors)}
<form method="post" action="/Registration/Login.aspx" novalidate>${renderFlowParamFields(visit.flowParams)}
${renderField({ name: 'email', label: storeFieldTexts.email, type: 'email', value: email, autocomplete: 'username', error: errors.email, maxLength: maxEmailLength })}
${renderField({ name: 'password', label: storeFieldTexts.password, type: 'password', autocomplete: 'current-password', error: errors.password, maxLength: 1000 })}
<div class="check plain"><input type="checkbox" id="remember" name="remember" value="yes"${remember && html` checked`}><label for="remember">${texts.keepSignedIn(sessionLifetimes.remembered.absoluteMs / dayMs)}<small>${texts.keepSignedInHint}</small></label></div>
<button class="btn" type="submit">${frame.signIn}</button></form>${renderPasskeySignIn(visit)}</section>
<section class="panel" id="forgot-password" aria-labelledby="forgot-title"><h2 id="forgot-title">${texts.forgot}</h2>
<p>${texts.forgotLede}</p>${renderForgotForm(visit, 'forgot-email', email)}</section>`,
  };
};

/** Renders the page that mails a password reset link (§2.5). */
export const forgotView = (visit: Visit, { email = '', errors = {}, problem }: SignInViewProps = {}): View => {
  const {
    registerPageTexts,
    signInPageTexts: texts,
    storeFrameTexts: frame,
  } = getTexts(visit.brand.language).storePages;
  return {
    title: problem || errors.email ? frame.error(texts.forgot) : texts.forgot,
    intro: html`<p class="kicker">${texts.yourAccount}</p><h1>${texts.forgot}</h1><p class="deck">${texts.forgotLede}</p>
<p><a href="${toPageUrl('Login', visit.flowParams)}">${registerPageTexts.backToSignIn}</a></p>`,
    main: html`<section class="panel" aria-label="${texts.emailLink}">${problem && html`<div class="errors" role="alert" tabindex="-1" autofocus><h2>${texts.noLink}</h2><p>${problem}</p></div>`}${renderErrorSummary(visit, errors)}${renderForgotForm(visit, 'email', email, errors.email)}</section>`,
  };
};

/** Renders the page of a password reset link. */
export const resetView = (
  visit: Visit,
  { email, token, errors = {} }: { email: string; token: string; errors?: FieldErrors },
): View => {
  const { signInPageTexts: texts, storeFieldTexts, storeFrameTexts: frame } = getTexts(visit.brand.language).storePages;
  return {
    title: errors.password ? frame.error(texts.choosePassword) : texts.choosePassword,
    intro: html`<p class="kicker">${texts.yourAccount}</p><h1>${texts.choosePassword}</h1><p class="deck">${texts.choosePasswordLede(email)}</p>`,
    main: html`<div class="panel">${renderErrorSummary(visit, errors)}<form method="post" action="/Registration/ResetPassword.aspx" novalidate>${renderFlowParamFields(visit.flowParams)}${newPasswordFields(visit, { email, token, errors }, storeFieldTexts.newPassword)}
<button class="btn" type="submit">${texts.saveAndSignIn}</button></form></div>`,
  };
};
