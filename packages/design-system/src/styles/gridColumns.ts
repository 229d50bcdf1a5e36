import { globalStyle } from '@vanilla-extract/css';
import { breakpoints } from '../theme/media';
import type { MaxColumns } from './itemColumns';

/**
 * Sets the columns of a grid from each breakpoint on, narrow ones first, so that no item is alone in the last row: wide
 * grids change their number of columns, and in two columns the first of an odd number of items is as wide as the row.
 * The grid needs the properties of `columnsForItems`.
 */
export const setGridColumns = (
  grid: string,
  steps: readonly { from: keyof typeof breakpoints | 0; columns: MaxColumns }[],
): void => {
  for (const [index, { from, columns }] of steps.entries()) {
    const next = steps[index + 1]?.from;
    const query = [
      `(min-width: ${from === 0 ? 0 : breakpoints[from]}px)`,
      ...(next ? [`(max-width: ${breakpoints[next] - 1}px)`] : []),
    ].join(' and ');
    const gridTemplateColumns = `repeat(${columns === 2 ? 2 : `var(--columns-${columns})`}, minmax(0, 1fr))`;
    globalStyle(grid, { '@media': { [query]: { gridTemplateColumns } } });
    if (columns === 2)
      globalStyle(`${grid} > :first-child`, { '@media': { [query]: { gridColumn: 'span var(--first-of-two)' } } });
  }
};
