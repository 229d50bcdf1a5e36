// ---- The slot table ----
export { getDefinition, isSlotName, slots, type SlotName } from './table/slots';
export { widths, type FixedSize, type Size, type SlotDefinition, type SlotKind, type Width } from './table/types';
export {
  getAllSizes,
  getSizeMapping,
  getSizes,
  getReservedSpace,
  toTableWidth,
  type MappingRow,
  type ReservedSpace,
} from './table/sizes';
export { labels, getLandmarkName } from './table/labels';
// ---- The slots of a page ----
export { defaultSet, homeSet, logoSet, getPageSlots, type AdRules, type SlotFlags } from './table/sets';
export { getArticleSlots, type Block, type InArticleSlot } from './page/inArticle';
export { toAdPageName, toTargeting, type TargetingFields, type Targeting } from './page/targeting';
export { isInterstitialDue, interstitialRules, canOpenInterstitial, type Visit } from './page/interstitial';
