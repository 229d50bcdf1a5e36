import { getTexts } from '@masthead/texts/languages';
import type { Plan } from '../../../content/publications/brands.ts';
import type { Billing } from '../../../db/tables/accounts.ts';
import { canOrder, placeOrder } from '../../accounts/orders.ts';
import type { Session } from '../../accounts/sessions.ts';
import { allowClientMail } from '../../mail/mailLimits.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { isCountry } from '../countries.ts';
import { isPost, type StoreDeps } from '../deps.ts';
import { toPageUrl } from '../flowParams.ts';
import { readLine, toFieldErrors } from '../form.ts';
import { createOrderMails } from '../orderMails.ts';
import { redirectTo } from '../responses.ts';
import { pageResponse } from '../views/layout.ts';
import { orderView } from '../views/order.ts';
import { messageView } from '../views/register.ts';
import type { Visit } from '../visit.ts';

const readBilling = (form: URLSearchParams): Billing => {
  const country = readLine(form, 'countryCode');
  return {
    name: readLine(form, 'name', 100),
    company: readLine(form, 'company', 100),
    street: readLine(form, 'street', 100),
    city: readLine(form, 'city', 100),
    countryCode: isCountry(country) ? country : '',
    reference: readLine(form, 'reference', 100),
  };
};

const alreadySubscribed = (visit: Visit): Response => {
  const { orderTexts: texts } = getTexts(visit.brand.language).plans;
  const url = `${toPageUrl('MyAccount', { ...visit.flowParams, plan: undefined })}#subscription`;
  const view = messageView(visit, texts.already, texts.alreadyText, { title: texts.toAccount, url });
  return pageResponse(visit, 'in', view);
};

/** The order of a plan (§7.2): GET shows the form, POST stores the order. Payment is by invoice: no card data exist. */
export const orderPage = async (
  deps: StoreDeps,
  visit: Visit,
  form: URLSearchParams,
  { account }: Session,
  plan: Plan,
): Promise<Response> => {
  const { db, clock, jobs, wakeOutbox } = deps;
  const { brand, flowParams } = visit;
  const { email } = account;
  if (!(await canOrder(db, account.id))) return alreadySubscribed(visit);
  if (!isPost(visit)) {
    const name = `${account.firstName} ${account.lastName}`.trim();
    const { firmName: company, countryCode } = account;
    const billing = { name, company, street: '', city: '', countryCode, reference: '' };
    return pageResponse(visit, 'in', orderView(visit, { plan, email, billing }));
  }

  const billing = readBilling(form);
  const { orderTexts: texts } = getTexts(brand.language).plans;
  const errors = toFieldErrors({
    name: billing.name === '' ? texts.enterName : undefined,
    street: billing.street === '' ? texts.enterStreet : undefined,
    city: billing.city === '' ? texts.enterCity : undefined,
    countryCode: billing.countryCode === '' ? texts.chooseCountry : undefined,
  });
  const refuse = (refusal: Record<string, string>, status: number, headers?: Record<string, string>) =>
    pageResponse(visit, 'in', orderView(visit, { plan, email, billing, errors: refusal }), status, headers);
  if (Object.keys(errors).length > 0) return refuse(errors, 422);

  const now = clock();
  const admission = await allowClientMail(db, visit.client, now);
  if (!admission.admitted) {
    deps.securityEvent({ event: 'mail-throttled', reason: 'client' }, visit.client);
    const { storeErrorTexts, toWaitText } = getTexts(brand.language).storeMessages;
    const seconds = admission.retryAfterSeconds;
    return refuse({ name: storeErrorTexts.tooManyForms(toWaitText(seconds)) }, 429, { 'retry-after': String(seconds) });
  }
  const { promoCode, source, referrerDomain } = flowParams;
  const order = await db.transaction().execute(async (transaction) => {
    const placed = await placeOrder(
      transaction,
      account.id,
      { plan, billing, site: brand.site, promoCode, source, referrerDomain },
      brand.promoCode,
      now,
    );
    if (placed) await enqueueMails(jobs, transaction, createOrderMails(visit, account, placed, now), now);
    return placed;
  });
  if (!order) return alreadySubscribed(visit);
  wakeOutbox();
  const to = toPageUrl('MyAccount', { ...flowParams, plan: undefined }, { saved: 'ordered' });
  return redirectTo(visit, `${to}#subscription`);
};
