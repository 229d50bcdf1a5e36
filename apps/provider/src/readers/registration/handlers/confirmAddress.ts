import { getTexts } from '@masthead/texts/languages';
import { recordAccountAction } from '../../accounts/audit.ts';
import { expiredLinkCookie } from '../../accounts/cookies.ts';
import { confirmEmailChange, findEmailChange } from '../../accounts/emailChange.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { isPost, type PageHandler } from '../deps.ts';
import { getToken, getTokenFromUrl, moveTokenToCookie, staleLinkResponse, tokenPageHeaders } from '../linkTokens.ts';
import { storeMails } from '../mails.ts';
import { html } from '../../mail/html.ts';
import { renderFlowParamFields } from '../views/fields.ts';
import { pageResponse, type View } from '../views/layout.ts';
import type { Visit } from '../visit.ts';
import { redirectToMessage } from './message.ts';

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
