import { sessionLifetimes } from '../../accounts/sessions.ts';
import { pageLink } from '../carried.ts';
import type { Faults } from '../form.ts';
import { type Html, html } from '../html.ts';
import type { Visit } from '../visit.ts';
import { newPasswordFields } from './confirm.ts';
import { carriedFields, faultList, field } from './fields.ts';
import type { View } from './layout.ts';

const dayMs = 86_400_000;

type Shown = { email?: string; remember?: boolean; faults?: Faults; problem?: string; notice?: Html | undefined };

const forgotForm = (
  { carried }: Visit,
  id: string,
  email: string,
  fault?: string,
): Html => html`<form method="post" action="/Registration/ForgotPassword.aspx" novalidate>${carriedFields(carried)}
${field({ id, name: 'email', label: 'Email address', type: 'email', value: email, autocomplete: 'email', fault, most: 254 })}
<button class="btn line" type="submit">Email me a link</button></form>`;

/** Sign in, and below it the form for a lost password (SPEC §2.5, Forgot Password). */
export const signInView = (
  visit: Visit,
  { email = '', remember = false, faults = {}, problem, notice }: Shown = {},
): View => ({
  title: problem || Object.keys(faults).length > 0 ? 'Error: Sign in' : 'Sign in',
  intro: html`<p class="kicker">Your account</p><h1>Sign in</h1>
<p class="deck">To ${visit.brand.name}, to your newsletters and to everything that you subscribe to.</p>
<p>No account yet? <a href="${pageLink('default', visit.carried)}">Register</a>. It is free and takes a minute.</p>`,
  main: html`<section class="panel" aria-labelledby="sign-in-title"><h2 id="sign-in-title">With your password</h2>${notice}
${problem && html`<div class="faults" role="alert" tabindex="-1" autofocus><h2>You are not signed in</h2><p>${problem}</p></div>`}${faultList(faults)}
<form method="post" action="/Registration/Login.aspx" novalidate>${carriedFields(visit.carried)}
${field({ name: 'email', label: 'Email address', type: 'email', value: email, autocomplete: 'username', fault: faults.email, most: 254 })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', fault: faults.password, most: 1000 })}
<div class="check plain"><input type="checkbox" id="remember" name="remember" value="yes"${remember && html` checked`}><label for="remember">Keep me signed in for ${sessionLifetimes.remembered.absoluteMs / dayMs} days<small>Leave this off on a computer that others use.</small></label></div>
<button class="btn" type="submit">Sign in</button></form></section>
<section class="panel" id="forgot-password" aria-labelledby="forgot-title"><h2 id="forgot-title">Forgot your password?</h2>
<p>We email you a link that lets you choose another one. It works once, for an hour.</p>${forgotForm(visit, 'forgot-email', email)}</section>`,
});

export const forgotView = (visit: Visit, { email = '', faults = {}, problem }: Shown = {}): View => ({
  title: problem || faults.email ? 'Error: Forgot your password?' : 'Forgot your password?',
  intro: html`<p class="kicker">Your account</p><h1>Forgot your password?</h1><p class="deck">We email you a link that lets you choose another one. It works once, for an hour.</p>
<p><a href="${pageLink('Login', visit.carried)}">Back to sign in</a></p>`,
  main: html`<section class="panel" aria-label="Email me a link">${problem && html`<div class="faults" role="alert" tabindex="-1" autofocus><h2>No link was sent</h2><p>${problem}</p></div>`}${faultList(faults)}${forgotForm(visit, 'email', email, faults.email)}</section>`,
});

/** The page behind the link of a lost password. */
export const resetView = (
  visit: Visit,
  { email, token, faults = {} }: { email: string; token: string; faults?: Faults },
): View => ({
  title: faults.password ? 'Error: Choose a new password' : 'Choose a new password',
  intro: html`<p class="kicker">Your account</p><h1>Choose a new password</h1><p class="deck">For ${email}. Every other browser is signed out.</p>`,
  main: html`<div class="panel">${faultList(faults)}<form method="post" action="/Registration/ResetPassword.aspx" novalidate>${carriedFields(visit.carried)}${newPasswordFields({ email, token, faults }, 'New password')}
<button class="btn" type="submit">Save and sign in</button></form></div>`,
});
