import type { Mail } from '../mail/outbox.ts';
import type { StoreBrand } from '../registration/brands.ts';
import { mailOf } from '../registration/mails.ts';
import { type Fields, senderOf, type Submission } from './submission.ts';

/** Longest text of one field in a copy: anybody can have a copy sent to any address. */
const longestQuote = 1_000;

/** `first-name` as a person reads it: `First name`. */
const words = (name: string): string => {
  const spaced = name.replaceAll(/[-_]+/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** Labels of a host have at most 63 characters; bounds keep the search linear. */
const webAddress = /(?:https?:\/\/|www\.)\S+|(?<![@\w])(?:[a-z0-9-]{1,63}\.){1,10}[a-z]{2,24}\b(?:\/\S*)?/gi;

/** What may stand in a mail to an address that nobody has confirmed: no long texts, and nothing to click. */
export const quote = (text: string): string => {
  const short = text.length > longestQuote ? `${text.slice(0, longestQuote)} …` : text;
  return short.replaceAll(webAddress, '[web address]');
};

const listed = (fields: Fields, show: (text: string) => string): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const text = [value].flat().filter(Boolean).map(show).join(', ');
    return text === '' ? [] : [`${words(name)}: ${text}`];
  });

/** To the desk that the form belongs to: all that was sent; an answer goes to the sender. */
export const deskMail = (brand: StoreBrand, { form, fields }: Submission): Mail => {
  const sender = senderOf(fields);
  const letter = {
    title: words(form),
    paragraphs: listed(fields, (text) => text),
    footnote: sender === undefined ? 'The sender gave no e-mail address.' : `An answer to this mail goes to the sender, ${sender}.`,
  };
  return { ...mailOf(brand, 'form', brand.forms[form]?.desk ?? brand.support.email, `${words(form)} (${brand.name})`, letter), ...(sender !== undefined && { replyTo: sender }) };
};

/** To the sender: a copy, and the link to the document where the form asks for one. */
export const copyMail = (brand: StoreBrand, { form, fields }: Submission, recipient: string): Mail => {
  const document = brand.forms[form]?.document;
  return mailOf(brand, 'form-copy', recipient, document ? `${document.title} (${brand.name})` : `What you sent to ${brand.name}`, {
    title: document ? document.title : 'We have what you sent',
    paragraphs: ['This is a copy. Web addresses and what is longer than 1,000 characters are left out of it, but not of what we have.', ...listed(fields, quote)],
    ...(document && { link: { title: 'Open it', url: document.url } }),
    footnote: `Somebody entered this address in a form of ${brand.name}. It was not you? Then do nothing: it is on no list. Questions: ${brand.support.email}`,
  });
};
