import { slots, type SlotName } from './slots.ts';

/** §9: the slots of every page. */
const defaultSet = [
  'horiz1',
  'horiz2',
  'horiz3',
  'vert1',
  'vert2',
  'interstitial',
  'footer',
  'es_logo_pushdown',
  'es_pushdown',
  'nav_vert',
] as const satisfies readonly SlotName[];

/** §9: the slots of the home page. */
const homeSet = [
  ...defaultSet,
  'horiz4',
  'vert3',
  'native_single1',
  'native_single2',
  'native_collection',
] as const satisfies readonly SlotName[];

/** Sponsor logos, for pages that list partners. */
export const logoSet = [
  'smartsite_logo1',
  'smartsite_logo2',
  'smartsite_logo3',
  'smartsite_logo4',
  'smartsite_logo5',
  'smartsite_logo6',
  'smartsite_logo7',
  'smartsite_logo8',
] as const satisfies readonly SlotName[];

/** Advertising fields of a route (§2.6, route metadata). */
type AdRules = {
  layout: string;
  /** Slots in addition to the set of the layout. */
  adSlots?: readonly SlotName[];
  adSlotsHidden?: readonly SlotName[];
  /** §2.6: the one slot of the two-column layout that a route can hide. */
  hideHoriz3?: boolean;
};

/** Slot flags of the tracking state: `false` hides the slot (§5). */
export type SlotFlags = Readonly<Partial<Record<SlotName, boolean>>>;

const isOff = (name: SlotName, { adSlotsHidden = [], hideHoriz3 = false }: AdRules, flags: SlotFlags): boolean =>
  adSlotsHidden.includes(name) || (name === 'horiz3' && hideHoriz3) || flags[name] === false;

const getDefaultSlots = (layout: string): readonly SlotName[] => {
  if (layout === 'bare') return [];
  return layout === 'home' ? homeSet : defaultSet;
};

/** The slots of a page in the order of the table. The bare layout has only those that its route adds. */
export const getPageSlots = (rules: AdRules, flags: SlotFlags = {}): ReadonlySet<SlotName> => {
  const names = new Set<SlotName>([...getDefaultSlots(rules.layout), ...(rules.adSlots ?? [])]);
  return new Set((Object.keys(slots) as SlotName[]).filter((name) => names.has(name) && !isOff(name, rules, flags)));
};
