import type { Mail } from '../mail/outbox.ts';
import type { Brand } from '../brands/brands.ts';
import { createMail } from '../registration/mails.ts';
import { type Fields, getSenderEmail, type Submission } from './submission.ts';

/** `first-name` as a person reads it: `First name`. */
const toLabel = (name: string): string => {
  const spaced = name
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const toParagraphs = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const text = [value].flat().filter(Boolean).join(', ');
    return text === '' ? [] : [`${toLabel(name)}: ${text}`];
  });

/** To the desk that the form belongs to: all that was sent; an answer goes to the sender. */
export const createDeskMail = (brand: Brand, { form, fields }: Submission): Mail => {
  const sender = getSenderEmail(fields);
  const content = {
    title: toLabel(form),
    paragraphs: toParagraphs(fields),
    footnote:
      sender === undefined
        ? 'The sender gave no e-mail address.'
        : `An answer to this mail goes to the sender, ${sender}.`,
  };
  return {
    ...createMail(
      brand,
      'form',
      brand.forms[form]?.desk ?? brand.support.email,
      `${toLabel(form)} (${brand.name})`,
      content,
    ),
    ...(sender !== undefined && { replyTo: sender }),
  };
};

/**
 * To the address that a form gives: a fixed text, and the link to the document where the form offers one. Anybody can type
 * any address, so nothing that the sender wrote goes there.
 */
export const createReceiptMail = (brand: Brand, { form }: Pick<Submission, 'form'>, recipient: string): Mail => {
  const document = brand.forms[form]?.document;
  return createMail(
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
