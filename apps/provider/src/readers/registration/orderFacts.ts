import { getDates } from '@masthead/texts/dates';
import { getTexts } from '@masthead/texts/languages';
import { formatPrice } from '@masthead/texts/numbers';
import type { Billing } from '../../db/tables/accounts.ts';
import type { Brand, Plan } from '../../content/publications/brands.ts';
import { getPeriodEnd, type Order } from '../accounts/orders.ts';
import { listCountries } from './countries.ts';

/** A term with its value, for pages and mails. */
type OrderFact = { label: string; value: string };

/** The page of the site that sells the plans. */
export const offerPath = '/subscribe/';

/** Returns the plan of a key. Flow parameters contain only keys of the brand's plans. */
export const findPlan = ({ plans }: Brand, key: string | undefined): Plan | undefined =>
  plans.find((plan) => plan.key === key);

/** Formats a price with its period: "$190 a year". */
export const formatPlanPrice = (
  { language }: Brand,
  { price, currency, period }: Pick<Plan, 'price' | 'currency' | 'period'>,
): string => getTexts(language).plans.planTexts.price(formatPrice(price, currency, language), period);

/** Formats the price of an order, which stays that of its day. */
const formatOrderPrice = (brand: Brand, { priceCents, ...order }: Order): string =>
  formatPlanPrice(brand, { ...order, price: priceCents / 100 });

export const formatOrderDate = ({ language, timeZone }: Brand, date: Date): string =>
  getDates(language).date(date, timeZone);

/** Returns plan, price, number and dates of an order. */
export const listOrderFacts = (brand: Brand, order: Order, now: Date): OrderFact[] => {
  const { orderTexts: texts } = getTexts(brand.language).plans;
  return [
    { label: texts.plan, value: order.planName },
    { label: texts.price, value: formatOrderPrice(brand, order) },
    { label: texts.number, value: order.number },
    { label: texts.ordered, value: formatOrderDate(brand, order.orderedAt) },
    order.endsAt
      ? { label: texts.ends, value: formatOrderDate(brand, order.endsAt) }
      : { label: texts.renews, value: formatOrderDate(brand, getPeriodEnd(order, now)) },
  ];
};

/** Returns the lines of an invoice's address. */
export const listBillingLines = (
  { language }: Brand,
  { name, company, street, city, countryCode, reference }: Billing,
): string[] => {
  const country = listCountries(language).find(({ code }) => code === countryCode)?.name ?? countryCode;
  const { reference: label } = getTexts(language).plans.orderTexts;
  return [name, company, street, city, country, reference && `${label}: ${reference}`].filter((line) => line !== '');
};
