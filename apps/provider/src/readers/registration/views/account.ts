import { getTexts } from '@masthead/texts/languages';
import type { Account } from '../../accounts/accounts.ts';
import type { Newsletter } from '../../accounts/newsletters.ts';
import type { ListedSession } from '../../accounts/sessions.ts';
import type { DigestChoice } from '../../accounts/digests.ts';
import { getPeriodEnd, type Order } from '../../accounts/orders.ts';
import { toPageUrl } from '../flowParams.ts';
import { formatOrderDate, listBillingLines, listOrderFacts, offerPath } from '../orderFacts.ts';
import type { FieldErrors } from '../form.ts';
import { type Html, html } from '../../mail/html.ts';
import type { Visit } from '../visit.ts';
import {
  renderFlowParamFields,
  renderCountry,
  renderErrorSummary,
  renderField,
  renderDigestChoices,
  renderNewsletterChecks,
  renderNotice,
  renderPasswordField,
} from './fields.ts';
import type { View } from './layout.ts';

export type AccountViewProps = {
  account: Account;
  /** Unsaved values of the profile form after a validation error. */
  typed?: Partial<Account> | undefined;
  newsletters: readonly Newsletter[];
  chosen: ReadonlySet<string>;
  /** How much of the profile is filled in. */
  percent: number;
  status: 'subscriber' | 'registrant';
  /** The order that the subscription comes from. Subscriptions that the desk begins have none. */
  order: Order | undefined;
  now: Date;
  /** The chosen digest; undefined where the publication has none. */
  digest: DigestChoice | undefined;
  sessions: readonly (ListedSession & { isCurrent: boolean })[];
  saved?: string | undefined;
  errors?: FieldErrors;
};

const form = ({ flowParams }: Visit, name: string, fields: Html, button: string, look = ''): Html =>
  html`<form method="post" action="/Registration/MyAccount.aspx" novalidate>${renderFlowParamFields(flowParams)}<input type="hidden" name="form" value="${name}">${fields}<button class="btn ${look}" type="submit">${button}</button></form>`;

const getFields = ({ brand }: Visit) => getTexts(brand.language).storePages.storeFieldTexts;

const profileFields = (visit: Visit, account: Account, errors: FieldErrors): Html => {
  const fields = getFields(visit);
  return html`<div class="pair">${renderField({ name: 'firstName', label: fields.firstName, value: account.firstName, autocomplete: 'given-name', error: errors.firstName })}
${renderField({ name: 'lastName', label: fields.lastName, value: account.lastName, autocomplete: 'family-name', error: errors.lastName })}</div>
${renderField({ name: 'middleName', label: fields.middleName, value: account.middleName, autocomplete: 'additional-name', optional: fields.optional })}
<div class="pair">${renderField({ name: 'title', label: fields.jobTitle, value: account.title, autocomplete: 'organization-title', optional: fields.optional })}
${renderField({ name: 'firmName', label: fields.company, value: account.firmName, autocomplete: 'organization', optional: fields.optional })}</div>
${renderCountry(visit, { value: account.countryCode, autocomplete: 'country', optional: fields.optional })}`;
};

const passwordFields = (visit: Visit, account: Account, errors: FieldErrors): Html => {
  const fields = getFields(visit);
  return html`<input type="text" name="username" value="${account.email}" autocomplete="username" aria-label="${fields.email}" readonly hidden>
${renderField({ name: 'current', label: fields.currentPassword, type: 'password', autocomplete: 'current-password', error: errors.current, maxLength: 1000 })}
${renderField({ name: 'password', label: fields.newPassword, type: 'password', autocomplete: 'new-password', hint: fields.passwordHint, error: errors.password, maxLength: 1000 })}`;
};

/** The signed-in browsers. With others it is a form that signs out chosen ones or all of them. */
const renderSessions = (
  visit: Visit,
  account: Account,
  sessions: AccountViewProps['sessions'],
  errors: FieldErrors,
): Html => {
  const { brand } = visit;
  const texts = getTexts(brand.language).storePages.accountPageTexts;
  const describe = ({ browser, system, createdAt, lastSeenAt }: ListedSession): Html =>
    html`${texts.device(browser, system)}<small>${texts.lastUsed(formatOrderDate(brand, lastSeenAt), formatOrderDate(brand, createdAt))}</small>`;
  const own = sessions.filter(({ isCurrent }) => isCurrent);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const error = errors['sessions-list'];
  const list = html`<ul class="points all">${own.map((session) => html`<li><b>${texts.thisBrowser}</b>${describe(session)}</li>`)}</ul>`;
  if (others.length === 0) return html`<p>${texts.sessions(0)}</p>${list}`;
  return html`<p>${texts.sessions(others.length)}</p>${list}
${form(
  visit,
  'sessions',
  html`<fieldset id="sessions-list"${error && html` aria-describedby="sessions-list-error"`}><legend>${texts.sessionsLede}</legend>${others.map((session) => html`<div class="check"><input type="checkbox" id="session-${session.id}" name="session" value="${session.id}"><label for="session-${session.id}">${describe(session)}</label></div>`)}
${error && html`<p class="wrong" id="sessions-list-error">${error}</p>`}</fieldset>
${renderPasswordField(visit, account, 'sessions-current', errors)}
<button class="btn line" type="submit" name="end" value="chosen">${texts.signOutChosen}</button>`,
  texts.signOutElsewhere,
  'line',
)}`;
};

/** The subscription that was ordered here: its facts, the invoice's address, and the button that cancels it. */
const renderOrder = (visit: Visit, order: Order, now: Date): Html => {
  const { brand } = visit;
  const { orderTexts: texts } = getTexts(brand.language).plans;
  const rows = [
    ...listOrderFacts(brand, order, now),
    { label: texts.invoice, value: listBillingLines(brand, order.billing).join(', ') },
  ];
  return html`<section class="panel" id="subscription" aria-labelledby="subscription-title"><h2 id="subscription-title">${texts.subscription}</h2>
<dl class="facts">${rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${
  order.endsAt
    ? html`<p>${texts.canceled(formatOrderDate(brand, order.endsAt))}</p>`
    : form(
        visit,
        'cancel',
        html`<p>${texts.cancelText(formatOrderDate(brand, getPeriodEnd(order, now)))}</p>`,
        texts.cancel,
        'line',
      )
}</section>`;
};

/** Renders account settings, email preferences, password and sessions (§2.7). */
export const accountView = (
  visit: Visit,
  {
    account,
    typed,
    newsletters,
    chosen,
    percent,
    status,
    order,
    now,
    digest,
    sessions,
    saved,
    errors = {},
  }: AccountViewProps,
): View => {
  const {
    accountPageTexts: texts,
    storeFieldTexts,
    storeFrameTexts: frame,
  } = getTexts(visit.brand.language).storePages;
  const { sections } = texts;
  const shownOrder = status === 'subscriber' ? order : undefined;
  const jumps = [
    ...(shownOrder ? [['subscription', getTexts(visit.brand.language).plans.orderTexts.subscription]] : []),
    ...Object.entries(sections),
  ];
  const savedMessage =
    saved !== undefined && Object.hasOwn(texts.saved, saved)
      ? texts.saved[saved as keyof typeof texts.saved]
      : undefined;
  return {
    title: Object.keys(errors).length > 0 ? frame.error(frame.myAccount) : frame.myAccount,
    intro: html`<p class="kicker">${frame.myAccount}</p><h1>${texts.hello} ${`${account.firstName} ${account.lastName}`.trim() || account.email}</h1>
<p><span class="badge ${status === 'subscriber' && 'full'}">${texts[status]}</span></p>
<dl class="facts"><div><dt>${storeFieldTexts.email}</dt><dd>${account.email}</dd></div><div><dt>${visit.brand.subscription.title}</dt><dd>${status === 'subscriber' ? texts.active : html`<a href="${visit.brand.plans.length > 0 ? offerPath : toPageUrl('Newsletters', visit.flowParams)}">${texts.subscribe}</a>`}</dd></div>
<div><dt>${texts.profile}</dt><dd>${texts.complete(percent)}</dd></div></dl><progress max="100" value="${percent}" aria-label="${texts.completion}"></progress>
<nav aria-label="${texts.onThisPage}"><ul class="jumps">${jumps.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
<p><a href="/">${texts.backTo(visit.brand.name)}</a></p>`,
    main: html`${savedMessage && renderNotice(savedMessage)}${renderErrorSummary(visit, errors)}
${shownOrder && renderOrder(visit, shownOrder, now)}
<section class="panel" id="profile" aria-labelledby="profile-title"><h2 id="profile-title">${sections.profile}</h2>${form(visit, 'profile', profileFields(visit, { ...account, ...typed }, errors), texts.saveProfile)}</section>
<section class="panel" id="email-preferences" aria-labelledby="newsletters-title"><h2 id="newsletters-title">${sections['email-preferences']}</h2>
${newsletters.length > 0 ? form(visit, 'newsletters', renderNewsletterChecks(newsletters, chosen, texts.newslettersFrom(visit.brand.name)), texts.saveNewsletters) : html`<p>${texts.noNewsletters(visit.brand.name)}</p>`}
${digest && form(visit, 'digest', renderDigestChoices(digest, visit), texts.saveDigest)}</section>
<section class="panel" id="password-section" aria-labelledby="password-title"><h2 id="password-title">${sections['password-section']}</h2>${form(visit, 'password', passwordFields(visit, account, errors), texts.changePassword, 'line')}
<p><a href="${toPageUrl('Security', visit.flowParams)}">${getTexts(visit.brand.language).accountSecurity.securityPageTexts.title}</a></p></section>
<section class="panel" id="sessions" aria-labelledby="sessions-title"><h2 id="sessions-title">${sections.sessions}</h2>${renderSessions(visit, account, sessions, errors)}</section>
<section class="panel" id="data" aria-labelledby="data-title"><h2 id="data-title">${sections.data}</h2><p>${texts.dataLede}</p>
${form(visit, 'export', renderPasswordField(visit, account, 'export-current', errors), texts.downloadData, 'line')}
<h3>${texts.deleteTitle}</h3><p>${texts.deleteLede}${status === 'subscriber' && texts.accessEnds(visit.brand.subscription.title)} ${texts.notUndone}</p>
${form(visit, 'delete', renderPasswordField(visit, account, 'delete-current', errors), texts.deleteAccount, 'line')}</section>`,
  };
};
