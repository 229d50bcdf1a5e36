import { type Account, getProfileCompletionPercent } from '../../accounts/accounts.ts';
import type { Newsletter } from '../../accounts/newsletters.ts';
import { countries } from '../countries.ts';
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

/** The data of the account page. */
export type AccountViewProps = {
  account: Account;
  /** Unsaved values of the profile form after a validation error. */
  typed?: Partial<Account> | undefined;
  newsletters: readonly Newsletter[];
  chosen: ReadonlySet<string>;
  status: 'subscriber' | 'registrant';
  otherSessions: number;
  saved?: string | undefined;
  errors?: FieldErrors;
};

const savedMessages: Record<string, string> = {
  profile: 'Your profile is saved.',
  newsletters: 'Your newsletters are saved.',
  password: 'Your password is changed, and every other browser is signed out.',
  sessions: 'Every other browser is signed out.',
  welcome: 'Your address is confirmed and you are signed in.',
};

const form = ({ flowParams }: Visit, name: string, fields: Html, button: string, look = ''): Html =>
  html`<form method="post" action="/Registration/MyAccount.aspx" novalidate>${renderFlowParamFields(flowParams)}<input type="hidden" name="form" value="${name}">${fields}<button class="btn ${look}" type="submit">${button}</button></form>`;

const profileFields = (
  account: Account,
  errors: FieldErrors,
): Html => html`<div class="pair">${renderField({ name: 'firstName', label: 'First name', value: account.firstName, autocomplete: 'given-name', error: errors.firstName })}
${renderField({ name: 'lastName', label: 'Last name', value: account.lastName, autocomplete: 'family-name', error: errors.lastName })}</div>
${renderField({ name: 'middleName', label: 'Middle name', value: account.middleName, autocomplete: 'additional-name', presence: 'optional' })}
<div class="pair">${renderField({ name: 'title', label: 'Job title', value: account.title, autocomplete: 'organization-title', presence: 'optional' })}
${renderField({ name: 'firmName', label: 'Company', value: account.firmName, autocomplete: 'organization', presence: 'optional' })}</div>
<div class="field"><label for="countryCode">Country <span class="optional">(optional)</span></label><select id="countryCode" name="countryCode" autocomplete="country"><option value="">Not specified</option>
${countries.map(({ code, name }) => html`<option value="${code}"${code === account.countryCode && html` selected`}>${name}</option>`)}</select></div>`;

const passwordFields = (
  account: Account,
  errors: FieldErrors,
): Html => html`<input type="text" name="username" value="${account.email}" autocomplete="username" aria-label="Email address" readonly hidden>
${renderField({ name: 'current', label: 'Current password', type: 'password', autocomplete: 'current-password', error: errors.current, maxLength: 1000 })}
${renderField({ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password', hint: 'At least 8 characters. Long is better than complicated.', error: errors.password, maxLength: 1000 })}`;

/** The current password, for a form that requires it. `id` is unique on the page. */
const confirmationFields = (
  account: Account,
  id: string,
  errors: FieldErrors,
): Html => html`<input type="text" name="username" value="${account.email}" autocomplete="username" aria-label="Email address" readonly hidden>
${renderField({ id, name: 'current', label: 'Current password', type: 'password', autocomplete: 'current-password', error: errors[id], maxLength: 1000 })}`;

/** The sections of the page, by id. */
const sections = [
  ['profile', 'Your profile'],
  ['email-preferences', 'Email preferences'],
  ['password-section', 'Password'],
  ['sessions', 'Where you are signed in'],
  ['data', 'Your data'],
] as const;

/** Renders account settings, email preferences, password and sessions (SPEC §2.7). */
export const accountView = (
  visit: Visit,
  { account, typed, newsletters, chosen, status, otherSessions, saved, errors = {} }: AccountViewProps,
): View => {
  const percent = getProfileCompletionPercent(account, chosen.size);
  const savedMessage = saved === undefined ? undefined : savedMessages[saved];
  return {
    title: Object.keys(errors).length > 0 ? 'Error: My account' : 'My account',
    intro: html`<p class="kicker">My account</p><h1>Hello ${`${account.firstName} ${account.lastName}`.trim() || account.email}</h1>
<p><span class="badge ${status === 'subscriber' && 'full'}">${status === 'subscriber' ? 'Subscriber' : 'Registrant'}</span></p>
<dl class="facts"><div><dt>Email address</dt><dd>${account.email}</dd></div><div><dt>${visit.brand.subscription.title}</dt><dd>${status === 'subscriber' ? 'Active' : html`<a href="${toPageUrl('Newsletters', visit.flowParams)}">Subscribe</a>`}</dd></div>
<div><dt>Profile</dt><dd>${percent}% complete</dd></div></dl><progress max="100" value="${percent}" aria-label="Profile completion"></progress>
<nav aria-label="On this page"><ul class="jumps">${sections.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
<p><a href="/">Back to ${visit.brand.name}</a></p>`,
    main: html`${savedMessage && renderNotice(savedMessage)}${renderErrorSummary(errors)}
<section class="panel" id="profile" aria-labelledby="profile-title"><h2 id="profile-title">Your profile</h2>${form(visit, 'profile', profileFields({ ...account, ...typed }, errors), 'Save profile')}</section>
<section class="panel" id="email-preferences" aria-labelledby="newsletters-title"><h2 id="newsletters-title">Email preferences</h2>
${newsletters.length > 0 ? form(visit, 'newsletters', renderNewsletterChecks(newsletters, chosen, `Newsletters from ${visit.brand.name}`), 'Save newsletters') : html`<p>${visit.brand.name} has no newsletters yet.</p>`}</section>
<section class="panel" id="password-section" aria-labelledby="password-title"><h2 id="password-title">Password</h2>${form(visit, 'password', passwordFields(account, errors), 'Change password', 'line')}</section>
<section class="panel" id="sessions" aria-labelledby="sessions-title"><h2 id="sessions-title">Where you are signed in</h2><p>${otherSessions === 0 ? 'In this browser only.' : `In this browser and in ${otherSessions} other${otherSessions === 1 ? '' : 's'}.`}</p>
${otherSessions > 0 && form(visit, 'sessions', confirmationFields(account, 'sessions-current', errors), 'Sign out everywhere else', 'line')}</section>
<section class="panel" id="data" aria-labelledby="data-title"><h2 id="data-title">Your data</h2><p>Download everything that is stored with your account: profile, newsletters, subscriptions, saved stories and what you follow.</p>
${form(visit, 'export', html``, 'Download your data', 'line')}
<h3>Delete your account</h3><p>Your profile, newsletters, saved stories and everything you follow are deleted at once, at every publication of the network.${status === 'subscriber' && html` Your access to ${visit.brand.subscription.title} ends too.`} This cannot be undone.</p>
${form(visit, 'delete', confirmationFields(account, 'delete-current', errors), 'Delete account', 'line')}</section>`,
  };
};
