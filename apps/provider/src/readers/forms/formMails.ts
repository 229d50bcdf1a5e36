import { getTexts } from '@masthead/texts/languages';
import type { Mail } from '../mail/outbox.ts';
import type { Brand } from '../../content/publications/brands.ts';
import { createMail } from '../registration/mails.ts';
import type { Fields, Submission } from './submission.ts';

/** Converts a field name to a label: `first-name` to `First name`. */
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

const getFormTexts = ({ language }: Brand) => getTexts(language).mails.formMailTexts;

/** Creates the mail to the desk of a form, with all fields. Replies go to `sender`, the valid address in the form. */
export const createDeskMail = (brand: Brand, { form, fields }: Submission, sender: string | undefined): Mail => {
  const texts = getFormTexts(brand);
  const content = {
    title: toLabel(form),
    paragraphs: toParagraphs(fields),
    footnote: sender === undefined ? texts.noSender : texts.repliesTo(sender),
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
 * Creates the receipt to the address in a form: a fixed text, and a link to the document if the form offers one. It
 * contains nothing that the sender wrote, since the address may belong to another person.
 */
export const createReceiptMail = (brand: Brand, { form }: Pick<Submission, 'form'>, recipient: string): Mail => {
  const texts = getFormTexts(brand);
  const document = brand.forms[form]?.document;
  return createMail(
    brand,
    'form-copy',
    recipient,
    document ? `${document.title} (${brand.name})` : texts.receivedBy(brand.name),
    {
      title: document ? document.title : texts.received,
      paragraphs: [document ? texts.requested : texts.thanks],
      ...(document && { link: { title: texts.openDocument, url: new URL(document.url, brand.origins[0]).href } }),
      footnote: texts.footnote(brand.name, brand.support.email),
    },
  );
};
