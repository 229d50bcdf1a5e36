import { getTexts } from '@masthead/texts/languages';
import type { Newsletter } from '../../accounts/newsletters.ts';
import { toPageUrl } from '../flowParams.ts';
import { type FieldErrors, maxEmailLength } from '../form.ts';
import { html } from '../../mail/html.ts';
import type { Visit } from '../visit.ts';
import { renderFlowParamFields, renderErrorSummary, renderField, renderNewsletterChecks } from './fields.ts';
import { renderContact, type View } from './layout.ts';
import { renderPlan } from './order.ts';
import { findPlan } from '../orderFacts.ts';

type RegisterValues = {
  email: string;
  firstName: string;
  lastName: string;
  firmName: string;
  newsletters: ReadonlySet<string>;
};
export const emptyRegisterValues: RegisterValues = {
  email: '',
  firstName: '',
  lastName: '',
  firmName: '',
  newsletters: new Set(),
};

/** Renders the registration page (§7.2). */
export const registerView = (
  visit: Visit,
  values: RegisterValues,
  newsletters: readonly Newsletter[],
  errors: FieldErrors = {},
): View => {
  const { brand, flowParams } = visit;
  const {
    newslettersPageTexts,
    registerPageTexts: texts,
    storeFieldTexts: fields,
    storeFrameTexts: frame,
  } = getTexts(brand.language).storePages;
  const { orderTexts } = getTexts(brand.language).plans;
  const plan = findPlan(brand, flowParams.plan);
  return {
    title: Object.keys(errors).length > 0 ? frame.error(frame.register) : frame.register,
    intro: plan
      ? html`<p class="kicker">${orderTexts.step}</p><h1>${orderTexts.registerTitle(plan.name)}</h1><p class="deck">${orderTexts.registerLede}</p>
<p>${orderTexts.haveAccount} <a href="${toPageUrl('Login', flowParams)}">${orderTexts.signInToOrder}</a>.</p>${renderPlan(visit, plan)}`
      : html`<p class="kicker">${brand.name}</p><h1>${texts.heading}</h1><p class="deck">${texts.lede(brand.tagline)}</p>
<ul class="points"><li><b>${texts.choose}</b>${texts.chooseText}</li>
<li><b>${texts.oneAccount}</b>${texts.oneAccountText}</li>
<li><b>${texts.free}</b>${texts.freeText(brand.subscription.title)} ${brand.subscription.summary}</li></ul>
<p>${newslettersPageTexts.haveAccount} <a href="${toPageUrl('Login', flowParams)}">${frame.signIn}</a>.</p>`,
    main: html`<section class="panel" aria-labelledby="register-title"><h2 id="register-title">${texts.aboutYou}</h2>${renderErrorSummary(visit, errors)}
<form method="post" action="/Registration/default.aspx" novalidate>${renderFlowParamFields(flowParams)}
<div class="pair">${renderField({ name: 'firstName', label: fields.firstName, value: values.firstName, autocomplete: 'given-name', error: errors.firstName })}
${renderField({ name: 'lastName', label: fields.lastName, value: values.lastName, autocomplete: 'family-name', error: errors.lastName })}</div>
${renderField({ name: 'firmName', label: fields.company, value: values.firmName, autocomplete: 'organization', optional: fields.optional })}
${renderField({ name: 'email', label: fields.email, type: 'email', value: values.email, autocomplete: 'email', hint: texts.emailHint, error: errors.email, maxLength: maxEmailLength })}
${newsletters.length > 0 && renderNewsletterChecks(newsletters, values.newsletters, fields.newsletters)}
<p class="quiet">${texts.agree} <a href="${brand.links.terms}">${frame.terms}</a>${texts.agreeEnd} <a href="${brand.links.privacy}">${frame.privacy}</a>${texts.explains}</p>
<button class="btn" type="submit">${texts.continue}</button></form></section>`,
  };
};

/** Renders the same page whether the account exists or not: only the email differs. */
export const mailSentView = (
  { brand, flowParams }: Visit,
  email: string | undefined,
  nextStep: string,
  back: 'sign-in' | 'site',
): View => {
  const { accountPageTexts, registerPageTexts: texts } = getTexts(brand.language).storePages;
  const { returnUrl } = flowParams;
  const site = returnUrl
    ? { title: accountPageTexts.backToPage, url: returnUrl }
    : { title: accountPageTexts.backTo(brand.name), url: '/' };
  const link = back === 'site' ? site : { title: texts.backToSignIn, url: toPageUrl('Login', flowParams) };
  return {
    title: texts.checkEmail,
    columns: 'one',
    intro: html`<p class="kicker">${brand.name}</p><h1>${texts.checkEmail}</h1>`,
    main: html`<section class="panel" aria-label="${texts.next}"><p>${texts.sentTo} ${email === undefined ? texts.yourAddress : html`<b>${email}</b>`}${texts.sentToEnd} ${nextStep}</p>
<p class="quiet">${texts.noEmail} ${renderContact(brand)}.</p>
<p><a href="${link.url}">${link.title}</a></p></section>`,
  };
};

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
