import type { Targeting } from '../page/targeting';
import type { SlotName } from '../table/slots';

/** What a reader has agreed to: advertising aimed at them, advertising that is not, or none from third parties. */
export type AdConsent = 'allowed' | 'limited' | 'refused';

/** Whom the lifecycle asks before anything is loaded, and hears when the answer changes. */
export type ConsentSource = {
  /** The answer as it is now, or the first one that comes. */
  getConsent: () => Promise<AdConsent>;
  /** Tells each later answer, until what it gives back is called. */
  subscribe: (changed: (consent: AdConsent) => void) => () => void;
  /** Called when consent is taken back after the library came into the page: a program cannot be taken out of it. */
  onWithdrawn: () => void;
};

/** What the publication shows of itself where no advertising comes: text alone, so that it needs no network. */
export type HousePromotion = { title: string; text: string; action: string; url: string };

/** Options of the advertising runtime. */
export type AdsOptions = {
  /** Address of the ad manager's library, or of a stand-in that takes the same calls. */
  libraryUrl: string;
  /** What ad unit paths begin with: `/{network code}/{site}`. */
  unitRoot: string;
  consent: ConsentSource;
  /** Slots that may ask again after they were in view for a while. */
  refresh: readonly SlotName[];
  house: { label: string; promotions: readonly HousePromotion[] };
};

/** The page that is shown, as the ad manager knows it. */
export type AdPage = { name: string; targeting: Targeting };

/** Limits of the lifecycle. Margins are in percent of the viewport's height. */
export const timing = {
  /** Then promotions stand in the rooms, until the reader answers. */
  consentTimeoutMs: 10_000,
  libraryTimeoutMs: 8_000,
  responseTimeoutMs: 8_000,
  nearPercent: { narrow: 250, wide: 150 },
  renderPercent: 100,
  /** SPEC of the advertisers: a slot that asks again was in view for this long, half of its frame at least. The frame is the room with its label. */
  refreshAfterMs: 30_000,
  inViewShare: 0.5,
} as const;
