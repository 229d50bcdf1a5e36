import { sessionLifetimes } from '../../accounts/sessions.ts';
import { toPageUrl } from '../flowParams.ts';
import type { FieldErrors } from '../form.ts';
import { type Html, html } from '../../mail/html.ts';
import type { Visit } from '../visit.ts';
import { newPasswordFields } from './confirm.ts';
import { renderFlowParamFields, renderErrorSummary, renderField } from './fields.ts';
import type { View } from './layout.ts';

const dayMs = 86_400_000;

type SignInViewProps = {
  email?: string;
  remember?: boolean;
  errors?: FieldErrors;
  problem?: string;
  notice?: Html | undefined;
};

const renderForgotForm = (
  { flowParams }: Visit,
  id: string,
  email: string,
  error?: string,
): Html => html`<form method="post" action="/Registration/ForgotPassword.aspx" novalidate>${renderFlowParamFields(flowParams)}
${renderField({ id, name: 'email', label: 'Email address', type: 'email', value: email, autocomplete: 'email', error: error, maxLength: 254 })}
<button class="btn line" type="submit">Email me a link</button></form>`;

/** Renders the sign-in page, with the form for a lost password below (SPEC §2.5, Forgot Password). */
export const signInView = (
  visit: Visit,
  { email = '', remember = false, errors = {}, problem, notice }: SignInViewProps = {},
): View => ({
  title: problem || Object.keys(errors).length > 0 ? 'Error: Sign in' : 'Sign in',
  intro: html`<p class="kicker">Your account</p><h1>Sign in</h1>
<p class="deck">Access ${visit.brand.name}, your newsletters and your subscription.</p>
<p>No account yet? <a href="${toPageUrl('default', visit.flowParams)}">Register</a>. It is free and takes a minute.</p>`,
  main: html`<section class="panel" aria-labelledby="sign-in-title"><h2 id="sign-in-title">With your password</h2>${notice}
${problem && html`<div class="errors" role="alert" tabindex="-1" autofocus><h2>You are not signed in</h2><p>${problem}</p></div>`}${renderErrorSummary(errors)}
<form method="post" action="/Registration/Login.aspx" novalidate>${renderFlowParamFields(visit.flowParams)}
${renderField({ name: 'email', label: 'Email address', type: 'email', value: email, autocomplete: 'username', error: errors.email, maxLength: 254 })}
${renderField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', error: errors.password, maxLength: 1000 })}
<div class="check plain"><input type="checkbox" id="remember" name="remember" value="yes"${remember && html` checked`}><label for="remember">Keep me signed in for ${sessionLifetimes.remembered.absoluteMs / dayMs} days<small>Leave this off on a computer that others use.</small></label></div>
<button class="btn" type="submit">Sign in</button></form></section>
<section class="panel" id="forgot-password" aria-labelledby="forgot-title"><h2 id="forgot-title">Forgot your password?</h2>
<p>We will email you a link to choose a new one. It works once and expires after an hour.</p>${renderForgotForm(visit, 'forgot-email', email)}</section>`,
});

/** Renders the page that mails a password reset link (SPEC §2.5). */
export const forgotView = (visit: Visit, { email = '', errors = {}, problem }: SignInViewProps = {}): View => ({
  title: problem || errors.email ? 'Error: Forgot your password?' : 'Forgot your password?',
  intro: html`<p class="kicker">Your account</p><h1>Forgot your password?</h1><p class="deck">We will email you a link to choose a new one. It works once and expires after an hour.</p>
<p><a href="${toPageUrl('Login', visit.flowParams)}">Back to sign in</a></p>`,
  main: html`<section class="panel" aria-label="Email me a link">${problem && html`<div class="errors" role="alert" tabindex="-1" autofocus><h2>No link was sent</h2><p>${problem}</p></div>`}${renderErrorSummary(errors)}${renderForgotForm(visit, 'email', email, errors.email)}</section>`,
});

/** Renders the page of a password reset link. */
export const resetView = (
  visit: Visit,
  { email, token, errors = {} }: { email: string; token: string; errors?: FieldErrors },
): View => ({
  title: errors.password ? 'Error: Choose a new password' : 'Choose a new password',
  intro: html`<p class="kicker">Your account</p><h1>Choose a new password</h1><p class="deck">For ${email}. Every other browser is signed out.</p>`,
  main: html`<div class="panel">${renderErrorSummary(errors)}<form method="post" action="/Registration/ResetPassword.aspx" novalidate>${renderFlowParamFields(visit.flowParams)}${newPasswordFields({ email, token, errors }, 'New password')}
<button class="btn" type="submit">Save and sign in</button></form></div>`,
});
