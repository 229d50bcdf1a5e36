import type { FieldErrors } from '../form.ts';
import { type Html, html } from '../../mail/html.ts';
import type { Visit } from '../visit.ts';
import { renderFlowParamFields, renderErrorSummary, renderField } from './fields.ts';
import type { View } from './layout.ts';

type ConfirmViewProps = { email: string; token: string; errors?: FieldErrors };

/** Renders the field for a new password, with the address for password managers. */
export const newPasswordFields = (
  { email, token, errors = {} }: ConfirmViewProps,
  label: string,
): Html => html`<input type="hidden" name="token" value="${token}"><input type="text" name="username" value="${email}" autocomplete="username" aria-label="Email address" readonly hidden>
${renderField({ name: 'password', label, type: 'password', autocomplete: 'new-password', hint: 'At least 8 characters. Long is better than complicated.', error: errors.password, maxLength: 1000 })}`;

/** Renders the page of a registration link, where the owner of the address chooses a password. */
export const choosePasswordView = (visit: Visit, shown: ConfirmViewProps): View => ({
  title: shown.errors?.password ? 'Error: Choose your password' : 'Choose your password',
  columns: 'one',
  intro: html`<p class="kicker">${visit.brand.name}</p><h1>Choose your password</h1><p class="deck">One step, and your account is ready.</p>`,
  main: html`<section class="panel" aria-label="Choose your password">${renderErrorSummary(shown.errors ?? {})}<p>Your address is <b>${shown.email}</b>. If you did not register, close this page: no account is created.</p>
<form method="post" action="/Registration/Confirm.aspx" novalidate>${renderFlowParamFields(visit.flowParams)}${newPasswordFields(shown, 'Password')}
<button class="btn" type="submit">Create account and sign in</button></form></section>`,
});

/** Renders the page of a newsletter confirmation link. */
export const confirmNewslettersView = (
  { brand, flowParams }: Visit,
  { email, token }: Pick<ConfirmViewProps, 'email' | 'token'>,
): View => ({
  title: 'Confirm your address',
  columns: 'one',
  intro: html`<p class="kicker">${brand.name}</p><h1>Confirm your address</h1><p class="deck">One step, and your newsletters are on their way.</p>`,
  main: html`<section class="panel" aria-label="Confirm"><p>The address is <b>${email}</b>. If you did not sign up, close this page: nothing is sent.</p>
<form method="post" action="/Registration/Confirm.aspx">${renderFlowParamFields(flowParams)}<input type="hidden" name="token" value="${token}"><button class="btn" type="submit">Confirm my newsletters</button></form></section>`,
});
