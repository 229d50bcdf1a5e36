import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Plan } from '../../content/publications/brands.ts';
import type { Db } from '../../db/schema.ts';
import type { Billing, SubscriptionOrdersTable } from '../../db/tables/accounts.ts';
import { isSubscriber, listSubscriptions, setSubscription, subscriptionProduct } from './subscriptions.ts';

export type Order = Selectable<SubscriptionOrdersTable>;

/** What a reader orders, for whom, and through which link (§9). */
type NewOrder = Pick<Order, 'site' | 'promoCode' | 'source' | 'referrerDomain'> & {
  plan: Plan;
  billing: Billing;
};

/** Adds months in UTC. The 31st becomes the last day of a shorter month. */
const addMonths = (date: Date, months: number): Date => {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
};

/** Returns the end of the period of an order that contains `now`: the time of the next invoice. */
export const getPeriodEnd = ({ orderedAt, period }: Pick<Order, 'orderedAt' | 'period'>, now: Date): Date => {
  const step = period === 'year' ? 12 : 1;
  const passed = Math.floor((now.getTime() - orderedAt.getTime()) / (step * 31 * 86_400_000));
  for (let periods = Math.max(1, passed); ; periods += 1) {
    const end = addMonths(orderedAt, periods * step);
    if (end > now) return end;
  }
};

/** Finds the order that an account's subscription comes from. Subscriptions of `npm run subscribe` have none. */
export const findOpenOrder = (db: Db, accountId: string): Promise<Order | undefined> =>
  db
    .selectFrom('subscriptionOrders')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('isClosed', '=', false)
    .executeTakeFirst();

/** Whether an account may order: it has no subscription. A canceled one runs until its end, which is paid for. */
export const canOrder = async (db: Db, accountId: string): Promise<boolean> =>
  !isSubscriber(await listSubscriptions(db, accountId));

const createOrderNumber = (promoCode: string): string => `${promoCode}-${randomBytes(5).toString('hex').toUpperCase()}`;

const closeOrders = (db: Db, accountId: string) =>
  db
    .updateTable('subscriptionOrders')
    .set({ isClosed: true })
    .where('accountId', '=', accountId)
    .where('isClosed', '=', false)
    .execute();

/** Locks the account, so that a form that is sent twice is one order. */
const lockAccount = (db: Db, accountId: string) =>
  db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();

/** Stores an order and starts the subscription, in a transaction. Undefined if the account has one already. */
export const placeOrder = async (
  db: Db,
  accountId: string,
  { plan, billing, ...origin }: NewOrder,
  brandCode: string,
  now: Date,
): Promise<Order | undefined> => {
  await lockAccount(db, accountId);
  if (!(await canOrder(db, accountId))) return undefined;
  await closeOrders(db, accountId);
  await setSubscription(db, accountId, subscriptionProduct.active, now);
  return db
    .insertInto('subscriptionOrders')
    .values({
      ...origin,
      accountId,
      number: createOrderNumber(brandCode),
      planKey: plan.key,
      planName: plan.name,
      priceCents: Math.round(plan.price * 100),
      currency: plan.currency,
      period: plan.period,
      billing: JSON.stringify(billing),
      orderedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Cancels the open order of an account at the end of its period. Returns undefined if there is none to cancel. */
export const cancelOrder = async (db: Db, accountId: string, now: Date): Promise<Order | undefined> => {
  await lockAccount(db, accountId);
  const order = await findOpenOrder(db, accountId);
  if (!order || order.endsAt) return undefined;
  return db
    .updateTable('subscriptionOrders')
    .set({ endsAt: getPeriodEnd(order, now) })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Ends the subscriptions of canceled orders whose time has come. */
export const endCanceledSubscriptions = (db: Db, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable('subscriptionOrders')
      .set({ isClosed: true })
      .where('isClosed', '=', false)
      .where('endsAt', '<=', now)
      .returning('accountId')
      .execute();
    for (const { accountId } of ended) await setSubscription(transaction, accountId, 0, now);
  });

/** Begins or ends a subscription without an order. A cancellation before it no longer ends the subscription. */
export const setSubscriptionByDesk = (db: Db, accountId: string, status: number, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    await closeOrders(transaction, accountId);
    await setSubscription(transaction, accountId, status, now);
  });
