import { subscriptionProduct } from '../../readers/accounts/subscriptions.ts';

/** The help text of the command. */
export const subscribeUsage = `Begins or ends the subscription to product ${subscriptionProduct.id} of an account.

  npm run subscribe -- reader@example.com begin
  npm run subscribe -- reader@example.com end`;

/** §9: status 1 is an active subscription. */
const statuses = { begin: subscriptionProduct.active, end: 0 } as const;

/** The account and the new subscription status. */
export type SubscribeCommand = { email: string; status: number };

/** Parses the command line arguments. Returns undefined when they are invalid. */
export const parseSubscribe = ([email = '', verb = '', ...rest]: readonly string[]): SubscribeCommand | undefined =>
  email.includes('@') && rest.length === 0 && (verb === 'begin' || verb === 'end')
    ? { email, status: statuses[verb] }
    : undefined;
