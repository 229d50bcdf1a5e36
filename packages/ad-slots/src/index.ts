// ---- The slot table ----
export { definitionOf, isSlotName, slots, type SlotName } from './table/slots';
export { widths, type FixedSize, type Size, type SlotDefinition, type SlotKind, type Width } from './table/types';
export { allSizesOf, mappingOf, sizesOf, spaceOf, widthFor, type MappingRow, type Space } from './table/sizes';
export { labels, landmarkName } from './table/labels';
// ---- The slots of a page ----
export { defaultSet, homeSet, logoSet, slotsOfPage, type AdRules, type SlotFlags } from './table/sets';
export { adPageName } from './table/pageName';
export { inArticleSlots, type Block, type InArticleSlot } from './page/inArticle';
export { targetingOf, type AimedBy, type Targeting } from './page/targeting';
export { interstitialDue, interstitialRules, mayOpen, type VisitSoFar } from './page/interstitial';
