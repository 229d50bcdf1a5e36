import { z } from 'zod';
import { createAccount } from '../../accounts/accounts.ts';
import { expiredLinkCookie } from '../../accounts/cookies.ts';
import { type Link, readLink, consumeLink } from '../../accounts/links.ts';
import { addNewsletters } from '../../accounts/newsletters.ts';
import { moveTokenToCookie, getTokenFromUrl, getToken, tokenPageHeaders, staleLinkResponse } from '../linkTokens.ts';
import { isPost, type PageHandler, type StoreDeps } from '../deps.ts';
import { confirmNewslettersView } from '../views/confirm.ts';
import { pageResponse } from '../views/layout.ts';
import type { Visit } from '../visit.ts';
import { confirmRegistration } from './confirmRegistration.ts';
import { redirectToMessage } from './message.ts';

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
