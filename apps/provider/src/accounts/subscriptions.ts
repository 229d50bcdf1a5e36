import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** SPEC §9: the subscription product, and the status of one that runs. */
export const subscriptionProduct = { id: 2454, active: 1 } as const;

export type SubscriptionRow = { id: string; productId: number; status: number };

export const listSubscriptions = (db: Kysely<Database>, accountId: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('accountSubscriptions')
    .select(['id', 'productId', 'status'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

/** SPEC §6: a subscriber has the product with status 1; anybody else with an account is a registrant. */
export const isSubscriber = (subscriptions: readonly SubscriptionRow[]): boolean =>
  subscriptions.some(
    ({ productId, status }) => productId === subscriptionProduct.id && status === subscriptionProduct.active,
  );

export const setSubscription = async (
  db: Kysely<Database>,
  accountId: string,
  status: number,
  now: Date,
  productId: number = subscriptionProduct.id,
): Promise<void> => {
  await db
    .insertInto('accountSubscriptions')
    .values({ accountId, productId, status, startedAt: now })
    .onConflict((conflict) => conflict.columns(['accountId', 'productId']).doUpdateSet({ status }))
    .execute();
};
