// ---- The slot table ----
export { getDefinition, isSlotName, slots, type SlotName } from './table/slots';
export {
  breakpoints,
  type FixedSize,
  type Size,
  type SlotDefinition,
  type SlotKind,
  type Breakpoint,
} from './table/types';
export {
  getAllSizes,
  getSizeMapping,
  getSizes,
  getReservedSpace,
  toBreakpoint,
  type SizeMappingEntry,
  type ReservedSpace,
} from './table/sizes';
export { labels, getLandmarkName } from './table/labels';
// ---- The slots of a page ----
export { defaultSet, homeSet, logoSet, getPageSlots, type AdRules, type SlotFlags } from './table/sets';
export { findParagraphGap, getArticleSlots, type Block, type InArticleSlot } from './page/inArticle';
export { toAdPageName, toTargeting, type TargetingFields, type Targeting } from './page/targeting';
export { isInterstitialDue, interstitialRules, canOpenInterstitial, type Visit } from './page/interstitial';
