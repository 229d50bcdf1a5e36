import { getTexts } from '@masthead/texts/languages';
import { toFlowParamEntries, type FlowParams } from '../flowParams.ts';
import { listCountries } from '../countries.ts';
import type { FieldErrors } from '../form.ts';
import { digestChoices, type DigestChoice } from '../../accounts/digests.ts';
import { type Html, html } from '../../mail/html.ts';
import type { Visit } from '../visit.ts';

type FieldProps = {
  /** Unique on the page. Default: the name. */
  id?: string;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  value?: string;
  autocomplete: string;
  hint?: string;
  error?: string | undefined;
  /** What says that the field may stay empty. */
  optional?: string;
  maxLength?: number;
};

/** Renders a labeled input. Its error is below and announced with it. */
export const renderField = ({
  name,
  id = name,
  label,
  type = 'text',
  value = '',
  autocomplete,
  hint,
  error,
  optional,
  maxLength = 100,
}: FieldProps): Html => {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return html`<div class="field"><label for="${id}">${label}${optional && html` <span class="optional">${optional}</span>`}</label>
${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
<input id="${id}" name="${name}" type="${type}" value="${type === 'password' ? '' : value}" autocomplete="${autocomplete}" maxlength="${maxLength}"${type !== 'text' && html` autocapitalize="none" spellcheck="false"`}${optional === undefined && html` required`}${described && html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}>
${error && html`<p class="wrong" id="${id}-error">${error}</p>`}</div>`;
};

/** Renders the current password, for a form that requires it. `id` is unique on the page. */
export const renderPasswordField = (
  { brand }: Visit,
  { email }: { email: string },
  id: string,
  errors: FieldErrors,
): Html => {
  const fields = getTexts(brand.language).storePages.storeFieldTexts;
  return html`<input type="text" name="username" value="${email}" autocomplete="username" aria-label="${fields.email}" readonly hidden>
${renderField({ id, name: 'current', label: fields.currentPassword, type: 'password', autocomplete: 'current-password', error: errors[id], maxLength: 1000 })}`;
};

/** The field for a code of the app or a recovery code. `id` is unique on the page. */
export const renderCodeField = ({ brand }: Visit, id: string, error: string | undefined): Html => {
  const { code, codeHint } = getTexts(brand.language).accountSecurity.secondStepTexts;
  return renderField({ id, name: 'code', label: code, hint: codeHint, autocomplete: 'one-time-code', error });
};

/** Renders the choice of a country. Its first option is none. */
export const renderCountry = (
  { brand: { language } }: Visit,
  { value, autocomplete, error, optional }: Pick<FieldProps, 'autocomplete' | 'error' | 'optional'> & { value: string },
): Html => {
  const fields = getTexts(language).storePages.storeFieldTexts;
  return html`<div class="field"><label for="countryCode">${fields.country}${optional && html` <span class="optional">${optional}</span>`}</label><select id="countryCode" name="countryCode" autocomplete="${autocomplete}"${optional === undefined && html` required`}${error && html` aria-invalid="true" aria-describedby="countryCode-error"`}><option value="">${fields.notSpecified}</option>
${listCountries(language).map(({ code, name }) => html`<option value="${code}"${code === value && html` selected`}>${name}</option>`)}</select>
${error && html`<p class="wrong" id="countryCode-error">${error}</p>`}</div>`;
};

export const renderNewsletterChecks = (
  newsletters: readonly { productCode: string; title: string; blurb: string | null; frequency: string | null }[],
  chosen: ReadonlySet<string>,
  legend: string,
): Html => html`<fieldset><legend>${legend}</legend>
${newsletters.map(
  ({
    productCode,
    title,
    blurb,
    frequency,
  }) => html`<div class="check"><input type="checkbox" id="newsletter-${productCode}" name="newsletter" value="${productCode}"${chosen.has(productCode) && html` checked`}>
<label for="newsletter-${productCode}">${title}${blurb ? html`<small>${blurb}</small>` : ''}${frequency ? html`<em>${frequency}</em>` : ''}</label></div>`,
)}
</fieldset>`;

export const renderDigestChoices = (chosen: DigestChoice, { brand }: Visit): Html => {
  const { digest, digestChoices: labels } = getTexts(brand.language).storePages.accountPageTexts;
  return html`<fieldset><legend>${digest}</legend>
${digestChoices.map(
  (
    choice,
  ) => html`<div class="check"><input type="radio" id="digest-${choice}" name="digest" value="${choice}"${choice === chosen && html` checked`}>
<label for="digest-${choice}">${labels[choice].title}${labels[choice].note && html`<small>${labels[choice].note}</small>`}</label></div>`,
)}
</fieldset>`;
};

/** Renders promo code, source, referrer domain and return URL as hidden fields. */
export const renderFlowParamFields = (flowParams: FlowParams): Html =>
  html`${toFlowParamEntries(flowParams).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;

/** Renders the error summary with a link to each field. It gets the focus when the page loads. */
export const renderErrorSummary = ({ brand }: Visit, errors: FieldErrors): Html | undefined => {
  const entries = Object.entries(errors);
  if (entries.length === 0) return undefined;
  return html`<div class="errors" role="alert" tabindex="-1" autofocus><h2>${getTexts(brand.language).storePages.storeFieldTexts.correct(entries.length)}</h2><ul>${entries.map(([name, error]) => html`<li><a href="#${name}">${error}</a></li>`)}</ul></div>`;
};

/** Renders a success message that gets the focus when the page loads. */
export const renderNotice = (title: string, text = ''): Html =>
  html`<div class="notice" role="status" tabindex="-1" autofocus><b>${title}</b>${text && html`<span>${text}</span>`}</div>`;
