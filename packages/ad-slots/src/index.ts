// ---- The slot table ----
export {
  getDefinition,
  isSlotName,
  slots,
  type SlotName,
  breakpoints,
  type FixedSize,
  type Size,
  type SlotDefinition,
  type SlotKind,
  type Breakpoint,
} from './table/slots.ts';
export {
  getAllSizes,
  getSizeMapping,
  getSizes,
  getReservedSpace,
  toBreakpoint,
  type SizeMappingEntry,
  type ReservedSpace,
} from './table/sizes.ts';
export { labels, getLandmarkName } from './table/labels.ts';
// ---- The slots of a page ----
export { defaultSet, homeSet, logoSet, getPageSlots, type AdRules, type SlotFlags } from './table/sets.ts';
export { findGap, findParagraphGap, getArticleSlots, type Block, type InArticleSlot } from './page/inArticle.ts';
export { toAdPageName, toTargeting, type TargetingFields, type Targeting } from './page/targeting.ts';
export { getHouseAdRule, spaceHouseAds, type HouseAdRule, type PageFunding } from './page/houseAds.ts';
export { closedWrapperAttribute } from './lifecycle/closeWrappers.ts';
export { isInterstitialDue, interstitialRules, type Visit } from './page/interstitial.ts';
