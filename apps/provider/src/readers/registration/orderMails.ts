import { getTexts } from '@masthead/texts/languages';
import type { Account } from '../accounts/accounts.ts';
import type { Order } from '../accounts/orders.ts';
import type { Mail } from '../mail/outbox.ts';
import { createMail, getContact, toMailedUrl } from './mails.ts';
import { formatOrderDate, listBillingLines, listOrderFacts } from './orderFacts.ts';
import type { Visit } from './visit.ts';

const toLines = (facts: readonly { label: string; value: string }[]): string =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\n');

const getTextsOf = ({ brand }: Visit) => getTexts(brand.language).plans.orderMailTexts;

const toSubscriptionUrl = (visit: Visit): string => `${toMailedUrl(visit, 'MyAccount')}#subscription`;

/** The receipt of an order, and its copy for the desk, which sends the invoice. */
export const createOrderMails = (visit: Visit, { email }: Pick<Account, 'email'>, order: Order, now: Date): Mail[] => {
  const { brand } = visit;
  const texts = getTextsOf(visit);
  const { orderTexts } = getTexts(brand.language).plans;
  const { subject, title, started, invoice, link, footnote } = texts.receipt(brand.subscription.title, order.number);
  const facts = toLines(listOrderFacts(brand, order, now));
  const billing = `${orderTexts.invoice}:\n${listBillingLines(brand, order.billing).join('\n')}`;
  const deskTitle = texts.desk.ordered(order.number);
  const origin = toLines([
    { label: texts.desk.reader, value: email },
    { label: texts.desk.code, value: `${order.promoCode}, ${order.source}` },
  ]);
  return [
    createMail(brand, 'order', email, subject, {
      title,
      paragraphs: [started, facts, billing, invoice, texts.contact(getContact(visit))],
      link: { title: link, url: toSubscriptionUrl(visit) },
      footnote,
    }),
    {
      ...createMail(brand, 'order-desk', brand.support.email, deskTitle, {
        title: deskTitle,
        paragraphs: [texts.desk.text, facts, billing, origin],
        footnote: texts.desk.footnote(brand.name),
      }),
      replyTo: email,
    },
  ];
};

/** Notifies the desk that an order is canceled. It names the order only, so that it outlives the account. */
export const createDeskCancellation = ({ brand }: Visit, order: Order, now: Date): Mail => {
  const { desk } = getTexts(brand.language).plans.orderMailTexts;
  const title = desk.canceled(order.number);
  return createMail(brand, 'order-desk', brand.support.email, title, {
    title,
    paragraphs: [desk.canceledText, toLines(listOrderFacts(brand, order, now))],
    footnote: desk.footnote(brand.name),
  });
};

/** The confirmation of a cancellation, and its copy for the desk. */
export const createCancellationMails = (
  visit: Visit,
  { email }: Pick<Account, 'email'>,
  order: Order,
  now: Date,
): Mail[] => {
  const { brand } = visit;
  const texts = getTextsOf(visit);
  const { subject, link, footnote, ...content } = texts.canceled(
    brand.subscription.title,
    formatOrderDate(brand, order.endsAt ?? now),
  );
  return [
    createMail(brand, 'order-canceled', email, subject, {
      title: content.title,
      paragraphs: [...content.paragraphs, toLines(listOrderFacts(brand, order, now)), texts.contact(getContact(visit))],
      link: { title: link, url: toSubscriptionUrl(visit) },
      footnote,
    }),
    createDeskCancellation(visit, order, now),
  ];
};
