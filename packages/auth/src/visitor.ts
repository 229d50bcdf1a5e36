import { browserLimits as limits } from '@masthead/config/limits';
import type { Customer, Subscription } from './customer.ts';

/** Who reads the page (SPEC §4, §6). */
export type Visitor =
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'registrant'; readonly customer: Customer }
  | { readonly state: 'subscriber'; readonly customer: Customer };

/** A visitor whose name is known. */
export type SignedIn = Extract<Visitor, { customer: Customer }>;

/** What server HTML is made for: the same for everyone. */
export const unknownVisitor: Visitor = { state: 'unknown' };

/** SPEC §4, signed out. */
export const signedOut: Visitor = { state: 'signed-out' };

const { productId, activeStatus } = limits.subscription;

/** SPEC §6, §9: product 2454 with status 1. */
export const isActiveSubscription = (subscription: Subscription): boolean =>
  subscription.productId === productId && subscription.status === activeStatus;

/** Subscriber or registrant, by the customer's subscriptions (SPEC §6). */
export const visitorOf = (customer: Customer): SignedIn => ({
  state: customer.subscriptions.some(isActiveSubscription) ? 'subscriber' : 'registrant',
  customer,
});

/** Registrants and subscribers (SPEC §6). */
export const isSignedIn = (visitor: Visitor): visitor is SignedIn =>
  visitor.state === 'registrant' || visitor.state === 'subscriber';

/** SPEC §2.7: an active subscription and a customer id. */
export const showsProContent = (visitor: Visitor): boolean =>
  visitor.state === 'subscriber' && visitor.customer.id !== '';

/** SPEC §2.7: to the e-mail preferences for those signed in, to the store's newsletters page for others. */
export const newslettersUrl = (
  { state }: Pick<Visitor, 'state'>,
  urls: { readonly loggedInState: string; readonly loggedOutState: string },
): string => (state === 'registrant' || state === 'subscriber' ? urls.loggedInState : urls.loggedOutState);

/** When a subscribe card is shown: the brand's `subscribeCard.shown`, and what the route asks for (SPEC §2.8). */
export type SubscribeCardRule = { readonly brand: 'signed-in' | 'always'; readonly route: 'always' | 'never' };

/** For whom a subscribe card is shown (SPEC §2.8): everyone, those signed in, or nobody. */
export const subscribeCardFor = ({ brand, route }: SubscribeCardRule): 'everyone' | 'signed-in' | 'nobody' => {
  if (brand === 'always') return 'everyone';
  return route === 'always' ? 'signed-in' : 'nobody';
};

/** SPEC §2.7: the account is marked while the profile is under 100 per cent. A ratio that is not known marks nothing. */
export const profileIsIncomplete = (percent: number | undefined): boolean => percent !== undefined && percent < 100;
