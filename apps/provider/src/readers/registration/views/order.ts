import { getTexts } from '@masthead/texts/languages';
import type { Plan } from '../../../content/publications/brands.ts';
import type { Billing } from '../../../db/tables/accounts.ts';
import { type Html, html } from '../../mail/html.ts';
import type { FieldErrors } from '../form.ts';
import { formatPlanPrice, offerPath } from '../orderFacts.ts';
import type { Visit } from '../visit.ts';
import { renderCountry, renderErrorSummary, renderField, renderFlowParamFields } from './fields.ts';
import type { View } from './layout.ts';

/** Renders the chosen plan: its price, what it has, and the way back to the others. */
export const renderPlan = (visit: Visit, plan: Plan): Html => {
  const { orderTexts: texts } = getTexts(visit.brand.language).plans;
  return html`<section class="plan" aria-labelledby="plan-title"><h2 id="plan-title">${texts.chosen}: ${plan.name}</h2>
<p class="price">${formatPlanPrice(visit.brand, plan)}</p><p>${plan.summary}</p>
<ul>${plan.has.map((part) => html`<li>${part}</li>`)}</ul>
<p><a href="${offerPath}">${texts.otherPlans}</a></p></section>`;
};

/** Renders the order form of a signed-in reader: the plan, and who gets the invoice. It has no field for a card. */
export const orderView = (
  visit: Visit,
  { plan, email, billing, errors = {} }: { plan: Plan; email: string; billing: Billing; errors?: FieldErrors },
): View => {
  const { brand, flowParams } = visit;
  const { orderTexts: texts } = getTexts(brand.language).plans;
  const { storeFieldTexts: fields, storeFrameTexts: frame } = getTexts(brand.language).storePages;
  const title = texts.title(brand.subscription.title);
  return {
    title: Object.keys(errors).length > 0 ? frame.error(title) : title,
    intro: html`<p class="kicker">${texts.step}</p><h1>${title}</h1><p class="deck">${texts.lede}</p>${renderPlan(visit, plan)}`,
    main: html`<section class="panel" aria-labelledby="order-title"><h2 id="order-title">${texts.invoiceTo}</h2>${renderErrorSummary(visit, errors)}<p>${texts.invoiceMailed(email)}</p>
<form method="post" action="/Registration/default.aspx" novalidate>${renderFlowParamFields(flowParams)}<input type="hidden" name="form" value="order">
${renderField({ name: 'name', label: texts.name, value: billing.name, autocomplete: 'billing name', error: errors.name })}
${renderField({ name: 'company', label: fields.company, value: billing.company, autocomplete: 'billing organization', optional: fields.optional })}
${renderField({ name: 'street', label: texts.street, value: billing.street, autocomplete: 'billing street-address', error: errors.street })}
${renderField({ name: 'city', label: texts.city, value: billing.city, autocomplete: 'billing address-level2', error: errors.city })}
${renderCountry(visit, { value: billing.countryCode, autocomplete: 'billing country', error: errors.countryCode })}
${renderField({ name: 'reference', label: texts.reference, value: billing.reference, autocomplete: 'off', optional: fields.optional })}
<p class="quiet">${texts.agree} <a href="${brand.links.terms}">${frame.terms}</a>. ${texts.cancelNote}</p>
<button class="btn" type="submit">${texts.order(formatPlanPrice(brand, plan))}</button></form></section>`,
  };
};
