import { browserLimits as limits } from '@masthead/config/limits';
import type { Customer, Subscription } from './customer.ts';

/** The visitor (SPEC §4, §6). */
export type Visitor =
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'registrant'; readonly customer: Customer }
  | { readonly state: 'subscriber'; readonly customer: Customer };

/** A signed-in visitor. */
export type SignedIn = Extract<Visitor, { customer: Customer }>;

/** The visitor of server HTML, the same for everyone. */
export const unknownVisitor: Visitor = { state: 'unknown' };

/** SPEC §4, signed out. */
export const signedOutVisitor: Visitor = { state: 'signed-out' };

const { productId, activeStatus } = limits.subscription;

/** SPEC §6, §9: product 2454 with status 1. */
export const isActiveSubscription = (subscription: Subscription): boolean =>
  subscription.productId === productId && subscription.status === activeStatus;

/** A subscriber with an active subscription, a registrant otherwise (SPEC §6). */
export const toVisitor = (customer: Customer): SignedIn => ({
  state: customer.subscriptions.some(isActiveSubscription) ? 'subscriber' : 'registrant',
  customer,
});

/** Registrants and subscribers (SPEC §6). */
export const isSignedIn = (visitor: Visitor): visitor is SignedIn =>
  visitor.state === 'registrant' || visitor.state === 'subscriber';

/** SPEC §2.7: an active subscription and a customer id. */
export const canSeeProContent = (visitor: Visitor): boolean =>
  visitor.state === 'subscriber' && visitor.customer.id !== '';

/** SPEC §2.7: the email preferences when signed in, the store's newsletters page otherwise. */
export const getNewslettersUrl = (
  { state }: Pick<Visitor, 'state'>,
  urls: { readonly loggedInState: string; readonly loggedOutState: string },
): string => (state === 'registrant' || state === 'subscriber' ? urls.loggedInState : urls.loggedOutState);

/** The brand's `subscribeCard.shown` and the route's setting (SPEC §2.8). */
export type SubscribeCardRule = { readonly brand: 'signed-in' | 'always'; readonly route: 'always' | 'never' };

/** The audience of the subscribe card (SPEC §2.8). */
export const getSubscribeCardAudience = ({ brand, route }: SubscribeCardRule): 'everyone' | 'signed-in' | 'nobody' => {
  if (brand === 'always') return 'everyone';
  return route === 'always' ? 'signed-in' : 'nobody';
};

/** SPEC §2.7: the account is marked while the profile is under 100 percent complete; unknown counts as complete. */
export const isProfileIncomplete = (percent: number | undefined): boolean => percent !== undefined && percent < 100;
