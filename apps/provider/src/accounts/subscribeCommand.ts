import { subscriptionProduct } from './subscriptions.ts';

export const subscribeUsage = `Begins or ends the subscription to product ${subscriptionProduct.id} of an account.

  npm run subscribe -- reader@example.com begin
  npm run subscribe -- reader@example.com end

The embedded database is the provider's alone: stop the provider first.`;

/** SPEC §9: 1 is a subscription that runs. */
const statuses = { begin: subscriptionProduct.active, end: 0 } as const;

export type SubscribeCommand = { email: string; status: number };

/** Reads the words of the command line. */
export const parseSubscribe = ([email = '', verb = '', ...rest]: readonly string[]): SubscribeCommand | undefined =>
  email.includes('@') && rest.length === 0 && (verb === 'begin' || verb === 'end')
    ? { email, status: statuses[verb] }
    : undefined;
