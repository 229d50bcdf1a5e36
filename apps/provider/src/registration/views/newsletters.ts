import type { Newsletter } from '../../accounts/newsletters.ts';
import { toPageUrl } from '../flowParams.ts';
import type { FieldErrors } from '../form.ts';
import { type Html, html } from '../../mail/html.ts';
import type { Visit } from '../visit.ts';
import {
  renderFlowParamFields,
  renderErrorSummary,
  renderField,
  renderNewsletterChecks,
  renderNotice,
} from './fields.ts';
import type { View } from './layout.ts';

/** The site's page of newsletters, with samples. */
const newslettersPath = '/static/newsletters/';

/** The data of the newsletters page. */
export type NewslettersViewProps = {
  newsletters: readonly Newsletter[];
  chosen: ReadonlySet<string>;
  email?: string;
  /** The reader's state. */
  reader: 'anonymous' | 'registrant' | 'subscriber';
  saved?: boolean;
  errors?: FieldErrors;
};

const renderSubscription = (
  { brand, flowParams }: Visit,
  reader: NewslettersViewProps['reader'],
): Html => html`<section class="panel" id="subscribe" aria-labelledby="subscribe-title"><h2 id="subscribe-title">Subscribe to ${brand.subscription.title}</h2><p>${brand.subscription.summary}</p>
${
  reader === 'subscriber'
    ? html`<p><span class="badge full">Subscriber</span> Your subscription is active. Thank you.</p>`
    : html`<p>Call <a href="tel:${brand.support.phone.replace(/[^\d+]/g, '')}">${brand.support.phone}</a> (${brand.support.hours}) or write to <a href="mailto:${brand.support.email}">${brand.support.email}</a>, and mention the code <b>${flowParams.promoCode}</b>. The subscription is joined to your account${reader === 'anonymous' ? html`, so <a href="${toPageUrl('default', flowParams)}">create one</a> first` : ''}.</p>`
}</section>`;

/** Renders the newsletters page (SPEC §2.7). */
export const newslettersView = (
  visit: Visit,
  { newsletters, chosen, email = '', reader, saved = false, errors = {} }: NewslettersViewProps,
): View => ({
  title: Object.keys(errors).length > 0 ? 'Error: Newsletters' : 'Newsletters',
  intro: html`<p class="kicker">${visit.brand.name}</p><h1>Newsletters and subscription</h1><p class="deck">Written by the editors, read before the first meeting. Choose as many as you want. <a href="${newslettersPath}">See who each is for, with a sample</a>.</p>
${reader === 'anonymous' && html`<p>Have an account? <a href="${toPageUrl('Login', { ...visit.flowParams, returnUrl: toPageUrl('Newsletters', visit.flowParams) })}">Sign in</a>, and the newsletters that you already get are checked.</p>`}`,
  main: html`${saved && renderNotice('Your newsletters are saved.')}<section class="panel" aria-labelledby="choose-title"><h2 id="choose-title">Newsletters</h2>${renderErrorSummary(errors)}
${
  newsletters.length === 0
    ? html`<p>${visit.brand.name} has no newsletters yet.</p>`
    : html`<form method="post" action="/Registration/Newsletters.aspx" novalidate>${renderFlowParamFields(visit.flowParams)}
<div id="newsletter">${renderNewsletterChecks(newsletters, chosen, 'Send me')}${errors.newsletter && html`<p class="wrong">${errors.newsletter}</p>`}</div>
${reader === 'anonymous' && renderField({ name: 'email', label: 'Email address', type: 'email', value: email, autocomplete: 'email', hint: 'We will email you a link to confirm it.', error: errors.email, maxLength: 254 })}
<button class="btn" type="submit">${reader === 'anonymous' ? 'Sign up' : 'Save newsletters'}</button></form>`
}</section>${renderSubscription(visit, reader)}`,
});
