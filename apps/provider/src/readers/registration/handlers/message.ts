import { getTexts } from '@masthead/texts/languages';
import { cookieNames, type NewCookie, readServiceCookie } from '../../accounts/cookies.ts';
import type { PageHandler } from '../deps.ts';
import { toPageUrl } from '../flowParams.ts';
import { getEmailIssue } from '../form.ts';
import { getContact } from '../mails.ts';
import { redirectTo } from '../responses.ts';
import { pageResponse, type View } from '../views/layout.ts';
import { mailSentView, messageView } from '../views/register.ts';
import type { Visit } from '../visit.ts';

/** Lifetime of the address in the message, in ms. */
const recipientLifetimeMs = 10 * 60_000;

/** The recipient of the mail by the cookie, which a subdomain may set: it is validated. */
const getRecipient = ({ request, brand }: Visit): string | undefined => {
  const email = readServiceCookie(request, cookieNames.recipient);
  return email !== undefined && getEmailIssue(brand.language, email) === undefined ? email : undefined;
};

const getMessageTexts = ({ brand }: Visit) => getTexts(brand.language).storeMessages.storeMessageTexts;

const newslettersConfirmedView = (visit: Visit, link: 'choosePassword' | 'myNewsletters'): View => {
  const texts = getMessageTexts(visit).newslettersConfirmed;
  const url =
    link === 'choosePassword'
      ? toPageUrl('ForgotPassword', visit.flowParams)
      : `${toPageUrl('MyAccount', visit.flowParams)}#email-preferences`;
  return messageView(visit, texts.title, texts.text, { title: texts[link], url });
};

const addressView = (visit: Visit, name: 'sent' | 'halfConfirmed' | 'changed' | 'notChanged'): View => {
  const texts = getTexts(visit.brand.language).accountSecurity.addressTexts;
  const { title, text } = texts.messages[name];
  return messageView(visit, title, text, { title: texts.toAccount, url: toPageUrl('MyAccount', visit.flowParams) });
};

/** The pages after a form, by the `message` parameter of their URL. */
const messageViews = {
  'registration-sent': (visit) =>
    mailSentView(visit, getRecipient(visit), getMessageTexts(visit).nextAfterRegister, 'sign-in'),
  'password-link-sent': (visit) =>
    mailSentView(visit, getRecipient(visit), getMessageTexts(visit).nextAfterForgot, 'sign-in'),
  'newsletters-sent': (visit) =>
    mailSentView(visit, getRecipient(visit), getMessageTexts(visit).nextAfterNewsletters, 'site'),
  'newsletters-confirmed': (visit) => newslettersConfirmedView(visit, 'myNewsletters'),
  'newsletters-confirmed-without-password': (visit) => newslettersConfirmedView(visit, 'choosePassword'),
  'already-registered': (visit) => {
    const { title, text, link } = getMessageTexts(visit).alreadyRegistered;
    return messageView(visit, title, text, { title: link, url: toPageUrl('Login', visit.flowParams) });
  },
  'lost-authenticator': (visit) => {
    const { title, text, link } = getTexts(visit.brand.language).accountSecurity.lostAuthenticatorTexts(
      getContact(visit),
    );
    return messageView(visit, title, text, { title: link, url: toPageUrl('SecondStep', visit.flowParams) });
  },
  'address-sent': (visit) => addressView(visit, 'sent'),
  'address-half-confirmed': (visit) => addressView(visit, 'halfConfirmed'),
  'address-changed': (visit) => addressView(visit, 'changed'),
  'address-not-changed': (visit) => addressView(visit, 'notChanged'),
  'account-deleted': (visit) => {
    const { title, text, link } = getMessageTexts(visit).deleted;
    return messageView(visit, title, text, { title: link, url: '/' });
  },
} as const satisfies Record<string, (visit: Visit) => View>;
type MessageName = keyof typeof messageViews;

/** Redirects to the message after a form, so that Back, Forward and reloading never send the form again. */
export const redirectToMessage = (
  visit: Visit,
  message: MessageName,
  cookies: readonly NewCookie[] = [],
  headers: Record<string, string> = {},
): Response => redirectTo(visit, toPageUrl('Message', visit.flowParams, { message }), cookies, headers);

/** Redirects to the message about a mail. A short-lived cookie carries the recipient, so that the URL does not. */
export const redirectToMailSent = (visit: Visit, message: MessageName, recipient: string, now: Date): Response =>
  redirectToMessage(visit, message, [
    {
      name: cookieNames.recipient,
      value: recipient,
      expiresAt: new Date(now.getTime() + recipientLifetimeMs),
      readableBy: 'service',
    },
  ]);

const isMessageName = (name: string): name is MessageName => Object.hasOwn(messageViews, name);

/** `/Registration/Message.aspx`: the page after a form. It changes nothing. */
export const messagePage: PageHandler = async (_deps, visit, _form, session) => {
  const name = new URL(visit.request.url).searchParams.get('message') ?? '';
  if (isMessageName(name)) return pageResponse(visit, session ? 'in' : 'out', messageViews[name](visit));
  const { title, text, link } = getMessageTexts(visit).notFound;
  return pageResponse(visit, session ? 'in' : 'out', messageView(visit, title, text, { title: link, url: '/' }), 404);
};
