import type { Mail } from '../mail/outbox.ts';
import type { StoreBrand } from '../registration/brands.ts';
import { mailOf } from '../registration/mails.ts';
import { type Fields, senderOf, type Submission } from './submission.ts';

/** `first-name` as a person reads it: `First name`. */
const words = (name: string): string => {
  const spaced = name
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const listed = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const text = [value].flat().filter(Boolean).join(', ');
    return text === '' ? [] : [`${words(name)}: ${text}`];
  });

/** To the desk that the form belongs to: all that was sent; an answer goes to the sender. */
export const deskMail = (brand: StoreBrand, { form, fields }: Submission): Mail => {
  const sender = senderOf(fields);
  const letter = {
    title: words(form),
    paragraphs: listed(fields),
    footnote:
      sender === undefined
        ? 'The sender gave no e-mail address.'
        : `An answer to this mail goes to the sender, ${sender}.`,
  };
  return {
    ...mailOf(brand, 'form', brand.forms[form]?.desk ?? brand.support.email, `${words(form)} (${brand.name})`, letter),
    ...(sender !== undefined && { replyTo: sender }),
  };
};

/**
 * To the address that a form gives: a fixed text, and the link to the document where the form offers one. Anybody can type
 * any address, so nothing that the sender wrote goes there.
 */
export const receiptMail = (brand: StoreBrand, { form }: Pick<Submission, 'form'>, recipient: string): Mail => {
  const document = brand.forms[form]?.document;
  return mailOf(
    brand,
    'form-copy',
    recipient,
    document ? `${document.title} (${brand.name})` : `${brand.name} has your form`,
    {
      title: document ? document.title : 'We have what you sent',
      paragraphs: [
        document
          ? 'You requested this document.'
          : 'Thank you. Your form has reached us, and we will reply if it needs a reply.',
      ],
      ...(document && { link: { title: 'Open it', url: document.url } }),
      footnote: `Somebody entered this address in a form of ${brand.name}. It was not you? Then do nothing: it is on no list. Questions: ${brand.support.email}`,
    },
  );
};
