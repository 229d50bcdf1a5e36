/** Width and height in CSS px. */
export type FixedSize = readonly [width: number, height: number];

/** A size that the ad manager knows; `fluid` takes the width of its place and a height that the table reserves. */
export type Size = FixedSize | 'fluid';

/** Viewport widths in px from which a row of sizes holds (SPEC §3, Ad slot definition). */
export const widths = [0, 768, 1024] as const;
export type Width = (typeof widths)[number];

/** What stands in a slot, which decides its label and its look. */
export type SlotKind = 'display' | 'native' | 'logo' | 'pushdown' | 'overlay';

/** One row of the slot table. */
export type SlotDefinition = {
  /** SPEC §3: the targeting position, `pos` in the ad manager. */
  position: string;
  kind: SlotKind;
  /** Where it stands, in words: it tells one slot from another for a screen reader. */
  place: string;
  /** An empty row: no advertising from this width on. A width that is missing takes the row before it. */
  sizes: { 0: readonly Size[]; 768?: readonly Size[]; 1024?: readonly Size[] };
  /** Heights in px that are kept for `fluid`, from each width on. */
  fluidHeight?: { 0: number; 768?: number; 1024?: number };
};
