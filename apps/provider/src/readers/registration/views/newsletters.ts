import { getTexts } from '@masthead/texts/languages';
import type { Newsletter } from '../../accounts/newsletters.ts';
import { toPageUrl } from '../flowParams.ts';
import { type FieldErrors, maxEmailLength } from '../form.ts';
import { type Html, html } from '../../mail/html.ts';
import { offerPath } from '../orderFacts.ts';
import type { Visit } from '../visit.ts';
import {
  renderFlowParamFields,
  renderErrorSummary,
  renderField,
  renderNewsletterChecks,
  renderNotice,
} from './fields.ts';
import { renderContact, type View } from './layout.ts';

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

const renderSubscription = ({ brand, flowParams }: Visit, reader: NewslettersViewProps['reader']): Html => {
  const { accountPageTexts, newslettersPageTexts: texts } = getTexts(brand.language).storePages;
  return html`<section class="panel" id="subscribe" aria-labelledby="subscribe-title"><h2 id="subscribe-title">${texts.subscribeTo(brand.subscription.title)}</h2><p>${brand.subscription.summary}</p>
${
  reader === 'subscriber'
    ? html`<p><span class="badge full">${accountPageTexts.subscriber}</span> ${texts.isActive}</p>`
    : brand.plans.length > 0
      ? html`<p><a class="btn" href="${offerPath}">${getTexts(brand.language).plans.orderTexts.otherPlans}</a></p>`
      : html`<p>${brand.support.phone === undefined ? texts.write : html`${texts.call} ${renderContact(brand)}, ${texts.orWrite}`} <a href="mailto:${brand.support.email}">${brand.support.email}</a>${texts.mention} <b>${flowParams.promoCode}</b>${texts.joined}${reader === 'anonymous' ? html`${texts.so} <a href="${toPageUrl('default', flowParams)}">${texts.createOne}</a>${texts.first}` : ''}.</p>`
}</section>`;
};

/** Renders the newsletters page (§2.7). */
export const newslettersView = (
  visit: Visit,
  { newsletters, chosen, email = '', reader, saved = false, errors = {} }: NewslettersViewProps,
): View => {
  const {
    accountPageTexts,
    newslettersPageTexts: texts,
    storeFieldTexts,
    storeFrameTexts,
  } = getTexts(visit.brand.language).storePages;
  return {
    title: Object.keys(errors).length > 0 ? storeFrameTexts.error(texts.title) : texts.title,
    intro: html`<p class="kicker">${visit.brand.name}</p><h1>${texts.heading}</h1><p class="deck">${texts.lede} <a href="${newslettersPath}">${texts.samples}</a>.</p>
${reader === 'anonymous' && html`<p>${texts.haveAccount} <a href="${toPageUrl('Login', { ...visit.flowParams, returnUrl: toPageUrl('Newsletters', visit.flowParams) })}">${storeFrameTexts.signIn}</a>${texts.checked}</p>`}`,
    main: html`${saved && renderNotice(accountPageTexts.saved.newsletters)}${saved && visit.flowParams.returnUrl && html`<p><a href="${visit.flowParams.returnUrl}">${accountPageTexts.backToPage}</a></p>`}<section class="panel" aria-labelledby="choose-title"><h2 id="choose-title">${texts.title}</h2>${renderErrorSummary(visit, errors)}
${
  newsletters.length === 0
    ? html`<p>${accountPageTexts.noNewsletters(visit.brand.name)}</p>`
    : html`<form method="post" action="/Registration/Newsletters.aspx" novalidate>${renderFlowParamFields(visit.flowParams)}
<div id="newsletter">${renderNewsletterChecks(newsletters, chosen, texts.sendMe)}${errors.newsletter && html`<p class="wrong">${errors.newsletter}</p>`}</div>
${reader === 'anonymous' && renderField({ name: 'email', label: storeFieldTexts.email, type: 'email', value: email, autocomplete: 'email', hint: texts.emailHint, error: errors.email, maxLength: maxEmailLength })}
<button class="btn" type="submit">${reader === 'anonymous' ? texts.signUp : accountPageTexts.saveNewsletters}</button></form>`
}</section>${renderSubscription(visit, reader)}`,
  };
};
