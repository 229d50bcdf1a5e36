import type { CSSProperties } from 'react';

/** Columns of a list on wide screens. */
export type MaxColumns = 2 | 3 | 4;

/** Other numbers of columns, in order of preference, for grids whose last item would be alone in its row. */
const alternatives: Readonly<Record<3 | 4, readonly number[]>> = { 3: [2, 4, 5], 4: [3, 5] };

/** Number of columns on wide screens, so that no item is alone in the last row if that is possible. */
export const getColumns = (columns: 3 | 4, items: number): number =>
  [columns, ...alternatives[columns]].find((number) => items % number !== 1) ?? columns;

/**
 * The number of items for `setGridColumns` and `fillColumns`. Columns that CSS counts itself, by `auto-fit` or `:has`,
 * move while the HTML of the list arrives.
 */
export const columnsForItems = (items: number): CSSProperties =>
  ({
    '--items': items,
    '--columns-3': getColumns(3, items),
    '--columns-4': getColumns(4, items),
    '--first-of-two': items > 1 && items % 2 === 1 ? 2 : 1,
  }) as CSSProperties;

/** The least width of a column and the gap between two, as CSS lengths. */
type FilledColumns = { minWidth: string; gap: string };

/**
 * `grid-template-columns` with as many columns as fit and never more than items, as `auto-fit` has them once all items
 * have arrived. The grid needs the properties of `columnsForItems`.
 */
export const fillColumns = ({ minWidth, gap }: FilledColumns): string => {
  // A tenth of a pixel less, so that rounding does not leave out the last column.
  const equalWidth = `(100% - (var(--items) - 1) * ${gap}) / var(--items) - .1px`;
  return `repeat(auto-fill, minmax(max(${minWidth}, ${equalWidth}), 1fr))`;
};
