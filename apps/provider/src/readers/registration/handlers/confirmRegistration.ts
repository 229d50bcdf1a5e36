import { z } from 'zod';
import { createAccount, savePassword, saveProfile } from '../../accounts/accounts.ts';
import { expiredLinkCookie } from '../../accounts/cookies.ts';
import { deleteLinks, type Link, consumeLink } from '../../accounts/links.ts';
import { addNewsletters } from '../../accounts/newsletters.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { endSessions, deleteDevices, type Session } from '../../accounts/sessions.ts';
import { signInAndRedirect } from '../responses.ts';
import { checkNewPassword } from '../checkNewPassword.ts';
import { getNextUrl, toPageUrl } from '../flowParams.ts';
import { toFieldErrors, readSecret } from '../form.ts';
import { tokenPageHeaders, staleLinkResponse } from '../linkTokens.ts';
import { isPost, type StoreDeps } from '../deps.ts';
import { choosePasswordView } from '../views/confirm.ts';
import { pageResponse } from '../views/layout.ts';
import type { Visit } from '../visit.ts';
import { redirectToMessage } from './message.ts';

const text = z.string();
/** Other keys are dropped, above all a password that was entered before the address was confirmed. */
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

/** Creates the account of a confirmed address. An account that already has a password is not changed. */
const completeRegistration = (
  { db }: StoreDeps,
  { email, payload, token }: RegistrationLink,
  passwordHash: string,
  now: Date,
) =>
  db.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, token, now))) return { kind: 'stale-link' } as const;
    await deleteLinks(transaction, email, 'register');
    const { site, newsletters, ...person } = payloadSchema.parse(payload);
    const { account, inserted } = await createAccount(transaction, { email, ...person, passwordHash }, now);
    if (!inserted && account.passwordHash !== null) return { kind: 'already-registered' } as const;
    await addNewsletters(transaction, account.id, site, newsletters, now);
    if (!inserted) {
      // A newsletter-only account: the address is confirmed, and there is no password yet.
      const { firstName, lastName, firmName } = person;
      await savePassword(transaction, account.id, passwordHash, now);
      await saveProfile(transaction, account.id, { firstName, lastName, firmName }, now);
      await endSessions(transaction, account.id);
      await deleteDevices(transaction, account.id);
    }
    return { kind: 'registered', account: { ...account, passwordHash } } as const;
  });

/** The page of a registration link. GET shows a form, since mail programs prefetch links; POST creates the account. */
export const confirmRegistration = async (
  deps: StoreDeps,
  visit: Visit,
  form: URLSearchParams,
  session: Session | undefined,
  link: RegistrationLink,
): Promise<Response> => {
  const { email, token } = link;
  if (!isPost(visit))
    return pageResponse(visit, 'out', choosePasswordView(visit, { email, token }), 200, tokenPageHeaders);
  const password = readSecret(form, 'password');
  const errors = toFieldErrors({
    password: await checkNewPassword(deps, visit, password, email),
  });
  if (errors.password)
    return pageResponse(visit, 'out', choosePasswordView(visit, { email, token, errors }), 422, tokenPageHeaders);
  const result = await completeRegistration(deps, link, await hashPassword(password, deps.passwordCost), deps.clock());
  switch (result.kind) {
    case 'registered': {
      deps.securityEvent({ event: 'registration', reason: 'completed' }, visit.client);
      const to = getNextUrl(visit.flowParams, toPageUrl('MyAccount', visit.flowParams, { saved: 'welcome' }));
      return signInAndRedirect(deps, visit, result.account, {
        by: 'new-password',
        kind: 'browser',
        previousSession: session,
        to,
        cookies: [expiredLinkCookie],
      });
    }
    case 'already-registered':
      return redirectToMessage(visit, 'already-registered', [expiredLinkCookie], tokenPageHeaders);
    case 'stale-link':
      deps.securityEvent({ event: 'registration', reason: 'stale-link' }, visit.client);
      return staleLinkResponse(visit);
    default:
      return result satisfies never;
  }
};
