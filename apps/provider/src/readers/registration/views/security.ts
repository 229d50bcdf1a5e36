import { getTexts } from '@masthead/texts/languages';
import { renderTotpQr } from '../../accounts/totp.ts';
import { Html, html } from '../../mail/html.ts';
import { toPageUrl } from '../flowParams.ts';
import { maxEmailLength } from '../form.ts';
import type { Visit } from '../visit.ts';
import { renderCodeField, renderErrorSummary, renderField, renderNotice, renderPasswordField } from './fields.ts';
import type { View } from './layout.ts';
import { renderPasskeys, renderSecurityForm, type SecurityViewProps } from './passkeys.ts';
import { passkeyScript } from '../passkeyRoutes.ts';

const getSecurityTexts = ({ brand }: Visit) => getTexts(brand.language).accountSecurity.securityPageTexts;

const renderApp = (visit: Visit, { account, factors, isOn, pendingTotp, errors }: SecurityViewProps): Html => {
  const texts = getSecurityTexts(visit);
  const password = (name: string) => renderPasswordField(visit, account, `${name}-current`, errors);
  const code = (name: string) => renderCodeField(visit, `${name}-code`, errors[`${name}-code`]);
  if (factors.totp)
    return html`<p>${texts.appOn}</p>${renderSecurityForm(visit, 'app-remove', html`${password('app-remove')}${code('app-remove')}`, texts.appRemove)}`;
  if (pendingTotp === undefined)
    return html`<p>${texts.appOff}</p>${renderSecurityForm(visit, 'app-begin', html`${password('app-begin')}${isOn && code('app-begin')}`, texts.appBegin)}`;
  const key = (pendingTotp.match(/.{4}/g) ?? []).join(' ');
  return html`<p>${texts.appScan}</p><div class="qr" role="img" aria-label="${texts.qr}">${new Html(renderTotpQr(pendingTotp, visit.brand.name, account.email))}</div>
<p>${texts.appKey}</p><p><code>${key}</code></p>${renderSecurityForm(visit, 'app-confirm', renderField({ id: 'app-confirm-code', name: 'code', label: texts.appCode, autocomplete: 'one-time-code', error: errors['app-confirm-code'] }), texts.appConfirm, '')}`;
};

const renderRecoveryCodes = (visit: Visit, { account, factors, errors }: SecurityViewProps): Html => {
  const texts = getSecurityTexts(visit);
  return html`<section class="panel" id="codes" aria-labelledby="codes-title"><h2 id="codes-title">${texts.codes}</h2><p>${texts.codesLeft(factors.recoveryCodes)}</p>
${renderSecurityForm(visit, 'codes-renew', html`${renderPasswordField(visit, account, 'codes-renew-current', errors)}${renderCodeField(visit, 'codes-renew-code', errors['codes-renew-code'])}`, texts.codesRenew)}</section>`;
};

const renderAddress = (visit: Visit, { account, isOn, typedEmail, errors }: SecurityViewProps): Html => {
  const texts = getTexts(visit.brand.language).accountSecurity.addressTexts;
  return html`<section class="panel" id="address" aria-labelledby="address-title"><h2 id="address-title">${texts.title}</h2><p>${texts.lede(account.email)}</p>
${renderSecurityForm(
  visit,
  'address',
  html`${renderField({ id: 'address-email', name: 'email', label: texts.newAddress, type: 'email', value: typedEmail, autocomplete: 'email', error: errors['address-email'], maxLength: maxEmailLength })}${renderPasswordField(visit, account, 'address-current', errors)}${isOn && renderCodeField(visit, 'address-code', errors['address-code'])}`,
  texts.change,
)}</section>`;
};

/** Renders the second factors and the address of an account. */
export const securityView = (visit: Visit, props: SecurityViewProps): View => {
  const { saved, errors, isOn } = props;
  const texts = getSecurityTexts(visit);
  const { storeFrameTexts: frame } = getTexts(visit.brand.language).storePages;
  const message =
    saved !== undefined && Object.hasOwn(texts.saved, saved)
      ? texts.saved[saved as keyof typeof texts.saved]
      : undefined;
  return {
    title: Object.keys(errors).length > 0 ? frame.error(texts.title) : texts.title,
    script: passkeyScript,
    intro: html`<p class="kicker">${frame.myAccount}</p><h1>${texts.title}</h1><p class="deck">${texts.lede}</p>
<p><span class="badge ${isOn && 'full'}">${isOn ? texts.on : texts.off}</span></p>
<p><a href="${toPageUrl('MyAccount', visit.flowParams)}">${texts.back}</a></p>`,
    main: html`${message && renderNotice(message)}${renderErrorSummary(visit, errors)}
<section class="panel" id="app" aria-labelledby="app-title"><h2 id="app-title">${texts.app}</h2>${renderApp(visit, props)}</section>
${renderPasskeys(visit, props)}
${isOn && renderRecoveryCodes(visit, props)}
${renderAddress(visit, props)}`,
  };
};

/** Renders new recovery codes, which are shown once. */
export const recoveryCodesView = (visit: Visit, codes: readonly string[]): View => {
  const texts = getSecurityTexts(visit);
  return {
    title: texts.codes,
    columns: 'one',
    intro: html`<p class="kicker">${texts.title}</p><h1>${texts.newCodes}</h1><p class="deck">${texts.newCodesLede}</p>`,
    main: html`<section class="panel" aria-label="${texts.codes}"><ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<p><a class="btn" href="${toPageUrl('Security', visit.flowParams, { saved: 'codes-stored' })}">${texts.codesStored}</a></p></section>`,
  };
};
