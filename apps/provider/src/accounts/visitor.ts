import type { Kysely } from 'kysely';
import { isoDateTime } from '../dates/pretty.ts';
import type { Database } from '../db/schema.ts';
import { type Account, findAccountById, profileCompletion } from './accounts.ts';
import { cookieNames, readCookie } from './cookies.ts';
import type { CustomerIds } from './customerIds.ts';
import { chosenNewsletters } from './newsletters.ts';
import { findSession, type Session, sessionLasts } from './sessions.ts';
import { isSubscriber, type SubscriptionRow, subscriptionsOf } from './subscriptions.ts';

/** SPEC §3, User. */
export type VisitorUser = {
  userId: string;
  email: string;
  lastUpdatedDate: string;
  /** Codes of the newsletters that were chosen. */
  defaultPromotionList: string[];
  /** Products of the subscriptions that run. */
  productList: number[];
  accountType: 'subscriber' | 'registrant';
  countryCode: string | null;
  firstName: string;
  lastName: string;
  firmName: string | null;
  profileCompletionRatio: number;
};

/** SPEC §3, Customer record. */
export type VisitorCustomer = Pick<Account, 'id' | 'firstName' | 'middleName' | 'lastName' | 'title' | 'promoCode'> & { subscriptions: SubscriptionRow[] };

/** What one request may know of its visitor: of nobody else. */
export type VisitorLookUps = {
  user: () => Promise<VisitorUser | null>;
  customer: (encryptedCustomerId: string) => Promise<VisitorCustomer | null>;
};

/** A caller without credentials. */
export const stranger: VisitorLookUps = { user: async () => null, customer: async () => null };

export const userOf = async (db: Kysely<Database>, account: Account): Promise<VisitorUser> => {
  const [subscriptions, newsletters] = await Promise.all([subscriptionsOf(db, account.id), chosenNewsletters(db, account.id)]);
  return {
    userId: account.id,
    email: account.email,
    lastUpdatedDate: isoDateTime(account.updatedAt, 'UTC'),
    defaultPromotionList: newsletters.map(({ productCode }) => productCode),
    productList: subscriptions.filter(({ status }) => status === 1).map(({ productId }) => productId),
    accountType: isSubscriber(subscriptions) ? 'subscriber' : 'registrant',
    countryCode: account.countryCode || null,
    firstName: account.firstName,
    lastName: account.lastName,
    firmName: account.firmName || null,
    profileCompletionRatio: profileCompletion(account, newsletters.length),
  };
};

/** The session that a request's cookie proves. */
export const sessionOf = (db: Kysely<Database>, request: Request, now: Date): Promise<Session | undefined> => findSession(db, readCookie(request, cookieNames.session), now);

/**
 * `getUser` by the session cookie; `getCustomer` by the encrypted id, as long as the session in which it was given lasts
 * (SPEC §4, §7.1). An id that is another account's than the session cookie's is answered to nobody.
 */
export const createVisitorOf =
  ({ db, ids, clock }: { db: Kysely<Database>; ids: CustomerIds; clock: () => Date }) =>
  (request: Request): VisitorLookUps => {
    let session: Promise<Session | undefined> | undefined;
    const ownSession = () => (session ??= sessionOf(db, request, clock()));
    return {
      user: async () => {
        const own = await ownSession();
        return own ? userOf(db, own.account) : null;
      },
      customer: async (encryptedCustomerId) => {
        const id = ids.open(cookieNames.customerId, encryptedCustomerId, clock());
        if (!id || !(await sessionLasts(db, id, clock()))) return null;
        const own = await ownSession();
        if (own && own.account.id !== id.accountId) return null;
        const account = await findAccountById(db, id.accountId);
        if (!account) return null;
        const { firstName, middleName, lastName, title, promoCode } = account;
        return { id: account.id, firstName, middleName, lastName, title, promoCode, subscriptions: await subscriptionsOf(db, account.id) };
      },
    };
  };
