import { getDates } from '@masthead/texts/dates';
import { type Catalogue, getTexts } from '@masthead/texts/languages';
import { renderEmailHtml, renderEmailText, type EmailContent, type EmailBranding } from '../mail/emailTemplate.ts';
import type { UserAgent } from '../accounts/userAgent.ts';
import type { Mail, MailKind } from '../mail/outbox.ts';
import type { SecurityChange } from '@masthead/texts/mails';
import type { Brand } from '../../content/publications/brands.ts';
import { type StorePage, toPageUrl } from './flowParams.ts';
import type { Visit } from './visit.ts';

/** Returns the branding of a publication's mails. */
const toEmailBranding = ({ name, language, colors, dark, fonts }: Brand): EmailBranding => ({
  name,
  language,
  colors,
  dark,
  headlineFont: fonts.headlineFallback,
});

/** Creates a mail in a publication's name. */
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
  /** To the present address, which is told the new one. */
  approveAddress: (visit: Visit, email: string, newEmail: string, token: string): Mail => {
    const text = getMailTexts(visit).approveAddress(visit.brand.name, newEmail, getContact(visit));
    return createStoreMail(visit, 'address', email, text, toMailedUrl(visit, 'ConfirmAddress', token));
  },
  /** To the new address, which is not told the present one. */
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
