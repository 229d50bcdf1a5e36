/** Viewport classes: below 768 px, up to 1023 px, and wider. */
export const gridWidths = ['phone', 'tablet', 'desktop'] as const;
/** Viewport class of the grid. */
export type GridWidth = (typeof gridWidths)[number];

/** §2.8, Teaser grid: cards are reversed with one item or fewer, or with three or more on a tablet. */
export const isReversed = (items: number, width: GridWidth): boolean =>
  items <= 1 || (items >= 3 && width === 'tablet');

/** §9: teaser grids have at most three columns. A reversed card spans the row. */
export const columnsFor = (items: number, width: GridWidth): 1 | 2 | 3 => {
  if (width === 'phone' || isReversed(items, width)) return 1;
  return items === 2 ? 2 : 3;
};

/** The numbers of items with different layouts. */
export type CardCount = 'one' | 'two' | 'many';

/** Number of cards as a style key. */
export const cardCount = (items: number): CardCount => {
  if (items <= 1) return 'one';
  return items === 2 ? 'two' : 'many';
};
