import { getTexts } from '@masthead/texts/languages';
import { expiredCookies } from '../../accounts/cookies.ts';
import {
  recordAccountAction,
  deleteAccount,
  getProfileCompletionPercent,
  savePassword,
  saveProfile,
} from '../../accounts/accounts.ts';
import { setNewsletters, listChosenNewsletters, listNewsletters } from '../../accounts/newsletters.ts';
import { exportAccount } from '../../accounts/exportAccount.ts';
import { deleteLinks } from '../../accounts/links.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { endChosenSessions, endSessions, deleteDevices, listSessions, type Session } from '../../accounts/sessions.ts';
import { isSubscriber, listSubscriptions } from '../../accounts/subscriptions.ts';
import { cancelOrder, findOpenOrder } from '../../accounts/orders.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { findSite, listSites } from '../../../content/queries/sites.ts';
import { findDigestChoice, parseDigestChoice, saveDigestChoice } from '../../accounts/digests.ts';
import { checkCurrentPassword, type Refusal } from './currentPassword.ts';
import { checkNewPassword } from '../checkNewPassword.ts';
import { redirectTo, signInAndRedirect } from '../responses.ts';
import { toPageUrl } from '../flowParams.ts';
import { isCountry } from '../countries.ts';
import { type FieldErrors, toFieldErrors, readLine, readSecret } from '../form.ts';
import { storeMails } from '../mails.ts';
import { createCancellationMails, createDeskCancellation } from '../orderMails.ts';
import { isPost, type PageHandler, type StoreDeps } from '../deps.ts';
import { accountView } from '../views/account.ts';
import { pageResponse, privateHeaders } from '../views/layout.ts';
import { redirectToMessage } from './message.ts';
import type { Visit } from '../visit.ts';

type Outcome =
  | (Refusal & { errors: FieldErrors; typed?: Partial<Session['account']> })
  | { saved: string }
  | { response: Response };
type FormHandler = (deps: StoreDeps, visit: Visit, form: URLSearchParams, session: Session) => Promise<Outcome>;

const saveProfileForm: FormHandler = async ({ db, clock }, visit, form, { account }) => {
  const texts = getTexts(visit.brand.language).storeMessages.storeErrorTexts;
  const name = (field: string) => readLine(form, field, 100);
  const country = readLine(form, 'countryCode');
  const typed = {
    firstName: name('firstName'),
    middleName: name('middleName'),
    lastName: name('lastName'),
    title: name('title'),
    firmName: name('firmName'),
    countryCode: isCountry(country) ? country : '',
  };
  const errors = toFieldErrors({
    firstName: typed.firstName === '' ? texts.firstName : undefined,
    lastName: typed.lastName === '' ? texts.lastName : undefined,
  });
  if (Object.keys(errors).length > 0) return { errors, status: 422, typed };
  await saveProfile(db, account.id, typed, clock());
  return { saved: 'profile' };
};

const saveNewslettersForm: FormHandler = async ({ db, clock }, { brand }, form, { account }) => {
  const productCodes = new Set((await listNewsletters(db, brand.site)).map(({ productCode }) => productCode));
  await setNewsletters(
    db,
    account.id,
    brand.site,
    form.getAll('newsletter').filter((code) => productCodes.has(code)),
    clock(),
  );
  return { saved: 'newsletters' };
};

const changePassword: FormHandler = async (deps, visit, form, session) => {
  const { db, clock, jobs, wakeOutbox } = deps;
  const { account } = session;
  const chosen = readSecret(form, 'password');
  const error = await checkNewPassword(deps, visit, chosen, account.email);
  const refusal = await checkCurrentPassword(deps, visit, form, session);
  const errors = toFieldErrors({ current: refusal?.error, password: error });
  if (Object.keys(errors).length > 0) return { ...(refusal ?? { status: 422 }), errors };
  const passwordHash = await hashPassword(chosen, deps.passwordCost);
  await db.transaction().execute(async (transaction) => {
    await savePassword(transaction, account.id, passwordHash, clock());
    await endSessions(transaction, account.id);
    await deleteDevices(transaction, account.id);
    await deleteLinks(transaction, account.email, 'reset');
    await enqueueMails(jobs, transaction, [storeMails.passwordChanged(visit, account.email)], clock());
  });
  wakeOutbox();
  deps.securityEvent({ event: 'password-changed', reason: 'by-owner' }, visit.client);
  // This browser gets a new session too, so that a stolen token becomes invalid.
  return {
    response: await signInAndRedirect(
      deps,
      visit,
      { ...account, passwordHash },
      {
        by: 'new-password',
        kind: session.kind,
        previousSession: undefined,
        to: toPageUrl('MyAccount', visit.flowParams, { saved: 'password' }),
      },
    ),
  };
};

/** Requires the password, so that a stolen session cannot end the owner's (ASVS 5.0, 7.5.2). */
const endOwnSessions: FormHandler = async (deps, visit, form, session): Promise<Outcome> => {
  const { db, clock } = deps;
  const isChoice = form.get('end') === 'chosen';
  const chosen = form.getAll('session');
  if (isChoice && chosen.length === 0) {
    const { chooseSession } = getTexts(visit.brand.language).storeMessages.storeErrorTexts;
    return { status: 422, errors: { 'sessions-list': chooseSession } };
  }
  const refusal = await checkCurrentPassword(deps, visit, form, session);
  if (refusal) return { ...refusal, errors: { 'sessions-current': refusal.error } };
  await db.transaction().execute(async (transaction) => {
    await (isChoice
      ? endChosenSessions(transaction, session.account.id, chosen)
      : endSessions(transaction, session.account.id, session.id));
    await recordAccountAction(transaction, session.account.id, 'owner', 'sessions-ended', clock());
  });
  return { saved: isChoice ? 'sessions-chosen' : 'sessions' };
};

/** Sends the account's data as a file. Requires the password, so that a stolen session cannot read them all. */
const exportData: FormHandler = async (deps, visit, form, session) => {
  const refusal = await checkCurrentPassword(deps, visit, form, session);
  if (refusal) return { ...refusal, errors: { 'export-current': refusal.error } };
  deps.securityEvent({ event: 'account-exported', reason: 'by-owner' }, visit.client);
  return {
    response: new Response(JSON.stringify(await exportAccount(deps.db, session.account), null, 2), {
      headers: {
        ...privateHeaders,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${visit.brand.key}-account.json"`,
      },
    }),
  };
};

/** Requires the password, so that a stolen session cannot delete the account. */
const deleteOwnAccount: FormHandler = async (deps, visit, form, session) => {
  const refusal = await checkCurrentPassword(deps, visit, form, session);
  if (refusal) return { ...refusal, errors: { 'delete-current': refusal.error } };
  await deps.db.transaction().execute(async (transaction) => {
    const canceled = await cancelOrder(transaction, session.account.id, deps.clock());
    await deleteAccount(transaction, session.account);
    if (canceled)
      await enqueueMails(deps.jobs, transaction, [createDeskCancellation(visit, canceled, deps.clock())], deps.clock());
    await enqueueMails(deps.jobs, transaction, [storeMails.accountDeleted(visit, session.account.email)], deps.clock());
  });
  deps.wakeOutbox();
  deps.securityEvent({ event: 'account-deleted', reason: 'by-owner' }, visit.client);
  return { response: redirectToMessage(visit, 'account-deleted', expiredCookies) };
};

const cancelSubscription: FormHandler = async ({ db, clock, jobs, wakeOutbox }, visit, _form, { account }) => {
  const now = clock();
  const canceled = await db.transaction().execute(async (transaction) => {
    const order = await cancelOrder(transaction, account.id, now);
    if (order) await enqueueMails(jobs, transaction, createCancellationMails(visit, account, order, now), now);
    return order;
  });
  if (canceled) wakeOutbox();
  return { saved: 'canceled' };
};

const saveDigestForm: FormHandler = async ({ db, clock }, { brand }, form, { account }) => {
  const site = findSite(await listSites(db), brand.site);
  const choice = parseDigestChoice(form.get('digest'));
  if (site && choice) await saveDigestChoice(db, { accountId: account.id, site }, choice, clock());
  return { saved: 'digest' };
};

const formHandlers: ReadonlyMap<string, FormHandler> = new Map(
  Object.entries<FormHandler>({
    profile: saveProfileForm,
    newsletters: saveNewslettersForm,
    digest: saveDigestForm,
    cancel: cancelSubscription,
    password: changePassword,
    sessions: endOwnSessions,
    export: exportData,
    delete: deleteOwnAccount,
  }),
);

/** The digest that the account has chosen; undefined at a publication without content. */
const findAccountDigest = async (db: StoreDeps['db'], accountId: string, { brand }: Visit) => {
  const site = findSite(await listSites(db), brand.site);
  return site && findDigestChoice(db, { accountId, site });
};

const renderAccountPage = async (
  { db, clock }: StoreDeps,
  visit: Visit,
  { id, account }: Session,
  outcome?: Extract<Outcome, { errors: FieldErrors }>,
): Promise<Response> => {
  const [offered, chosen, subscriptions, order, digest, sessions] = await Promise.all([
    listNewsletters(db, visit.brand.site),
    listChosenNewsletters(db, account.id),
    listSubscriptions(db, account.id),
    findOpenOrder(db, account.id),
    findAccountDigest(db, account.id, visit),
    listSessions(db, account.id, clock()),
  ]);
  const view = accountView(visit, {
    account,
    typed: outcome?.typed,
    newsletters: offered,
    chosen: new Set(chosen.filter(({ site }) => site === visit.brand.site).map(({ productCode }) => productCode)),
    percent: getProfileCompletionPercent(account, chosen.length),
    status: isSubscriber(subscriptions) ? 'subscriber' : 'registrant',
    order,
    now: clock(),
    digest,
    sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === id })),
    saved: isPost(visit) ? undefined : (new URL(visit.request.url).searchParams.get('saved') ?? undefined),
    errors: outcome?.errors ?? {},
  });
  return pageResponse(visit, 'in', view, outcome?.status ?? 200, outcome?.headers);
};

/** `/Registration/MyAccount.aspx` (§2.7, §7.2). */
export const accountPage: PageHandler = async (deps, visit, form, session) => {
  const accountUrl = toPageUrl('MyAccount', visit.flowParams);
  if (!session) {
    const flowParams = { ...visit.flowParams, plan: undefined, returnUrl: undefined };
    return redirectTo(visit, toPageUrl('Login', { ...flowParams, returnUrl: toPageUrl('MyAccount', flowParams) }));
  }
  if (!isPost(visit)) return renderAccountPage(deps, visit, session);
  const part = formHandlers.get(form.get('form') ?? '');
  if (!part) return redirectTo(visit, accountUrl);
  const outcome = await part(deps, visit, form, session);
  if ('response' in outcome) return outcome.response;
  return 'errors' in outcome
    ? renderAccountPage(deps, visit, session, outcome)
    : redirectTo(visit, toPageUrl('MyAccount', visit.flowParams, { saved: outcome.saved }));
};
