/** Width and height in CSS px. */
export type FixedSize = readonly [width: number, height: number];

/** A size of the ad manager. `fluid` takes the column's width and the reserved `fluidHeight`. */
export type Size = FixedSize | 'fluid';

/** Breakpoints of slots: minimum viewport widths in px (§3, Ad slot definition). */
export const breakpoints = [0, 768, 1024] as const;
/** A breakpoint of slots, in px. */
export type Breakpoint = (typeof breakpoints)[number];

/** Kind of advertising, which determines label and style. */
export type SlotKind = 'display' | 'native' | 'logo' | 'pushdown' | 'interstitial';

/** The column of the page layout that contains a slot and limits its sizes. `window` spans the viewport. */
type SlotColumn = 'window' | 'page' | 'content' | 'text' | 'rail' | 'drawer';

/** One row of the slot table. */
export type SlotDefinition = {
  /** Value of the key `pos` in the ad manager (§3, targeting position). */
  position: string;
  kind: SlotKind;
  column: SlotColumn;
  /**
   * Sizes by breakpoint. An empty list means no advertising; a missing one is inherited from the narrower breakpoint.
   */
  sizes: { 0: readonly Size[]; 768?: readonly Size[]; 1024?: readonly Size[] };
  /** Reserved heights in px for `fluid`, by breakpoint. */
  fluidHeight?: { 0: number; 768?: number; 1024?: number };
};

const banner = [[320, 50]] as const;
const leaderboard = [[728, 90]] as const;
const wideLeaderboard = [
  [970, 90],
  [728, 90],
] as const;
const billboard = [
  [970, 250],
  [970, 90],
  [728, 90],
] as const;
/** For the content column, which is narrower than a leaderboard on small tablets and beside the rail. */
const columnBanner = [
  [728, 90],
  [468, 60],
] as const;
/** For the text column, which is narrower than a leaderboard on every screen. */
const textBanner = [[468, 60]] as const;
const rectangle = [[300, 250]] as const;
const halfPage = [
  [300, 600],
  [300, 250],
] as const;
const portrait = [
  [300, 1050],
  [300, 600],
  [300, 250],
] as const;
const logo = [[120, 60]] as const;

const createLogoSlot = <Index extends 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>(index: Index) =>
  ({
    position: `smartsite_logo${index}`,
    kind: 'logo',
    column: 'page',
    sizes: { 0: logo },
  }) as const;

/**
 * The slot table (§9): the source of slot elements, reserved space, size mappings and types. Add a row to add a
 * slot.
 */
export const slots = {
  horiz1: {
    position: 'horiz1',
    kind: 'display',
    column: 'window',
    sizes: { 0: banner, 768: leaderboard, 1024: wideLeaderboard },
  },
  horiz2: {
    position: 'horiz2',
    kind: 'display',
    column: 'content',
    sizes: { 0: rectangle, 768: columnBanner },
  },
  horiz3: {
    position: 'horiz3',
    kind: 'display',
    column: 'window',
    sizes: { 0: rectangle, 768: leaderboard, 1024: billboard },
  },
  horiz4: {
    position: 'horiz4',
    kind: 'display',
    column: 'window',
    sizes: { 0: rectangle, 768: leaderboard, 1024: billboard },
  },
  vert1: {
    position: 'vert1',
    kind: 'display',
    column: 'rail',
    sizes: { 0: rectangle },
  },
  vert2: {
    position: 'vert2',
    kind: 'display',
    column: 'rail',
    sizes: { 0: [], 1024: halfPage },
  },
  vert3: {
    position: 'vert3',
    kind: 'display',
    column: 'rail',
    sizes: { 0: [], 1024: halfPage },
  },
  vert5: { position: 'vert5', kind: 'display', column: 'text', sizes: { 0: rectangle } },
  vert6: {
    position: 'vert6',
    kind: 'display',
    column: 'text',
    sizes: { 0: rectangle },
  },
  vert7: {
    position: 'vert7',
    kind: 'display',
    column: 'rail',
    sizes: { 0: [], 1024: portrait },
  },
  footer: {
    position: 'footer',
    kind: 'display',
    column: 'window',
    sizes: { 0: banner, 768: leaderboard, 1024: wideLeaderboard },
  },
  interstitial: {
    position: 'interstitial',
    kind: 'interstitial',
    column: 'window',
    sizes: {
      0: rectangle,
      768: [
        [640, 480],
        [300, 250],
      ],
    },
  },
  es_logo_pushdown: {
    position: 'es_logo_pushdown',
    kind: 'logo',
    column: 'content',
    sizes: { 0: logo },
  },
  es_pushdown: {
    position: 'es_pushdown',
    kind: 'pushdown',
    column: 'content',
    sizes: { 0: banner, 768: columnBanner },
  },
  native_single1: {
    position: 'native_single1',
    kind: 'native',
    column: 'content',
    sizes: { 0: ['fluid'] },
    fluidHeight: { 0: 104, 768: 116 },
  },
  native_single2: {
    position: 'native_single2',
    kind: 'native',
    column: 'content',
    sizes: { 0: ['fluid'] },
    fluidHeight: { 0: 104, 768: 116 },
  },
  native_collection: {
    position: 'native_collection',
    kind: 'native',
    column: 'page',
    sizes: { 0: ['fluid'] },
    fluidHeight: { 0: 384, 768: 336 },
  },
  slideshow1: {
    position: 'slideshow1',
    kind: 'display',
    column: 'content',
    sizes: { 0: banner, 768: columnBanner },
  },
  slideshow2: {
    position: 'slideshow2',
    kind: 'display',
    column: 'rail',
    sizes: { 0: rectangle },
  },
  slideshow3: {
    position: 'slideshow3',
    kind: 'display',
    column: 'rail',
    sizes: { 0: [], 1024: halfPage },
  },
  scroll: {
    position: 'scroll',
    kind: 'display',
    column: 'text',
    sizes: { 0: rectangle, 768: textBanner },
  },
  smartsite_logo1: createLogoSlot(1),
  smartsite_logo2: createLogoSlot(2),
  smartsite_logo3: createLogoSlot(3),
  smartsite_logo4: createLogoSlot(4),
  smartsite_logo5: createLogoSlot(5),
  smartsite_logo6: createLogoSlot(6),
  smartsite_logo7: createLogoSlot(7),
  smartsite_logo8: createLogoSlot(8),
  nav_vert: {
    position: 'nav_vert',
    kind: 'display',
    column: 'drawer',
    sizes: { 0: rectangle },
  },
} as const satisfies Record<string, SlotDefinition>;

/** Name of a slot in the table. */
export type SlotName = keyof typeof slots;

/** The definition of a slot by its exact name. */
export const getDefinition = (name: SlotName): SlotDefinition => slots[name];

/** Whether a text, such as an attribute of a page, names a slot. */
export const isSlotName = (text: string | undefined): text is SlotName =>
  text !== undefined && Object.hasOwn(slots, text);
