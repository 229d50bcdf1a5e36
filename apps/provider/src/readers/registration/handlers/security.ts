import { getTexts } from '@masthead/texts/languages';
import type { AccountAction } from '../../../db/tables/accounts.ts';
import type { Db } from '../../../db/schema.ts';
import { findAccount, recordAccountAction } from '../../accounts/accounts.ts';
import {
  beginTotp,
  checkCode,
  confirmTotp,
  createRecoveryCodes,
  findPendingTotp,
  hasSecondFactor,
  loadFactors,
  removePasskey,
  removeTotp,
} from '../../accounts/secondFactor.ts';
import { parseUserAgent, type Session } from '../../accounts/sessions.ts';
import { challengeLifetimeMs, consumeChallenge, createChallenge, findChallenge } from '../../accounts/challenges.ts';
import { cookieNames, readServiceCookie } from '../../accounts/cookies.ts';
import { addPasskey, createPasskeyOptions, listPasskeys, type PasskeySite } from '../../accounts/passkeys.ts';
import { beginEmailChange } from '../../accounts/emailChange.ts';
import { normalizeEmail } from '../../accounts/emailAddresses.ts';
import { allowClientMail, allowRecipientMail } from '../../mail/mailLimits.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import { isPost, type PageHandler, type StoreDeps } from '../deps.ts';
import { toPageUrl } from '../flowParams.ts';
import { type FieldErrors, getEmailIssue, readLine } from '../form.ts';
import { storeMails } from '../mails.ts';
import { redirectTo } from '../responses.ts';
import { pageResponse } from '../views/layout.ts';
import { recoveryCodesView, securityView } from '../views/security.ts';
import type { Visit } from '../visit.ts';
import { redirectToMessage } from './message.ts';
import { checkCurrentPassword, type Refusal } from './currentPassword.ts';

type Outcome =
  | (Refusal & { errors: FieldErrors; typedEmail?: string })
  | { saved: string }
  | { codes: readonly string[] }
  | { response: Response };
type FormHandler = (deps: StoreDeps, visit: Visit, form: URLSearchParams, session: Session) => Promise<Outcome>;

const toPasskeySite = ({ origin, brand }: Visit): PasskeySite => ({ origin, name: brand.name });

/** Checks the password of a form. `name` is the form's, of which ids of fields are made. */
const requirePassword = async (
  name: string,
  ...request: Parameters<typeof checkCurrentPassword>
): Promise<(Refusal & { errors: FieldErrors }) | undefined> => {
  const refusal = await checkCurrentPassword(...request);
  return refusal && { ...refusal, errors: { [`${name}-current`]: refusal.error } };
};

const requireCode = async (
  name: string,
  { db, clock, sealer, securityEvent }: StoreDeps,
  visit: Visit,
  form: URLSearchParams,
  { account }: Session,
  app: 'confirmed' | 'pending' = 'confirmed',
): Promise<(Refusal & { errors: FieldErrors }) | undefined> => {
  const { accountSecurity, storeMessages } = getTexts(visit.brand.language);
  const texts = app === 'pending' ? accountSecurity.newAppErrorTexts : accountSecurity.codeErrorTexts;
  const id = `${name}-code`;
  const code = readLine(form, 'code', 100);
  if (code === '') return { status: 422, errors: { [id]: texts.missing } };
  const result = await checkCode(db, sealer, account.id, code, clock(), app);
  if (result.kind === 'right') return undefined;
  if (result.kind !== 'throttled') {
    securityEvent({ event: 'second-step-failed', reason: result.kind }, visit.client);
    return { status: 422, errors: { [id]: texts[result.kind] } };
  }
  securityEvent({ event: 'account-locked-out', reason: 'second-step' }, visit.client);
  const error = accountSecurity.tooManyCodes(storeMessages.toWaitText(result.retryAfterSeconds));
  return { status: 429, headers: { 'retry-after': String(result.retryAfterSeconds) }, errors: { [id]: error } };
};

/** Requires the password, so that a stolen session changes no factor, and a code, so that a stolen password does not. */
const requireBoth = async (
  name: string,
  ...request: Parameters<typeof checkCurrentPassword>
): Promise<(Refusal & { errors: FieldErrors }) | undefined> =>
  (await requirePassword(name, ...request)) ?? requireCode(name, ...request);

/** Requires the password, and a code where the account has a second factor. */
const requireWhatIsSet: typeof requireBoth = async (name, deps, visit, form, session) => {
  const isOn = hasSecondFactor(await loadFactors(deps.db, session.account.id));
  return (isOn ? requireBoth : requirePassword)(name, deps, visit, form, session);
};

/** Creates the recovery codes of an account that has none left; empty for another one. */
const createMissingCodes = async (transaction: Db, accountId: string, now: Date): Promise<readonly string[]> => {
  const { recoveryCodes } = await loadFactors(transaction, accountId);
  return recoveryCodes === 0 ? createRecoveryCodes(transaction, accountId, now) : [];
};

/** Changes a factor, records it, and notifies the owner by email. An undefined or false result: nothing changed. */
const changeFactor = async <Result>(
  { db, jobs, clock, wakeOutbox, securityEvent }: StoreDeps,
  visit: Visit,
  { account }: Session,
  action: Extract<
    AccountAction,
    'app-added' | 'app-removed' | 'recovery-codes-renewed' | 'passkey-added' | 'passkey-removed'
  >,
  change: (transaction: Db) => Promise<Result>,
): Promise<Result | undefined> => {
  const now = clock();
  const result = await db.transaction().execute(async (transaction) => {
    const changed = await change(transaction);
    if (changed === undefined || changed === false) return undefined;
    await recordAccountAction(transaction, account.id, 'owner', action, now);
    await enqueueMails(jobs, transaction, [storeMails.securityChanged(visit, account.email, action)], now);
    return changed;
  });
  if (result === undefined) return undefined;
  wakeOutbox();
  securityEvent({ event: 'second-factor-changed', reason: action }, visit.client);
  return result;
};

const formHandlers: ReadonlyMap<string, FormHandler> = new Map(
  Object.entries<FormHandler>({
    address: async (deps, visit, form, session): Promise<Outcome> => {
      const { db, jobs, clock, wakeOutbox, securityEvent } = deps;
      const { id, email } = session.account;
      const typedEmail = readLine(form, 'email');
      const error =
        getEmailIssue(visit.brand.language, typedEmail) ??
        (normalizeEmail(typedEmail) === email
          ? getTexts(visit.brand.language).accountSecurity.addressTexts.same
          : undefined);
      if (error) return { status: 422, errors: { 'address-email': error }, typedEmail };
      const refusal = await requireWhatIsSet('address', deps, visit, form, session);
      if (refusal) return { ...refusal, typedEmail };
      const now = clock();
      // The same page and, to the present address, the same mail whether the new address has an account or not.
      if ((await allowClientMail(db, visit.client, now)).admitted && (await allowRecipientMail(db, typedEmail, now)))
        await db.transaction().execute(async (transaction) => {
          const tokens = await beginEmailChange(transaction, id, typedEmail, now);
          const isTaken = (await findAccount(transaction, typedEmail)) !== undefined;
          await enqueueMails(
            jobs,
            transaction,
            [
              storeMails.approveAddress(visit, email, normalizeEmail(typedEmail), tokens.old),
              isTaken
                ? storeMails.addressTaken(visit, typedEmail)
                : storeMails.confirmAddress(visit, typedEmail, tokens.new),
            ],
            now,
          );
        });
      wakeOutbox();
      securityEvent({ event: 'address-changed', reason: 'requested' }, visit.client);
      return { response: redirectToMessage(visit, 'address-sent') };
    },
    'app-begin': async (deps, visit, form, session): Promise<Outcome> => {
      const refusal = await requireWhatIsSet('app-begin', deps, visit, form, session);
      if (refusal) return refusal;
      await beginTotp(deps.db, deps.sealer, session.account.id, deps.clock());
      return { saved: 'app-begun' };
    },
    'app-confirm': async (deps, visit, form, session): Promise<Outcome> => {
      const { db, sealer, clock } = deps;
      const { id } = session.account;
      if (!(await findPendingTotp(db, sealer, id, clock()))) return { saved: 'app-expired' };
      const refusal = await requireCode('app-confirm', deps, visit, form, session, 'pending');
      if (refusal) return refusal;
      const codes = await changeFactor(deps, visit, session, 'app-added', async (transaction) => {
        await confirmTotp(transaction, id, clock());
        return createMissingCodes(transaction, id, clock());
      });
      return codes && codes.length > 0 ? { codes } : { saved: 'app-added' };
    },
    'app-remove': async (deps, visit, form, session): Promise<Outcome> => {
      const refusal = await requireBoth('app-remove', deps, visit, form, session);
      if (refusal) return refusal;
      await changeFactor(deps, visit, session, 'app-removed', (transaction) =>
        removeTotp(transaction, session.account.id),
      );
      return { saved: 'app-removed' };
    },
    'passkey-begin': async (deps, visit, form, session): Promise<Outcome> => {
      const { id } = session.account;
      const refusal = await requireWhatIsSet('passkey-begin', deps, visit, form, session);
      if (refusal) return refusal;
      const now = deps.clock();
      const value = await createChallenge(
        deps.db,
        { accountId: id, purpose: 'passkey-create', sessionKind: 'browser' },
        now,
      );
      const expiresAt = new Date(now.getTime() + challengeLifetimeMs);
      const to = `${toPageUrl('Security', visit.flowParams, { saved: 'passkey-begun' })}#passkeys`;
      return {
        response: redirectTo(visit, to, [{ name: cookieNames.passkey, value, expiresAt, readableBy: 'service' }]),
      };
    },
    'passkey-add': async (deps, visit, form, session): Promise<Outcome> => {
      const { db, clock } = deps;
      const { id } = session.account;
      const token = readServiceCookie(visit.request, cookieNames.passkey) ?? '';
      const challenge = await consumeChallenge(db, 'passkey-create', token, clock());
      if (challenge?.accountId !== id) return { saved: 'passkey-expired' };
      const { browser, system } = parseUserAgent(visit.request);
      const { accountPageTexts } = getTexts(visit.brand.language).storePages;
      const name = readLine(form, 'name', 60) || accountPageTexts.device(browser, system);
      const passkey = { accountId: id, name, json: form.get('passkey') ?? '', token };
      const codes = await changeFactor(deps, visit, session, 'passkey-added', async (transaction) => {
        if (await addPasskey(transaction, toPasskeySite(visit), passkey, clock())) return undefined;
        return createMissingCodes(transaction, id, clock());
      });
      if (!codes) return { saved: 'passkey-refused' };
      return codes.length > 0 ? { codes } : { saved: 'passkey-added' };
    },
    'passkey-remove': async (deps, visit, form, session): Promise<Outcome> => {
      const { id } = session.account;
      const credentialId = form.get('credential') ?? '';
      if (!(await listPasskeys(deps.db, id)).some((passkey) => passkey.credentialId === credentialId)) {
        const { choose } = getTexts(visit.brand.language).accountSecurity.passkeyTexts;
        return { status: 422, errors: { 'passkey-list': choose } };
      }
      const refusal = await requireBoth('passkey-remove', deps, visit, form, session);
      if (refusal) return refusal;
      await changeFactor(deps, visit, session, 'passkey-removed', (transaction) =>
        removePasskey(transaction, id, credentialId),
      );
      return { saved: 'passkey-removed' };
    },
    'codes-renew': async (deps, visit, form, session): Promise<Outcome> => {
      const refusal = await requireBoth('codes-renew', deps, visit, form, session);
      if (refusal) return refusal;
      const codes = await changeFactor(deps, visit, session, 'recovery-codes-renewed', (transaction) =>
        createRecoveryCodes(transaction, session.account.id, deps.clock()),
      );
      return { codes: codes ?? [] };
    },
  }),
);

/** The options of a passkey whose making has begun in this browser. */
const findPasskeyOptions = async (
  { db, clock }: StoreDeps,
  visit: Visit,
  { account }: Session,
): Promise<string | undefined> => {
  const token = readServiceCookie(visit.request, cookieNames.passkey);
  const challenge = await findChallenge(db, 'passkey-create', token, clock());
  return token !== undefined && challenge?.accountId === account.id
    ? createPasskeyOptions(db, toPasskeySite(visit), account, token)
    : undefined;
};

const renderPage = async (
  deps: StoreDeps,
  visit: Visit,
  session: Session,
  outcome?: Extract<Outcome, { errors: FieldErrors }>,
): Promise<Response> => {
  const { db, clock, sealer } = deps;
  const { account } = session;
  const factors = await loadFactors(db, account.id);
  const view = securityView(visit, {
    account,
    factors,
    isOn: hasSecondFactor(factors),
    passkeys: await listPasskeys(db, account.id),
    passkeyOptions: await findPasskeyOptions(deps, visit, session),
    pendingTotp: factors.totp ? undefined : await findPendingTotp(db, sealer, account.id, clock()),
    saved: isPost(visit) ? undefined : (new URL(visit.request.url).searchParams.get('saved') ?? undefined),
    typedEmail: outcome?.typedEmail ?? '',
    errors: outcome?.errors ?? {},
  });
  return pageResponse(visit, 'in', view, outcome?.status ?? 200, outcome?.headers);
};

/** `/Registration/Security.aspx`: the second factors and the address of an account. */
export const securityPage: PageHandler = async (deps, visit, form, session) => {
  if (!session) {
    const flowParams = { ...visit.flowParams, plan: undefined, returnUrl: undefined };
    return redirectTo(visit, toPageUrl('Login', { ...flowParams, returnUrl: toPageUrl('Security', flowParams) }));
  }
  if (!isPost(visit)) return renderPage(deps, visit, session);
  const handle = formHandlers.get(form.get('form') ?? '');
  if (!handle) return redirectTo(visit, toPageUrl('Security', visit.flowParams));
  const outcome = await handle(deps, visit, form, session);
  if ('errors' in outcome) return renderPage(deps, visit, session, outcome);
  if ('response' in outcome) return outcome.response;
  if ('codes' in outcome) return pageResponse(visit, 'in', recoveryCodesView(visit, outcome.codes));
  return redirectTo(visit, toPageUrl('Security', visit.flowParams, { saved: outcome.saved }));
};
