import { renderEmailHtml, renderEmailText, type EmailContent, type EmailBranding } from '../mail/emailTemplate.ts';
import type { Mail, MailKind } from '../mail/outbox.ts';
import type { Brand } from '../brands/brands.ts';
import { type StorePage, toPageUrl } from './flowParams.ts';
import type { Visit } from './visit.ts';

/** Returns the branding of a publication's mails. */
export const toEmailBranding = ({ name, language, colors }: Brand): EmailBranding => ({
  name,
  language,
  accent: colors.accent,
  ink: colors.ink,
  rule: colors.rule,
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

/** Returns a URL for a mail. It contains no free text of the requester: only the promo code and the return path. */
const toMailedUrl = ({ origin, brand, flowParams }: Visit, page: StorePage, token?: string): string => {
  const returnUrl = flowParams.returnUrl?.split(/[?#]/, 1)[0];
  return (
    origin +
    toPageUrl(
      page,
      { promoCode: flowParams.promoCode, source: brand.source, referrerDomain: brand.domain, returnUrl },
      token === undefined ? {} : { token },
    )
  );
};

const notRequestedFootnote =
  'If you did not request this, ignore this email: nothing changes, and no one has seen any of your data.';

/** The mails of the store pages. */
export const storeMails = {
  confirmAccount: (visit: Visit, email: string, token: string): Mail =>
    createMail(visit.brand, 'register', email, `Confirm your account at ${visit.brand.name}`, {
      title: 'Confirm your email address',
      paragraphs: [
        `Welcome to ${visit.brand.name}. Follow the link within two days to confirm this address and choose your password. Your account is ready after that.`,
        `A subscription to ${visit.brand.subscription.title} is separate. ${visit.brand.subscription.summary}`,
      ],
      link: { title: 'Choose your password', url: toMailedUrl(visit, 'Confirm', token) },
      footnote: notRequestedFootnote,
    }),
  alreadyRegistered: (visit: Visit, email: string): Mail =>
    createMail(visit.brand, 'already-registered', email, `You have an account at ${visit.brand.name}`, {
      title: 'You already have an account',
      paragraphs: [
        'Someone, most likely you, has just tried to register with this address. It already has an account, so no second one was created and nothing was changed.',
        'Sign in as usual. If you have forgotten your password, the sign-in page emails you a link to choose another one.',
      ],
      link: { title: 'Sign in', url: toMailedUrl(visit, 'Login') },
      footnote: notRequestedFootnote,
    }),
  confirmNewsletters: (visit: Visit, email: string, token: string, titles: readonly string[]): Mail =>
    createMail(visit.brand, 'newsletters', email, `Confirm your newsletters from ${visit.brand.name}`, {
      title: 'Confirm your newsletters',
      paragraphs: [`You chose: ${titles.join(', ')}. Follow the link within two days, and they begin to arrive.`],
      link: { title: 'Confirm my newsletters', url: toMailedUrl(visit, 'Confirm', token) },
      footnote: notRequestedFootnote,
    }),
  resetPassword: (visit: Visit, email: string, token: string): Mail =>
    createMail(visit.brand, 'reset', email, `Choose a new password for ${visit.brand.name}`, {
      title: 'Choose a new password',
      paragraphs: ['Follow the link within an hour. It works once.'],
      link: { title: 'Choose a new password', url: toMailedUrl(visit, 'ResetPassword', token) },
      footnote: notRequestedFootnote,
    }),
  noAccount: (visit: Visit, email: string): Mail =>
    createMail(visit.brand, 'no-account', email, `No account with this address at ${visit.brand.name}`, {
      title: 'There is no account with this address',
      paragraphs: [
        'Someone, most likely you, has requested a new password. There is no account with this address; perhaps you registered with another one.',
      ],
      link: { title: 'Create an account', url: toMailedUrl(visit, 'default') },
      footnote: notRequestedFootnote,
    }),
  passwordChanged: (visit: Visit, email: string): Mail =>
    createMail(visit.brand, 'password-changed', email, `Your password at ${visit.brand.name} was changed`, {
      title: 'Your password was changed',
      paragraphs: [
        'Every other browser was signed out.',
        `If this was not you, choose another password at once and call us: ${visit.brand.support.phone}.`,
      ],
      link: { title: 'Choose another password', url: toMailedUrl(visit, 'ForgotPassword') },
      footnote: 'You receive this because the password of your account was changed.',
    }),
  accountDeleted: (visit: Visit, email: string): Mail =>
    createMail(visit.brand, 'account-deleted', email, `Your account at ${visit.brand.name} was deleted`, {
      title: 'Your account was deleted',
      paragraphs: [
        'Your profile, your newsletters and your reading list were deleted with it. You can register with this address again at any time.',
        `If this was not you, call us: ${visit.brand.support.phone}.`,
      ],
      link: { title: `Go to ${visit.brand.name}`, url: visit.origin },
      footnote: 'You receive this because the account with this address was deleted. It is the last email about it.',
    }),
} as const;
