import type { Targeting } from '../page/targeting';
import type { SlotName } from '../table/slots';

/** Consent to third-party advertising: personalized, not personalized (`limited`), or none. */
export type AdConsent = 'allowed' | 'limited' | 'refused';

/** Source of the consent that the lifecycle requires before it loads the library. */
export type ConsentSource = {
  /** Resolves with the current consent, after the first decision. */
  getConsent: () => Promise<AdConsent>;
  /** Calls `onChange` with each later decision. Returns a function that unsubscribes. */
  subscribe: (onChange: (consent: AdConsent) => void) => () => void;
  /** Called when consent is withdrawn after the library has loaded: a script cannot be removed from a page. */
  onWithdrawn: () => void;
};

/** A house ad: text only, so that it needs no request. Shown in slots without an ad. */
export type HousePromotion = { title: string; text: string; action: string; url: string };

/** Options of the advertising runtime. */
export type AdsOptions = {
  /** URL of the ad manager's library, or of a stub with the same interface. */
  libraryUrl: string;
  /** Prefix of ad unit paths: `/{network code}/{site}`. */
  unitRoot: string;
  consent: ConsentSource;
  /** Slots that are refreshed after `timing.refreshAfterMs` in view. */
  refresh: readonly SlotName[];
  house: { label: string; promotions: readonly HousePromotion[] };
};

/** The current page in the terms of the ad manager. */
export type AdPage = { name: string; targeting: Targeting };

/** Limits of the lifecycle. Percentages are of the viewport's height. */
export const timing = {
  /** Without a decision, slots show house ads after this time. */
  consentTimeoutMs: 10_000,
  libraryTimeoutMs: 8_000,
  responseTimeoutMs: 8_000,
  nearPercent: { narrow: 250, wide: 150 },
  renderPercent: 100,
  /** Time in view before a refresh. In view: at least `inViewShare` of the slot element, label included. */
  refreshAfterMs: 30_000,
  inViewShare: 0.5,
} as const;
