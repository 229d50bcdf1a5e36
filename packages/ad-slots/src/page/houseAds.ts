import { getDefinition, type SlotName } from '../table/slots.ts';

/** Who pays for the content of a page. */
export type PageFunding = 'newsroom' | 'sponsor';
/** Whether a slot may show one of the publication's own ads. */
export type HouseAdRule = 'allowed' | 'none';

/**
 * The slots of a layout that may show house ads (§9): the first is at the top of the page, the others are screens below
 * it. All other slots show paid ads only.
 */
const houseSlots: ReadonlyMap<string, readonly SlotName[]> = new Map([
  ['home', ['horiz1', 'vert3', 'footer']],
  ['article', ['horiz1', 'vert6']],
]);
const usualHouseSlots: readonly SlotName[] = ['horiz1'];
/** Slots outside the page: the drawer and the dialog. */
const slotsOutside: readonly SlotName[] = ['nav_vert', 'interstitial'];

/** Whether a slot is in the flow of the page, where its distance to other ads counts. */
export const isInFlow = (name: SlotName): boolean =>
  !slotsOutside.includes(name) && getDefinition(name).kind !== 'logo';

/** Logos of the directory of partners are theirs. That of a section's sponsor is empty on a page without one. */
const isPartnerLogo = (name: SlotName): boolean => getDefinition(name).kind === 'logo' && name !== 'es_logo_pushdown';

/** §9: whether a slot of a page may show a house ad. Pages that a sponsor pays for have none. */
export const getHouseAdRule = (name: SlotName, page: { layout: string; paidBy: PageFunding }): HouseAdRule => {
  if (isPartnerLogo(name)) return 'allowed';
  if (page.paidBy === 'sponsor') return 'none';
  const names = [...(houseSlots.get(page.layout) ?? usualHouseSlots), ...slotsOutside];
  return names.includes(name) ? 'allowed' : 'none';
};

/** Distance between a house ad and any other ad, in heights of the viewport. */
const minScreensApart = 2;

/** A slot and the distance of its top from that of the viewport in px. */
type MeasuredSlot = { name: SlotName; rule: HouseAdRule; top: number };

/**
 * §9: applies the rule of one house ad in two screens to slots in their order. `adTops` are the tops of other ads on the
 * page; a slot that may show a house ad counts for those after it.
 */
export const spaceHouseAds = (
  slots: readonly MeasuredSlot[],
  adTops: readonly number[],
  viewportHeight: number,
): HouseAdRule[] => {
  const tops = [...adTops];
  return slots.map(({ name, rule, top }) => {
    if (rule === 'none' || !isInFlow(name)) return rule;
    if (tops.some((other) => Math.abs(other - top) < minScreensApart * viewportHeight)) return 'none';
    tops.push(top);
    return 'allowed';
  });
};
