import { z } from 'zod';
import { makeAccount } from '../../accounts/accounts.ts';
import { type Link, readLink, useLink } from '../../accounts/links.ts';
import { addNewsletters } from '../../accounts/newsletters.ts';
import type { Session } from '../../accounts/sessions.ts';
import { pageLink } from '../carried.ts';
import { clearedLinkHeaders, moveToken, tokenInAddress, tokenOf, tokenPageHeaders } from '../linkTokens.ts';
import { isPost, type PageHandler, type StoreTools } from '../tools.ts';
import { confirmNewslettersView } from '../views/confirm.ts';
import { pageResponse } from '../views/layout.ts';
import { messageView } from '../views/register.ts';
import type { Visit } from '../visit.ts';
import { confirmRegistration } from './confirmRegistration.ts';
import { staleLink } from './staleLink.ts';

const text = z.string();
const payloadSchema = z.object({
  site: text,
  newsletters: z.array(text),
  promoCode: text,
  source: text,
  referrerDomain: text,
});

const startNewsletters = ({ db }: StoreTools, { email, payload, token }: Link & { token: string }, now: Date) =>
  db.transaction().execute(async (transaction) => {
    if (!(await useLink(transaction, token, now))) return undefined;
    const { site, newsletters, ...origin } = payloadSchema.parse(payload);
    const { account } = await makeAccount(transaction, { email, ...origin }, now);
    await addNewsletters(transaction, account.id, site, newsletters, now);
    return account;
  });

const confirmNewsletters = async (
  tools: StoreTools,
  visit: Visit,
  session: Session | undefined,
  link: Link & { token: string },
): Promise<Response> => {
  if (!isPost(visit)) return pageResponse(visit, 'out', confirmNewslettersView(visit, link), 200, tokenPageHeaders);
  const account = await startNewsletters(tools, link, tools.clock());
  if (!account) return staleLink(visit);
  const way =
    account.passwordHash === null
      ? { title: 'Choose a password', url: pageLink('ForgotPassword', visit.carried) }
      : { title: 'My newsletters', url: `${pageLink('MyAccount', visit.carried)}#email-preferences` };
  const view = messageView(
    visit,
    'Your newsletters are confirmed',
    'They begin to arrive with their next issue. With a password you can change your choice here at any time.',
    way,
  );
  return pageResponse(visit, session ? 'in' : 'out', view, 200, clearedLinkHeaders(visit));
};

/** `/Registration/Confirm.aspx`: the page behind a mailed link. Opening it changes nothing, since mail programs open links by themselves; its form does. */
export const confirmPage: PageHandler = async (tools, visit, form, session) => {
  const now = tools.clock();
  const inAddress = tokenInAddress(visit);
  const token = inAddress ?? tokenOf(visit, form) ?? '';
  const link = await readLink(tools.db, token, now);
  if (!link || link.purpose === 'reset') return staleLink(visit);
  if (inAddress !== undefined) return moveToken(visit, 'Confirm', token, now);
  return link.purpose === 'register'
    ? confirmRegistration(tools, visit, form, session, { ...link, token })
    : confirmNewsletters(tools, visit, session, { ...link, token });
};
