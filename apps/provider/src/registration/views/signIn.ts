import { pageLink } from '../carried.ts';
import type { Faults } from '../form.ts';
import { type Html, html } from '../html.ts';
import type { Visit } from '../visit.ts';
import { carriedFields, faultList, field } from './fields.ts';
import type { View } from './layout.ts';

type Shown = { email?: string; faults?: Faults; problem?: string; notice?: Html | undefined };

const forgotForm = ({ carried }: Visit, id: string, email: string, fault?: string): Html => html`<form method="post" action="/Registration/ForgotPassword.aspx" novalidate>${carriedFields(carried)}
${field({ id, name: 'email', label: 'E-mail address', type: 'email', value: email, autocomplete: 'email', fault, most: 254 })}
<button class="btn line" type="submit">Mail me a link</button></form>`;

/** Sign in, and below it the way back in for who has lost the password (SPEC §2.5, Forgot Password). */
export const signInView = (visit: Visit, { email = '', faults = {}, problem, notice }: Shown = {}): View => ({
  title: problem || Object.keys(faults).length > 0 ? 'Error: Sign in' : 'Sign in',
  intro: html`<p class="kicker">Your account</p><h1>Sign in</h1>
<p class="deck">To ${visit.brand.name}, to your newsletters and to everything that you subscribe to.</p>
<p>No account yet? <a href="${pageLink('default', visit.carried)}">Register</a>. It is free and takes a minute.</p>`,
  main: html`<section class="panel" aria-labelledby="sign-in-title"><h2 id="sign-in-title">With your password</h2>${notice}
${problem && html`<div class="faults" role="alert" tabindex="-1" autofocus><h2>You are not signed in</h2><p>${problem}</p></div>`}${faultList(faults)}
<form method="post" action="/Registration/Login.aspx" novalidate>${carriedFields(visit.carried)}
${field({ name: 'email', label: 'E-mail address', type: 'email', value: email, autocomplete: 'username', fault: faults.email, most: 254 })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', fault: faults.password, most: 1000 })}
<button class="btn" type="submit">Sign in</button></form></section>
<section class="panel" id="forgot-password" aria-labelledby="forgot-title"><h2 id="forgot-title">Forgot your password?</h2>
<p>We mail you a link that lets you choose another. It works once, for an hour.</p>${forgotForm(visit, 'forgot-email', email)}</section>`,
});

export const forgotView = (visit: Visit, { email = '', faults = {}, problem }: Shown = {}): View => ({
  title: problem || faults.email ? 'Error: Forgot your password?' : 'Forgot your password?',
  intro: html`<p class="kicker">Your account</p><h1>Forgot your password?</h1><p class="deck">We mail you a link that lets you choose another. It works once, for an hour.</p>
<p><a href="${pageLink('Login', visit.carried)}">Back to sign in</a></p>`,
  main: html`<section class="panel" aria-label="Mail me a link">${problem && html`<div class="faults" role="alert" tabindex="-1" autofocus><h2>No link was sent</h2><p>${problem}</p></div>`}${faultList(faults)}${forgotForm(visit, 'email', email, faults.email)}</section>`,
});

export const resetView = (visit: Visit, { email, token, faults = {} }: { email: string; token: string; faults?: Faults }): View => ({
  title: faults.password ? 'Error: Choose a new password' : 'Choose a new password',
  intro: html`<p class="kicker">Your account</p><h1>Choose a new password</h1><p class="deck">For ${email}. Every other browser is signed out.</p>`,
  main: html`<div class="panel">${faultList(faults)}<form method="post" action="/Registration/ResetPassword.aspx" novalidate>${carriedFields(visit.carried)}<input type="hidden" name="token" value="${token}"><input type="text" name="username" value="${email}" autocomplete="username" aria-label="E-mail address" readonly hidden>
${field({ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password', hint: 'At least 8 characters. Long is better than complicated.', fault: faults.password, most: 1000 })}
<button class="btn" type="submit">Save and sign in</button></form></div>`,
});
