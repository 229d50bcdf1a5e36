// ---- The slot table ----
export { getDefinition, isSlotName, slots, type SlotName, breakpoints, type Size } from './table/slots.ts';
export { getSizes, getReservedSpace } from './table/sizes.ts';
export { labels, getLandmarkName } from './table/labels.ts';
// ---- The slots of a page ----
export { logoSet, getPageSlots, type SlotFlags } from './table/sets.ts';
export { findGap, findParagraphGap, getArticleSlots, type Block } from './page/inArticle.ts';
export { toAdPageName, toTargeting } from './page/targeting.ts';
export { getHouseAdRule, type PageFunding } from './page/houseAds.ts';
export { closedWrapperAttribute } from './lifecycle/closeWrappers.ts';
export { interstitialRules, type Visit } from './page/interstitial.ts';
