import { getTexts } from '@masthead/texts/languages';
import type { ListedPasskey } from '../../accounts/passkeys.ts';
import { type Html, html } from '../../mail/html.ts';
import { formatOrderDate } from '../orderFacts.ts';
import { passkeyOptionsPath } from '../passkeyRoutes.ts';
import type { Visit } from '../visit.ts';
import { renderCodeField, renderField, renderFlowParamFields, renderPasswordField } from './fields.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { Factors } from '../../accounts/secondFactor.ts';
import type { FieldErrors } from '../form.ts';

/** The data of the page about second factors. */
export type SecurityViewProps = {
  account: Account;
  factors: Factors;
  /** Whether signing in needs a second factor. */
  isOn: boolean;
  /** The key of an app that waits for its first code. */
  pendingTotp: string | undefined;
  passkeys: readonly ListedPasskey[];
  /** The options of a passkey that is being made, as JSON. */
  passkeyOptions: string | undefined;
  /** The entered new address, after an error. */
  typedEmail: string;
  saved: string | undefined;
  errors: FieldErrors;
};

/** Renders a form of the page about second factors. `name` says which. */
export const renderSecurityForm = (
  { flowParams }: Visit,
  name: string,
  fields: Html,
  button: string,
  look = 'line',
): Html =>
  html`<form method="post" action="/Registration/Security.aspx" novalidate>${renderFlowParamFields(flowParams)}<input type="hidden" name="form" value="${name}">${fields}<button class="btn ${look}" type="submit">${button}</button></form>`;

const renderProblem = (problem: string): Html => html`<p class="wrong" role="alert" hidden>${problem}</p>`;

/** The form that signs in by passkey. The page's script shows it. */
export const renderPasskeySignIn = ({ brand, flowParams }: Visit): Html => {
  const texts = getTexts(brand.language).accountSecurity.passkeyTexts;
  return html`<form method="post" action="/Registration/Login.aspx" data-passkey="${passkeyOptionsPath}" hidden>${renderFlowParamFields(flowParams)}<input type="hidden" name="passkey">
<p>${texts.signInLede}</p>${renderProblem(texts.signInFailed)}<button class="btn line" type="submit">${texts.signIn}</button></form>`;
};

const renderNew = (visit: Visit, { account, isOn, passkeyOptions, errors }: SecurityViewProps): Html => {
  const texts = getTexts(visit.brand.language).accountSecurity.passkeyTexts;
  if (passkeyOptions === undefined)
    return renderSecurityForm(
      visit,
      'passkey-begin',
      html`${renderPasswordField(visit, account, 'passkey-begin-current', errors)}${isOn && renderCodeField(visit, 'passkey-begin-code', errors['passkey-begin-code'])}`,
      texts.begin,
    );
  return html`<form method="post" action="/Registration/Security.aspx" data-passkey data-options="${passkeyOptions}" hidden novalidate>${renderFlowParamFields(visit.flowParams)}<input type="hidden" name="form" value="passkey-add"><input type="hidden" name="passkey">
${renderField({ id: 'passkey-name', name: 'name', label: texts.name, hint: texts.nameHint, autocomplete: 'off', optional: '', maxLength: 60 })}${renderProblem(texts.notCreated)}<button class="btn" type="submit">${texts.create}</button></form><noscript><p>${texts.needsScripts}</p></noscript>`;
};

const renderList = (visit: Visit, passkeys: readonly ListedPasskey[], props: SecurityViewProps): Html => {
  const { brand } = visit;
  const texts = getTexts(brand.language).accountSecurity.passkeyTexts;
  const { account, errors } = props;
  const error = errors['passkey-list'];
  return renderSecurityForm(
    visit,
    'passkey-remove',
    html`<fieldset id="passkey-list"${error && html` aria-describedby="passkey-list-error"`}><legend>${texts.yours}</legend>${passkeys.map(
      ({ credentialId, name, rpId, createdAt, lastUsedAt }, index) =>
        html`<div class="check"><input type="radio" id="passkey-${index}" name="credential" value="${credentialId}"><label for="passkey-${index}">${name}<small>${texts.facts(rpId, formatOrderDate(brand, createdAt), lastUsedAt && formatOrderDate(brand, lastUsedAt))}</small></label></div>`,
    )}
${error && html`<p class="wrong" id="passkey-list-error">${error}</p>`}</fieldset>
${renderPasswordField(visit, account, 'passkey-remove-current', errors)}${renderCodeField(visit, 'passkey-remove-code', errors['passkey-remove-code'])}`,
    texts.remove,
  );
};

/** Renders the passkeys of an account, with the forms that add and remove one. */
export const renderPasskeys = (visit: Visit, props: SecurityViewProps): Html => {
  const texts = getTexts(visit.brand.language).accountSecurity.passkeyTexts;
  const { passkeys } = props;
  return html`<section class="panel" id="passkeys" aria-labelledby="passkeys-title"><h2 id="passkeys-title">${texts.title}</h2><p>${texts.lede}</p>
${renderNew(visit, props)}${passkeys.length > 0 && renderList(visit, passkeys, props)}</section>`;
};
