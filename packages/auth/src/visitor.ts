import { browserLimits as limits } from '@masthead/config/limits';
import type { Customer, Subscription } from './customer.ts';

/** The visitor (§4, §6). */
export type Visitor =
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'registrant'; readonly customer: Customer }
  | { readonly state: 'subscriber'; readonly customer: Customer };

/** A signed-in visitor. */
export type SignedIn = Extract<Visitor, { customer: Customer }>;

/** The visitor before the cookies are read, and in the server HTML, which is the same for everyone. */
export const unknownVisitor: Visitor = { state: 'unknown' };

/** A signed-out visitor (§4). */
export const signedOutVisitor: Visitor = { state: 'signed-out' };

const { productId, activeStatus } = limits.subscription;

/** Whether a subscription is for product 2454 and has status 1 (§6, §9). */
const isActiveSubscription = (subscription: Subscription): boolean =>
  subscription.productId === productId && subscription.status === activeStatus;

/** Converts a customer to a visitor: a subscriber if a subscription is active, otherwise a registrant (§6). */
export const toVisitor = (customer: Customer): SignedIn => ({
  state: customer.subscriptions.some(isActiveSubscription) ? 'subscriber' : 'registrant',
  customer,
});

/** Whether the visitor is a registrant or a subscriber (§6). */
export const isSignedIn = (visitor: Visitor): visitor is SignedIn =>
  visitor.state === 'registrant' || visitor.state === 'subscriber';

/** URL of the newsletters link: email preferences if signed in, otherwise the newsletters page (§2.7). */
export const getNewslettersUrl = (
  { state }: Pick<Visitor, 'state'>,
  urls: { readonly loggedInState: string; readonly loggedOutState: string },
): string => (state === 'registrant' || state === 'subscriber' ? urls.loggedInState : urls.loggedOutState);

/**
 * Settings of the subscribe card (§2.8). A brand with `always` shows it to everyone; other brands show it to
 * signed-in visitors, on routes with `always`.
 */
type SubscribeCardRule = { readonly brand: 'signed-in' | 'always'; readonly route: 'always' | 'never' };

/** The visitors who see the subscribe card (§2.8). */
export const getSubscribeCardAudience = ({ brand, route }: SubscribeCardRule): 'everyone' | 'signed-in' | 'nobody' => {
  if (brand === 'always') return 'everyone';
  return route === 'always' ? 'signed-in' : 'nobody';
};

/** Whether the profile is less than 100 percent complete (§2.7). An unknown percentage counts as complete. */
export const isProfileIncomplete = (percent: number | undefined): boolean => percent !== undefined && percent < 100;
