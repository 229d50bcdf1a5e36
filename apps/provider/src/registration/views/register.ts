import type { Newsletter } from '../../accounts/newsletters.ts';
import { toPageUrl } from '../flowParams.ts';
import type { FieldErrors } from '../form.ts';
import { html } from '../../mail/html.ts';
import type { Visit } from '../visit.ts';
import { renderFlowParamFields, renderErrorSummary, renderField, renderNewsletterChecks } from './fields.ts';
import type { View } from './layout.ts';

/** The values of the registration form. */
export type RegisterValues = {
  email: string;
  firstName: string;
  lastName: string;
  firmName: string;
  newsletters: ReadonlySet<string>;
};
/** The values of an empty registration form. */
export const emptyRegisterValues: RegisterValues = {
  email: '',
  firstName: '',
  lastName: '',
  firmName: '',
  newsletters: new Set(),
};

/** Renders the registration page (SPEC §7.2). */
export const registerView = (
  visit: Visit,
  values: RegisterValues,
  newsletters: readonly Newsletter[],
  errors: FieldErrors = {},
): View => {
  const { brand, flowParams } = visit;
  return {
    title: Object.keys(errors).length > 0 ? 'Error: Register' : 'Register',
    intro: html`<p class="kicker">${brand.name}</p><h1>Create your account</h1><p class="deck">${brand.tagline}, arranged for you.</p>
<ul class="points"><li><b>Newsletters that you choose</b>Change your choices here at any time.</li>
<li><b>One account for the network</b>The same address and password at every sister publication.</li>
<li><b>Free of charge</b>A subscription to ${brand.subscription.title} is separate and never starts by itself. ${brand.subscription.summary}</li></ul>
<p>Have an account? <a href="${toPageUrl('Login', flowParams)}">Sign in</a>.</p>`,
    main: html`<section class="panel" aria-labelledby="register-title"><h2 id="register-title">About you</h2>${renderErrorSummary(errors)}
<form method="post" action="/Registration/default.aspx" novalidate>${renderFlowParamFields(flowParams)}
<div class="pair">${renderField({ name: 'firstName', label: 'First name', value: values.firstName, autocomplete: 'given-name', error: errors.firstName })}
${renderField({ name: 'lastName', label: 'Last name', value: values.lastName, autocomplete: 'family-name', error: errors.lastName })}</div>
${renderField({ name: 'firmName', label: 'Company', value: values.firmName, autocomplete: 'organization', presence: 'optional' })}
${renderField({ name: 'email', label: 'Email address', type: 'email', value: values.email, autocomplete: 'email', hint: 'We will email you a link to confirm it and to choose your password.', error: errors.email, maxLength: 254 })}
${newsletters.length > 0 && renderNewsletterChecks(newsletters, values.newsletters, 'Newsletters')}
<p class="quiet">By creating an account you agree to our <a href="${brand.links.terms}">Terms of Service</a>. Our <a href="${brand.links.privacy}">Privacy Policy</a> explains how we use your information.</p>
<button class="btn" type="submit">Continue</button></form></section>`,
  };
};

/** Renders the same page whether the account exists or not: only the email differs. */
export const mailSentView = ({ brand, flowParams }: Visit, email: string, nextStep: string): View => ({
  title: 'Check your email',
  columns: 'one',
  intro: html`<p class="kicker">${brand.name}</p><h1>Check your email</h1>`,
  main: html`<section class="panel" aria-label="What happens next"><p>We have sent a message to <b>${email}</b>. ${nextStep}</p>
<p class="quiet">No email after a few minutes? Check your spam folder and the address, and send the form again. Or call us: ${brand.support.phone}, ${brand.support.hours}.</p>
<p><a href="${toPageUrl('Login', flowParams)}">Back to sign in</a></p></section>`,
});

/** Renders a page with one message and one link. */
export const messageView = (
  { brand }: Visit,
  title: string,
  text: string,
  link: { title: string; url: string },
): View => ({
  title,
  columns: 'one',
  intro: html`<p class="kicker">${brand.name}</p><h1>${title}</h1><p class="deck">${text}</p>`,
  main: html`<p><a class="btn" href="${link.url}">${link.title}</a></p>`,
});
