import { toIsoDateTime } from '../../content/publications/dates.ts';
import type { Db } from '../../db/schema.ts';
import type { VisitorQueries, VisitorUser } from '../../content/graphql/visitor.ts';
import { type Account, getProfileCompletionPercent } from './accounts.ts';
import { cookieNames, readServiceCookie } from './cookies.ts';
import type { CustomerIds } from './customerIds.ts';
import { listChosenNewsletters } from './newsletters.ts';
import { hasSecondFactor, loadFactors } from './secondFactor.ts';
import { findSession, type Session } from './sessions.ts';
import { isSubscriber, listSubscriptions } from './subscriptions.ts';

/** Loads the user data of an account (§3, User). */
export const loadVisitorUser = async (db: Db, account: Account): Promise<VisitorUser> => {
  const [subscriptions, newsletters] = await Promise.all([
    listSubscriptions(db, account.id),
    listChosenNewsletters(db, account.id),
  ]);
  return {
    userId: account.id,
    email: account.email,
    lastUpdatedDate: toIsoDateTime(account.updatedAt, 'UTC'),
    defaultPromotionList: newsletters.map(({ productCode }) => productCode),
    productList: subscriptions.filter(({ status }) => status === 1).map(({ productId }) => productId),
    accountType: isSubscriber(subscriptions) ? 'subscriber' : 'registrant',
    countryCode: account.countryCode || null,
    firstName: account.firstName,
    lastName: account.lastName,
    firmName: account.firmName || null,
    profileCompletionRatio: getProfileCompletionPercent(account, newsletters.length),
  };
};

/** Whether readers must have a second factor. */
export type SecondFactorPolicy = 'required' | 'optional';
/** Dependencies of the look-up of sessions. */
export type SessionDeps = { db: Db; clock: () => Date; secondFactor: SecondFactorPolicy };

/** Whether an account lacks the second factor that it must have: its session only sets one up. */
export const lacksSecondFactor = async (
  { db, secondFactor }: Pick<SessionDeps, 'db' | 'secondFactor'>,
  { id }: Pick<Account, 'id'>,
): Promise<boolean> => secondFactor === 'required' && !hasSecondFactor(await loadFactors(db, id));

/** Returns the session of a request's session cookie, also one that lacks a second factor. */
export const findSignIn = ({ db, clock }: SessionDeps, request: Request): Promise<Session | undefined> =>
  findSession(db, readServiceCookie(request, cookieNames.session), clock());

export const findRequestSession = async (deps: SessionDeps, request: Request): Promise<Session | undefined> => {
  const session = await findSignIn(deps, request);
  return session && (await lacksSecondFactor(deps, session.account)) ? undefined : session;
};

/** Resolves `getUser` and `getCustomer` (§4, §7.1) by the session cookie. The encrypted id does not authenticate. */
export const createVisitorQueries =
  (deps: SessionDeps & { ids: CustomerIds }) =>
  (request: Request): VisitorQueries => {
    const { db, ids, clock } = deps;
    let session: Promise<Session | undefined> | undefined;
    const getSession = () => (session ??= findRequestSession(deps, request));
    return {
      user: async () => {
        const found = await getSession();
        return found ? loadVisitorUser(db, found.account) : null;
      },
      customer: async (encryptedCustomerId) => {
        const id = await ids.open(cookieNames.customerId, encryptedCustomerId, clock());
        const own = id && (await getSession());
        if (!own || own.id !== id.sessionId || own.account.id !== id.accountId) return null;
        const { account } = own;
        const { firstName, middleName, lastName, title, promoCode } = account;
        return {
          id: account.id,
          firstName,
          middleName,
          lastName,
          title,
          promoCode,
          subscriptions: await listSubscriptions(db, account.id),
        };
      },
    };
  };
