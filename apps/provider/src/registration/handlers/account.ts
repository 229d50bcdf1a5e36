import { cookieNames, readServiceCookie } from '../../accounts/cookies.ts';
import { savePassword, saveProfile } from '../../accounts/accounts.ts';
import { chooseNewsletters, chosenNewsletters, newslettersOf } from '../../accounts/newsletters.ts';
import { dropLinks } from '../../accounts/links.ts';
import { passwordFault } from '../../accounts/passwordRules.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { endSessions, forgetDevices, type Session } from '../../accounts/sessions.ts';
import { signIn } from '../../accounts/signIn.ts';
import { isSubscriber, subscriptionsOf } from '../../accounts/subscriptions.ts';
import { enqueue } from '../../mail/outbox.ts';
import { sendOn, signInAndGoOn } from '../answers.ts';
import { brandWords } from '../brandWords.ts';
import { pageLink } from '../carried.ts';
import { isCountry } from '../countries.ts';
import { type Faults, faultsOf, line, secret } from '../form.ts';
import { storeMails } from '../mails.ts';
import { isPost, type PageHandler, type StoreTools } from '../tools.ts';
import { accountView } from '../views/account.ts';
import { pageResponse } from '../views/layout.ts';
import type { Visit } from '../visit.ts';
import { signInMessages } from './signIn.ts';

type Outcome =
  | { faults: Faults; status: number; typed?: Partial<Session['account']> }
  | { saved: string }
  | { response: Response };
type Part = (tools: StoreTools, visit: Visit, form: URLSearchParams, session: Session) => Promise<Outcome>;

const profile: Part = async ({ db, clock }, _visit, form, { account }) => {
  const name = (field: string) => line(form, field, 100);
  const country = line(form, 'countryCode');
  const typed = {
    firstName: name('firstName'),
    middleName: name('middleName'),
    lastName: name('lastName'),
    title: name('title'),
    firmName: name('firmName'),
    countryCode: isCountry(country) ? country : '',
  };
  const faults = faultsOf({
    firstName: typed.firstName === '' ? 'Enter your first name' : undefined,
    lastName: typed.lastName === '' ? 'Enter your last name' : undefined,
  });
  if (Object.keys(faults).length > 0) return { faults, status: 422, typed };
  await saveProfile(db, account.id, typed, clock());
  return { saved: 'profile' };
};

const newsletters: Part = async ({ db, clock }, { brand }, form, { account }) => {
  const known = new Set((await newslettersOf(db, brand.site)).map(({ productCode }) => productCode));
  await chooseNewsletters(
    db,
    account.id,
    brand.site,
    form.getAll('newsletter').filter((code) => known.has(code)),
    clock(),
  );
  return { saved: 'newsletters' };
};

/** A new password needs the current one. Wrong guesses count like wrong passwords at the sign-in. */
const currentFault = async (
  { db, clock, passwordCost, securityEvent }: StoreTools,
  visit: Visit,
  form: URLSearchParams,
  { account }: Session,
): Promise<{ fault?: string; status: number }> => {
  const current = secret(form, 'current');
  if (current === '') return { fault: 'Enter your current password', status: 422 };
  const result = await signIn(
    db,
    {
      email: account.email,
      password: current,
      client: visit.client,
      device: readServiceCookie(visit.request, cookieNames.device),
    },
    clock(),
    passwordCost,
  );
  switch (result.kind) {
    case 'signed-in':
      return { status: 200 };
    case 'wrong':
      securityEvent({ event: 'sign-in-failed', reason: 'wrong-current-password' }, visit.client);
      return { fault: 'This is not your current password', status: 422 };
    case 'throttled':
      securityEvent({ event: 'account-locked-out', reason: result.lockOut }, visit.client);
      return { fault: signInMessages.throttled(result.retryAfterSeconds).replace(' (below)', ''), status: 429 };
    default:
      return result satisfies never;
  }
};

const password: Part = async (tools, visit, form, session) => {
  const { db, clock, nudge } = tools;
  const { account } = session;
  const chosen = secret(form, 'password');
  const fault = passwordFault(chosen, account.email, brandWords(visit.brand));
  const { fault: current, status } = await currentFault(tools, visit, form, session);
  const faults = faultsOf({ current, password: fault });
  if (Object.keys(faults).length > 0) return { faults, status: status === 200 ? 422 : status };
  const passwordHash = await hashPassword(chosen, tools.passwordCost);
  await db.transaction().execute(async (transaction) => {
    await savePassword(transaction, account.id, passwordHash, clock());
    await endSessions(transaction, account.id);
    await forgetDevices(transaction, account.id);
    await dropLinks(transaction, account.email, 'reset');
    await enqueue(transaction, [storeMails.passwordChanged(visit, account.email)], clock());
  });
  nudge();
  tools.securityEvent({ event: 'password-changed', reason: 'by-owner' }, visit.client);
  // A new session for this browser, too: a token that was copied before is worth nothing.
  return {
    response: await signInAndGoOn(tools, visit, account, {
      kind: session.kind,
      former: undefined,
      to: pageLink('MyAccount', visit.carried, { saved: 'password' }),
    }),
  };
};

/** A copied session cannot sign its owner out elsewhere: that requires the password (ASVS 5.0, 7.5.2). */
const sessions: Part = async (tools, visit, form, session) => {
  const { fault, status } = await currentFault(tools, visit, form, session);
  if (fault !== undefined) return { faults: { 'sessions-current': fault }, status };
  await endSessions(tools.db, session.account.id, session.id);
  return { saved: 'sessions' };
};

const parts: Readonly<Record<string, Part>> = { profile, newsletters, password, sessions };

const show = async (
  { db, clock }: StoreTools,
  visit: Visit,
  { id, account }: Session,
  outcome?: Extract<Outcome, { faults: Faults }>,
): Promise<Response> => {
  const [offered, chosen, subscriptions, others] = await Promise.all([
    newslettersOf(db, visit.brand.site),
    chosenNewsletters(db, account.id),
    subscriptionsOf(db, account.id),
    db
      .selectFrom('accountSessions')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('accountId', '=', account.id)
      .where('id', '<>', id)
      .where('expiresAt', '>', clock())
      .executeTakeFirst(),
  ]);
  const view = accountView(visit, {
    account,
    typed: outcome?.typed,
    newsletters: offered,
    chosen: new Set(chosen.filter(({ site }) => site === visit.brand.site).map(({ productCode }) => productCode)),
    status: isSubscriber(subscriptions) ? 'subscriber' : 'registrant',
    otherSessions: Number(others?.count ?? 0),
    saved: isPost(visit) ? undefined : (new URL(visit.request.url).searchParams.get('saved') ?? undefined),
    faults: outcome?.faults ?? {},
  });
  return pageResponse(visit, 'in', view, outcome?.status ?? 200);
};

/** `/Registration/MyAccount.aspx` (SPEC §2.7, §7.2). */
export const accountPage: PageHandler = async (tools, visit, form, session) => {
  const here = pageLink('MyAccount', visit.carried);
  if (!session)
    return sendOn(
      visit,
      pageLink('Login', {
        ...visit.carried,
        returnUrl: pageLink('MyAccount', { ...visit.carried, returnUrl: undefined }),
      }),
    );
  if (!isPost(visit)) return show(tools, visit, session);
  const part = parts[form.get('form') ?? ''];
  if (!part) return sendOn(visit, here);
  const outcome = await part(tools, visit, form, session);
  if ('response' in outcome) return outcome.response;
  return 'faults' in outcome
    ? show(tools, visit, session, outcome)
    : sendOn(visit, pageLink('MyAccount', visit.carried, { saved: outcome.saved }));
};
