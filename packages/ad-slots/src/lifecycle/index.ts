export { createAds, type Ads, type AdsReport } from './ads';
export type { AdConsent, AdPage, AdsOptions, ConsentSource, HousePromotion } from './options';
export type { SlotReport, SlotState } from './slotContainer';
