import type { Db } from '../../db/schema.ts';

/** The subscription product and its active status (§9). */
export const subscriptionProduct = { id: 2454, active: 1 } as const;

type SubscriptionRow = { id: string; productId: number; status: number };

export const listSubscriptions = (db: Db, accountId: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('accountSubscriptions')
    .select(['id', 'productId', 'status'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

/** §6: a subscriber has the product with status 1; every other account is a registrant. */
export const isSubscriber = (subscriptions: readonly SubscriptionRow[]): boolean =>
  subscriptions.some(
    ({ productId, status }) => productId === subscriptionProduct.id && status === subscriptionProduct.active,
  );

export const setSubscription = async (db: Db, accountId: string, status: number, now: Date): Promise<void> => {
  await db
    .insertInto('accountSubscriptions')
    .values({ accountId, productId: subscriptionProduct.id, status, startedAt: now })
    .onConflict((conflict) => conflict.columns(['accountId', 'productId']).doUpdateSet({ status }))
    .execute();
};
