import { z } from 'zod';
import { makeAccount, savePassword, saveProfile } from '../../accounts/accounts.ts';
import { clearedLink } from '../../accounts/cookies.ts';
import { dropLinks, type Link, useLink } from '../../accounts/links.ts';
import { addNewsletters } from '../../accounts/newsletters.ts';
import { passwordFault } from '../../accounts/passwordRules.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { endSessions, forgetDevices, type Session } from '../../accounts/sessions.ts';
import { signInAndGoOn } from '../answers.ts';
import { brandWords } from '../brandWords.ts';
import { pageLink } from '../carried.ts';
import { faultsOf, secret } from '../form.ts';
import { clearedLinkHeaders, tokenPageHeaders } from '../linkTokens.ts';
import { isPost, type StoreTools } from '../tools.ts';
import { choosePasswordView } from '../views/confirm.ts';
import { pageResponse } from '../views/layout.ts';
import { messageView } from '../views/register.ts';
import type { Visit } from '../visit.ts';
import { staleLink } from './staleLink.ts';

const text = z.string();
/** What is not named here is dropped: above all a password that was typed before the address was confirmed. */
const payloadSchema = z.object({
  firstName: text,
  lastName: text,
  firmName: text,
  site: text,
  newsletters: z.array(text),
  promoCode: text,
  source: text,
  referrerDomain: text,
});

type RegistrationLink = Link & { token: string };

/** Makes the account of a confirmed address. An account that has a password keeps it, and everything else it has. */
const completeRegistration = (
  { db }: StoreTools,
  { email, payload, token }: RegistrationLink,
  passwordHash: string,
  now: Date,
) =>
  db.transaction().execute(async (transaction) => {
    if (!(await useLink(transaction, token, now))) return { kind: 'stale-link' } as const;
    await dropLinks(transaction, email, 'register');
    const { site, newsletters, ...person } = payloadSchema.parse(payload);
    const { account, made } = await makeAccount(transaction, { email, ...person, passwordHash }, now);
    if (!made && account.passwordHash !== null) return { kind: 'already-registered' } as const;
    await addNewsletters(transaction, account.id, site, newsletters, now);
    if (!made) {
      // The account of a newsletter: its address is confirmed, and it has no password yet.
      const { firstName, lastName, firmName } = person;
      await savePassword(transaction, account.id, passwordHash, now);
      await saveProfile(transaction, account.id, { ...account, firstName, lastName, firmName }, now);
      await endSessions(transaction, account.id);
      await forgetDevices(transaction, account.id);
    }
    return { kind: 'registered', account } as const;
  });

/** The page behind the link of a registration: shows a form (mail programs open links by themselves); its POST makes the account. */
export const confirmRegistration = async (
  tools: StoreTools,
  visit: Visit,
  form: URLSearchParams,
  session: Session | undefined,
  link: RegistrationLink,
): Promise<Response> => {
  const { email, token } = link;
  if (!isPost(visit))
    return pageResponse(visit, 'out', choosePasswordView(visit, { email, token }), 200, tokenPageHeaders);
  const password = secret(form, 'password');
  const faults = faultsOf({ password: passwordFault(password, email, brandWords(visit.brand)) });
  if (faults.password)
    return pageResponse(visit, 'out', choosePasswordView(visit, { email, token, faults }), 422, tokenPageHeaders);
  const result = await completeRegistration(
    tools,
    link,
    await hashPassword(password, tools.passwordCost),
    tools.clock(),
  );
  switch (result.kind) {
    case 'registered': {
      tools.securityEvent({ event: 'registration', reason: 'completed' }, visit.client);
      const to = visit.carried.returnUrl ?? pageLink('MyAccount', visit.carried, { saved: 'welcome' });
      return signInAndGoOn(tools, visit, result.account, {
        kind: 'browser',
        former: session,
        to,
        cookies: [clearedLink],
      });
    }
    case 'already-registered': {
      const view = messageView(
        visit,
        'You already have an account',
        'Sign in with its password, or have a link emailed to you to choose another one.',
        { title: 'Go to sign in', url: pageLink('Login', visit.carried) },
      );
      return pageResponse(visit, 'out', view, 200, clearedLinkHeaders(visit));
    }
    case 'stale-link':
      tools.securityEvent({ event: 'registration', reason: 'stale-link' }, visit.client);
      return staleLink(visit);
    default:
      return result satisfies never;
  }
};
