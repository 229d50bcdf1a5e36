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
export type SlotColumn = 'window' | 'page' | 'content' | 'text' | 'rail' | 'drawer';

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
