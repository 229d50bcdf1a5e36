import { getDates } from '@masthead/texts/dates';
import { type Catalogue, getTexts } from '@masthead/texts/languages';
import type { UserAgent } from '../accounts/sessions.ts';
import type { Mail, MailKind } from '../mail/outbox.ts';
import type { SecurityChange } from '@masthead/texts/mails';
import type { Brand, BrandColors } from '../../content/publications/brands.ts';
import { type StorePage, toPageUrl } from './flowParams.ts';
import type { Visit } from './visit.ts';
import { Html, html } from '../mail/html.ts';

type EmailColors = Pick<BrandColors, 'paper' | 'ink' | 'accent' | 'onAccent' | 'rule'>;

/** A publication's name, colors and system fonts of headlines in its mails. */
type EmailBranding = {
  name: string;
  language: string;
  colors: EmailColors;
  /** Colors in a dark window, for the mail programs that read style sheets. */
  dark?: EmailColors | undefined;
  headlineFont: string;
};
/** A story in a mail: its headline with a line above and below. */
type EmailStory = { kicker: string | undefined; title: string; url: string; date: string };
/** The content of a mail: paragraphs, stories, an optional button and a footnote, which may end with a link. */
type EmailContent = {
  title: string;
  paragraphs: readonly string[];
  stories?: readonly EmailStory[];
  link?: { title: string; url: string };
  footnote: string;
  footnoteLink?: { title: string; url: string };
};

const renderEmailText = (
  { name }: EmailBranding,
  { title, paragraphs, stories = [], link, footnote, footnoteLink }: EmailContent,
): string =>
  [
    title,
    ...paragraphs,
    ...stories.map((story) => `${[story.kicker, story.title, story.date].filter(Boolean).join('\n')}\n${story.url}`),
    ...(link ? [`${link.title}:\n${link.url}`] : []),
    `-- \n${name}\n${footnote}${footnoteLink ? `\n${footnoteLink.title}: ${footnoteLink.url}` : ''}`,
  ].join('\n\n');

/** Mail programs without style sheets show the inline colors, so the dark ones must be `!important`. */
const renderDarkStyle = ({ paper, ink, accent, onAccent, rule }: EmailColors): Html =>
  html`<meta name="color-scheme" content="light dark"><style>${new Html(
    `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{background:${paper}!important;color:${ink}!important}.ink{color:${ink}!important;border-color:${ink}!important}.rule{border-color:${rule}!important}.kicker{color:${accent}!important}.button{background:${accent}!important;color:${onAccent}!important}}`,
  )}</style>`;

/** Renders the HTML part of a mail, without images or external files. */
const renderEmailHtml = (
  { name, language, colors, dark, headlineFont }: EmailBranding,
  { title, paragraphs, stories = [], link, footnote, footnoteLink }: EmailContent,
): string => {
  const { paper, ink, accent, onAccent, rule } = colors;
  const lines = (text: string): Html =>
    html`${text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}`;
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${dark && renderDarkStyle(dark)}</head>
<body style="margin:0;padding:24px 16px;background:${paper};color:${ink};font:16px/1.5 Arial,sans-serif"><div style="max-width:560px;margin:0 auto">
<p class="ink" style="margin:0 0 24px;padding-bottom:12px;border-bottom:1px solid ${ink};font:600 20px/1.2 ${headlineFont}">${name}</p>
<h1 style="margin:0 0 16px;font:600 26px/1.15 ${headlineFont}">${title}</h1>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${lines(paragraph)}</p>`)}
${stories.map(
  (
    story,
  ) => html`<div class="rule" style="padding:14px 0;border-top:1px solid ${rule}">${story.kicker !== undefined && html`<p class="kicker" style="margin:0 0 4px;color:${accent};font-size:13px;font-weight:600">${story.kicker}</p>`}
<p style="margin:0;font:600 19px/1.25 ${headlineFont}"><a class="ink" href="${story.url}" style="color:${ink};text-decoration:none">${story.title}</a></p>
<p style="margin:4px 0 0;font-size:13px">${story.date}</p></div>`,
)}
${link && html`<p style="margin:24px 0"><a class="button" href="${link.url}" style="display:inline-block;padding:12px 24px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none">${link.title}</a></p>`}
<p class="rule" style="margin:24px 0 0;padding-top:12px;border-top:1px solid ${rule};font-size:13px">${lines(footnote)}${footnoteLink && html` <a class="ink" href="${footnoteLink.url}" style="color:${ink}">${footnoteLink.title}</a>`}</p></div></body></html>`
    .text;
};

const toEmailBranding = ({ name, language, colors, dark, fonts }: Brand): EmailBranding => ({
  name,
  language,
  colors,
  dark,
  headlineFont: fonts.headlineFallback,
});

export const createMail = (
  brand: Brand,
  kind: MailKind,
  recipient: string,
  subject: string,
  content: EmailContent,
): Mail => ({
  kind,
  sender: brand.mail,
  recipient,
  subject,
  text: renderEmailText(toEmailBranding(brand), content),
  html: renderEmailHtml(toEmailBranding(brand), content),
});

/** The phone of a publication, else its email address. */
export const getContact = ({ brand: { support } }: Visit): string => support.phone ?? support.email;

/** Returns a URL for a mail. It contains no free text of the requester: only the promo code, the return path and the plan. */
export const toMailedUrl = ({ origin, brand, flowParams }: Visit, page: StorePage, token?: string): string => {
  const returnUrl = flowParams.returnUrl?.split(/[?#]/, 1)[0];
  return (
    origin +
    toPageUrl(
      page,
      {
        promoCode: flowParams.promoCode,
        source: brand.source,
        referrerDomain: brand.domain,
        returnUrl,
        plan: flowParams.plan,
      },
      token === undefined ? {} : { token },
    )
  );
};

type MailTexts = Catalogue['mails']['storeMailTexts'];
type StoreMail = ReturnType<MailTexts['confirmAccount']>;

const getMailTexts = ({ brand }: Visit): MailTexts => getTexts(brand.language).mails.storeMailTexts;

const createStoreMail = (
  visit: Visit,
  kind: MailKind,
  email: string,
  { subject, link, footnote = getMailTexts(visit).notRequested, ...content }: StoreMail & { footnote?: string },
  url: string,
): Mail => createMail(visit.brand, kind, email, subject, { ...content, link: { title: link, url }, footnote });

/** The mails of the store pages, in the language of the brand. */
export const storeMails = {
  confirmAccount: (visit: Visit, email: string, token: string): Mail => {
    const { name, subscription } = visit.brand;
    const text = getMailTexts(visit).confirmAccount(name, subscription.title, subscription.summary);
    return createStoreMail(visit, 'register', email, text, toMailedUrl(visit, 'Confirm', token));
  },
  alreadyRegistered: (visit: Visit, email: string): Mail => {
    const text = getMailTexts(visit).alreadyRegistered(visit.brand.name);
    return createStoreMail(visit, 'already-registered', email, text, toMailedUrl(visit, 'Login'));
  },
  confirmNewsletters: (visit: Visit, email: string, token: string, titles: readonly string[]): Mail => {
    const text = getMailTexts(visit).confirmNewsletters(visit.brand.name, titles.join(', '));
    return createStoreMail(visit, 'newsletters', email, text, toMailedUrl(visit, 'Confirm', token));
  },
  resetPassword: (visit: Visit, email: string, token: string): Mail => {
    const text = getMailTexts(visit).resetPassword(visit.brand.name);
    return createStoreMail(visit, 'reset', email, text, toMailedUrl(visit, 'ResetPassword', token));
  },
  noAccount: (visit: Visit, email: string): Mail => {
    const text = getMailTexts(visit).noAccount(visit.brand.name);
    return createStoreMail(visit, 'no-account', email, text, toMailedUrl(visit, 'default'));
  },
  passwordChanged: (visit: Visit, email: string): Mail => {
    const text = getMailTexts(visit).passwordChanged(visit.brand.name, getContact(visit));
    return createStoreMail(visit, 'password-changed', email, text, toMailedUrl(visit, 'ForgotPassword'));
  },
  securityChanged: (visit: Visit, email: string, change: SecurityChange): Mail => {
    const text = getMailTexts(visit).securityChanged(visit.brand.name, change, getContact(visit));
    return createStoreMail(visit, 'security-changed', email, text, toMailedUrl(visit, 'Security'));
  },
  newDevice: (visit: Visit, email: string, { browser, system }: UserAgent, now: Date): Mail => {
    const { brand } = visit;
    const device = getTexts(brand.language).storePages.accountPageTexts.device(browser, system);
    const time = getDates(brand.language).dateTime(now, brand.timeZone);
    const text = getMailTexts(visit).newDevice(brand.name, device, time, getContact(visit));
    return createStoreMail(visit, 'new-device', email, text, toMailedUrl(visit, 'ForgotPassword'));
  },
  /** To the present address. It contains the new one. */
  approveAddress: (visit: Visit, email: string, newEmail: string, token: string): Mail => {
    const text = getMailTexts(visit).approveAddress(visit.brand.name, newEmail, getContact(visit));
    return createStoreMail(visit, 'address', email, text, toMailedUrl(visit, 'ConfirmAddress', token));
  },
  /** To the new address. It does not contain the present one. */
  confirmAddress: (visit: Visit, newEmail: string, token: string): Mail => {
    const text = getMailTexts(visit).confirmAddress(visit.brand.name);
    return createStoreMail(visit, 'address', newEmail, text, toMailedUrl(visit, 'ConfirmAddress', token));
  },
  addressTaken: (visit: Visit, newEmail: string): Mail => {
    const text = getMailTexts(visit).addressTaken(visit.brand.name);
    return createStoreMail(visit, 'address', newEmail, text, toMailedUrl(visit, 'Login'));
  },
  accountDeleted: (visit: Visit, email: string): Mail => {
    const text = getMailTexts(visit).accountDeleted(visit.brand.name, getContact(visit));
    return createStoreMail(visit, 'account-deleted', email, text, visit.origin);
  },
} as const;
