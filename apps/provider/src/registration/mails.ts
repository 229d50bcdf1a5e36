import { letterHtml, letterText, type Letter, type LetterHead } from '../mail/letter.ts';
import type { Mail, MailKind } from '../mail/outbox.ts';
import type { StoreBrand } from './brands.ts';
import { type Page, pageLink } from './carried.ts';
import type { Visit } from './visit.ts';

export const letterHead = ({ name, language, colors }: StoreBrand): LetterHead => ({
  name,
  language,
  accent: colors.accent,
  ink: colors.ink,
  rule: colors.rule,
});

/** A mail of a publication. */
export const mailOf = (
  brand: StoreBrand,
  kind: MailKind,
  recipient: string,
  subject: string,
  letter: Letter,
): Mail => ({
  kind,
  sender: brand.mail,
  recipient,
  subject,
  text: letterText(letterHead(brand), letter),
  html: letterHtml(letterHead(brand), letter),
});

/** Nothing that the requester can word freely goes into a mail: of the parameters only the promo code and the path to return to. */
const linkTo = ({ origin, brand, carried }: Visit, page: Page, token?: string): string => {
  const returnUrl = carried.returnUrl?.split(/[?#]/, 1)[0];
  return (
    origin +
    pageLink(
      page,
      { promoCode: carried.promoCode, source: brand.source, referrerDomain: brand.domain, returnUrl },
      token === undefined ? {} : { token },
    )
  );
};

const unasked =
  'You did not request this? Then ignore this email: nothing changes, and no one has seen any of your data.';

/** The mails of the store, each to the owner of an address. */
export const storeMails = {
  confirmAccount: (visit: Visit, email: string, token: string): Mail =>
    mailOf(visit.brand, 'register', email, `Confirm your account at ${visit.brand.name}`, {
      title: 'Confirm your email address',
      paragraphs: [
        `Welcome to ${visit.brand.name}. Follow the link within two days to confirm this address and choose your password. Your account is ready after that.`,
      ],
      link: { title: 'Choose your password', url: linkTo(visit, 'Confirm', token) },
      footnote: unasked,
    }),
  alreadyRegistered: (visit: Visit, email: string): Mail =>
    mailOf(visit.brand, 'already-registered', email, `You have an account at ${visit.brand.name}`, {
      title: 'You already have an account',
      paragraphs: [
        'Someone, most likely you, has just tried to register with this address. It already has an account, so no second one was created and nothing was changed.',
        'Sign in as usual. If you have forgotten your password, the sign-in page emails you a link to choose another one.',
      ],
      link: { title: 'Sign in', url: linkTo(visit, 'Login') },
      footnote: unasked,
    }),
  confirmNewsletters: (visit: Visit, email: string, token: string, titles: readonly string[]): Mail =>
    mailOf(visit.brand, 'newsletters', email, `Confirm your newsletters from ${visit.brand.name}`, {
      title: 'Confirm your newsletters',
      paragraphs: [`You chose: ${titles.join(', ')}. Follow the link within two days, and they begin to arrive.`],
      link: { title: 'Confirm my newsletters', url: linkTo(visit, 'Confirm', token) },
      footnote: unasked,
    }),
  resetPassword: (visit: Visit, email: string, token: string): Mail =>
    mailOf(visit.brand, 'reset', email, `Choose a new password for ${visit.brand.name}`, {
      title: 'Choose a new password',
      paragraphs: ['Follow the link within an hour. It works once.'],
      link: { title: 'Choose a new password', url: linkTo(visit, 'ResetPassword', token) },
      footnote: unasked,
    }),
  noAccount: (visit: Visit, email: string): Mail =>
    mailOf(visit.brand, 'no-account', email, `No account with this address at ${visit.brand.name}`, {
      title: 'There is no account with this address',
      paragraphs: [
        'Someone, most likely you, has requested a new password. There is no account with this address; perhaps you registered with another one.',
      ],
      link: { title: 'Create an account', url: linkTo(visit, 'default') },
      footnote: unasked,
    }),
  passwordChanged: (visit: Visit, email: string): Mail =>
    mailOf(visit.brand, 'password-changed', email, `Your password at ${visit.brand.name} was changed`, {
      title: 'Your password was changed',
      paragraphs: [
        'Every other browser was signed out.',
        `If this was not you, choose another password at once and call us: ${visit.brand.support.phone}.`,
      ],
      link: { title: 'Choose another password', url: linkTo(visit, 'ForgotPassword') },
      footnote: 'You receive this because the password of your account was changed.',
    }),
} as const;
