import { z } from 'zod';
import { createAccount, recordAccountAction } from '../../accounts/accounts.ts';
import { expiredLinkCookie } from '../../accounts/cookies.ts';
import { type Link, readLink, consumeLink } from '../../accounts/links.ts';
import { addNewsletters } from '../../accounts/newsletters.ts';
import { moveTokenToCookie, getTokenFromUrl, getToken, tokenPageHeaders, staleLinkResponse } from '../linkTokens.ts';
import { isPost, type PageHandler, type StoreDeps } from '../deps.ts';
import { confirmNewslettersView } from '../views/confirm.ts';
import { pageResponse, type View } from '../views/layout.ts';
import type { Visit } from '../visit.ts';
import { confirmRegistration } from './confirmRegistration.ts';
import { redirectToMessage } from './message.ts';
import { getTexts } from '@masthead/texts/languages';
import { confirmEmailChange, findEmailChange } from '../../accounts/emailChange.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { storeMails } from '../mails.ts';
import { html } from '../../mail/html.ts';
import { renderFlowParamFields } from '../views/fields.ts';

const confirmAddressView = (visit: Visit, newEmail: string, token: string): View => {
  const texts = getTexts(visit.brand.language).accountSecurity.addressTexts;
  return {
    title: texts.confirmTitle,
    columns: 'one',
    intro: html`<p class="kicker">${visit.brand.name}</p><h1>${texts.confirmTitle}</h1><p class="deck">${texts.confirmLede}</p>`,
    main: html`<section class="panel" aria-label="${texts.confirmTitle}"><p>${texts.newAddressIs} <b>${newEmail}</b>. ${texts.notYou}</p>
<form method="post" action="/Registration/ConfirmAddress.aspx">${renderFlowParamFields(visit.flowParams)}<input type="hidden" name="token" value="${token}"><button class="btn" type="submit">${texts.confirm}</button></form></section>`,
  };
};

/** `/Registration/ConfirmAddress.aspx`: the page of both links of a change of address. Only its POST changes data. */
export const confirmAddressPage: PageHandler = async (deps, visit, form) => {
  const { db, jobs, clock, wakeOutbox, securityEvent } = deps;
  const now = clock();
  const inAddress = getTokenFromUrl(visit);
  const token = inAddress ?? getToken(visit, form) ?? '';
  const change = await findEmailChange(db, token, now);
  if (!change) return staleLinkResponse(visit);
  if (inAddress !== undefined) return moveTokenToCookie(visit, 'ConfirmAddress', token, now);
  if (!isPost(visit))
    return pageResponse(visit, 'out', confirmAddressView(visit, change.newEmail, token), 200, tokenPageHeaders);
  const result = await db.transaction().execute(async (transaction) => {
    const confirmation = await confirmEmailChange(transaction, change, now);
    if (confirmation.kind !== 'changed') return confirmation;
    const { from, to } = confirmation;
    await recordAccountAction(transaction, change.accountId, 'owner', 'address-changed', now);
    await enqueueMails(
      jobs,
      transaction,
      [from, to].map((email) => storeMails.securityChanged(visit, email, 'address-changed')),
      now,
    );
    return confirmation;
  });
  switch (result.kind) {
    case 'changed':
      wakeOutbox();
      securityEvent({ event: 'address-changed', reason: 'by-both' }, visit.client);
      return redirectToMessage(visit, 'address-changed', [expiredLinkCookie], tokenPageHeaders);
    case 'waiting':
      return redirectToMessage(visit, 'address-half-confirmed', [expiredLinkCookie], tokenPageHeaders);
    case 'taken':
      return redirectToMessage(visit, 'address-not-changed', [expiredLinkCookie], tokenPageHeaders);
    case 'stale':
      return staleLinkResponse(visit);
    default:
      return result satisfies never;
  }
};

const text = z.string();
const payloadSchema = z.object({
  site: text,
  newsletters: z.array(text),
  promoCode: text,
  source: text,
  referrerDomain: text,
});

const activateNewsletters = ({ db }: StoreDeps, { email, payload, token }: Link & { token: string }, now: Date) =>
  db.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, token, now))) return undefined;
    const { site, newsletters, ...origin } = payloadSchema.parse(payload);
    const { account } = await createAccount(transaction, { email, ...origin }, now);
    await addNewsletters(transaction, account.id, site, newsletters, now);
    return account;
  });

const confirmNewsletters = async (deps: StoreDeps, visit: Visit, link: Link & { token: string }): Promise<Response> => {
  if (!isPost(visit)) return pageResponse(visit, 'out', confirmNewslettersView(visit, link), 200, tokenPageHeaders);
  const account = await activateNewsletters(deps, link, deps.clock());
  if (!account) return staleLinkResponse(visit);
  const message = account.passwordHash === null ? 'newsletters-confirmed-without-password' : 'newsletters-confirmed';
  return redirectToMessage(visit, message, [expiredLinkCookie], tokenPageHeaders);
};

/** `/Registration/Confirm.aspx`: a mailed link. Only POST changes data, since mail programs prefetch links. */
export const confirmPage: PageHandler = async (deps, visit, form, session) => {
  const now = deps.clock();
  const inAddress = getTokenFromUrl(visit);
  const token = inAddress ?? getToken(visit, form) ?? '';
  const link = await readLink(deps.db, token, now);
  if (!link || link.purpose === 'reset') return staleLinkResponse(visit);
  if (inAddress !== undefined) return moveTokenToCookie(visit, 'Confirm', token, now);
  return link.purpose === 'register'
    ? confirmRegistration(deps, visit, form, session, { ...link, token })
    : confirmNewsletters(deps, visit, { ...link, token });
};
