import { z } from 'zod';
import { makeAccount } from '../../accounts/accounts.ts';
import { type Link, readLink, useLink } from '../../accounts/links.ts';
import { addNewsletters } from '../../accounts/newsletters.ts';
import { signInAndGoOn } from '../answers.ts';
import { pageLink } from '../carried.ts';
import { isPost, type PageHandler, type StoreTools } from '../tools.ts';
import { pageResponse } from '../views/layout.ts';
import { confirmView, messageView } from '../views/register.ts';
import { staleLink } from './passwords.ts';

const text = z.string();
const payloads = {
  register: z.object({ firstName: text, lastName: text, firmName: text, passwordHash: text, site: text, newsletters: z.array(text), promoCode: text, source: text, referrerDomain: text }),
  newsletters: z.object({ site: text, newsletters: z.array(text), promoCode: text, source: text, referrerDomain: text }),
} as const;

const carryOut = ({ db }: StoreTools, { purpose, email, payload }: Link & { purpose: 'register' | 'newsletters' }, token: string, now: Date) =>
  db.transaction().execute(async (transaction) => {
    if (!(await useLink(transaction, token, now))) return undefined;
    const { site, newsletters, ...person } = payloads[purpose].parse(payload);
    const result = await makeAccount(transaction, { email, ...person }, now);
    await addNewsletters(transaction, result.account.id, site, newsletters, now);
    return result;
  });

/** `/Registration/Confirm.aspx`: asks first, since mail programs open links by themselves; then makes the account. */
export const confirmPage: PageHandler = async (tools, visit, form, session) => {
  const { db, clock } = tools;
  const token = (isPost(visit) ? form.get('token') : new URL(visit.request.url).searchParams.get('token')) ?? '';
  const now = clock();
  const link = await readLink(db, token, now);
  if (!link || link.purpose === 'reset') return staleLink(visit);
  const { purpose } = link;
  if (!isPost(visit)) return pageResponse(visit, 'out', confirmView(visit, { email: link.email, token, purpose }));
  const result = await carryOut(tools, { ...link, purpose }, token, now);
  if (!result) return staleLink(visit);
  if (purpose === 'newsletters') {
    const way = result.account.passwordHash === null ? { title: 'Choose a password', url: pageLink('ForgotPassword', visit.carried) } : { title: 'My newsletters', url: `${pageLink('MyAccount', visit.carried)}#email-preferences` };
    return pageResponse(visit, session ? 'in' : 'out', messageView(visit, 'Your newsletters are confirmed', 'They begin to arrive with their next issue. With a password you can change your choice here at any time.', way));
  }
  // Somebody has confirmed this address in the meantime: that account keeps its password.
  if (!result.made) return pageResponse(visit, 'out', messageView(visit, 'You have an account already', 'Sign in with its password, or have a link sent to you to choose another.', { title: 'Go to sign in', url: pageLink('Login', visit.carried) }));
  return signInAndGoOn(tools, visit, result.account, session, visit.carried.returnUrl ?? pageLink('MyAccount', visit.carried, { saved: 'welcome' }));
};
