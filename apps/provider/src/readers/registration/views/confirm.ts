import { getTexts } from '@masthead/texts/languages';
import type { FieldErrors } from '../form.ts';
import { type Html, html } from '../../mail/html.ts';
import type { Visit } from '../visit.ts';
import { renderFlowParamFields, renderErrorSummary, renderField } from './fields.ts';
import type { View } from './layout.ts';

type ConfirmViewProps = { email: string; token: string; errors?: FieldErrors };

/** Renders the field for a new password, with the address for password managers. */
export const newPasswordFields = (
  { brand }: Visit,
  { email, token, errors = {} }: ConfirmViewProps,
  label: string,
): Html => {
  const fields = getTexts(brand.language).storePages.storeFieldTexts;
  return html`<input type="hidden" name="token" value="${token}"><input type="text" name="username" value="${email}" autocomplete="username" aria-label="${fields.email}" readonly hidden>
${renderField({ name: 'password', label, type: 'password', autocomplete: 'new-password', hint: fields.passwordHint, error: errors.password, maxLength: 1000 })}`;
};

/** Renders the page of a registration link, where the owner of the address chooses a password. */
export const choosePasswordView = (visit: Visit, props: ConfirmViewProps): View => {
  const { confirmPageTexts: texts, storeFieldTexts, storeFrameTexts } = getTexts(visit.brand.language).storePages;
  return {
    title: props.errors?.password ? storeFrameTexts.error(texts.choosePassword) : texts.choosePassword,
    columns: 'one',
    intro: html`<p class="kicker">${visit.brand.name}</p><h1>${texts.choosePassword}</h1><p class="deck">${texts.choosePasswordLede}</p>`,
    main: html`<section class="panel" aria-label="${texts.choosePassword}">${renderErrorSummary(visit, props.errors ?? {})}<p>${texts.yourAddressIs} <b>${props.email}</b>. ${texts.notRegistered}</p>
<form method="post" action="/Registration/Confirm.aspx" novalidate>${renderFlowParamFields(visit.flowParams)}${newPasswordFields(visit, props, storeFieldTexts.password)}
<button class="btn" type="submit">${texts.create}</button></form></section>`,
  };
};

/** Renders the page of a newsletter confirmation link. */
export const confirmNewslettersView = (
  { brand, flowParams }: Visit,
  { email, token }: Pick<ConfirmViewProps, 'email' | 'token'>,
): View => {
  const texts = getTexts(brand.language).storePages.confirmPageTexts;
  return {
    title: texts.confirmAddress,
    columns: 'one',
    intro: html`<p class="kicker">${brand.name}</p><h1>${texts.confirmAddress}</h1><p class="deck">${texts.confirmLede}</p>`,
    main: html`<section class="panel" aria-label="${texts.confirm}"><p>${texts.addressIs} <b>${email}</b>. ${texts.notSignedUp}</p>
<form method="post" action="/Registration/Confirm.aspx">${renderFlowParamFields(flowParams)}<input type="hidden" name="token" value="${token}"><button class="btn" type="submit">${texts.confirmNewsletters}</button></form></section>`,
  };
};
