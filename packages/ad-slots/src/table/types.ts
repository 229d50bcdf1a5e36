/** Width and height in CSS px. */
export type FixedSize = readonly [width: number, height: number];

/** A size of the ad manager. `fluid` takes the column's width and the reserved `fluidHeight`. */
export type Size = FixedSize | 'fluid';

/** Minimum viewport widths in px of the size rows (SPEC §3, Ad slot definition). */
export const widths = [0, 768, 1024] as const;
/** A minimum viewport width of the table in px. */
export type Width = (typeof widths)[number];

/** Kind of advertising, which determines label and style. */
export type SlotKind = 'display' | 'native' | 'logo' | 'pushdown' | 'overlay';

/** The column of the page layout that contains a slot and limits its sizes. `window` spans the viewport. */
export type SlotColumn = 'window' | 'page' | 'content' | 'text' | 'rail' | 'drawer';

/** One row of the slot table. */
export type SlotDefinition = {
  /** SPEC §3: the targeting position, `pos` in the ad manager. */
  position: string;
  kind: SlotKind;
  /** Describes the position in words, so that screen readers can tell slots apart. */
  location: string;
  column: SlotColumn;
  /** Sizes by minimum viewport width. An empty row: no advertising. A missing row inherits the previous one. */
  sizes: { 0: readonly Size[]; 768?: readonly Size[]; 1024?: readonly Size[] };
  /** Reserved heights in px for `fluid`, by minimum viewport width. */
  fluidHeight?: { 0: number; 768?: number; 1024?: number };
};
