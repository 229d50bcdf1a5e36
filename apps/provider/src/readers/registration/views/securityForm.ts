import type { Account } from '../../accounts/accounts.ts';
import type { ListedPasskey } from '../../accounts/passkeys.ts';
import type { Factors } from '../../accounts/secondFactor.ts';
import { type Html, html } from '../../mail/html.ts';
import type { FieldErrors } from '../form.ts';
import type { Visit } from '../visit.ts';
import { renderFlowParamFields } from './fields.ts';

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
