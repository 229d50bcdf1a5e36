import { globalStyle } from '@vanilla-extract/css';
import { breakpoints } from '../theme/media';

type Columns = 2 | 3 | 4;

const repeat = (columns: number): string => `repeat(${columns}, minmax(0, 1fr))`;

/**
 * Other numbers of columns for grids whose last item would be alone in its row, by the number of items: `[step, first]`
 * matches `first`, `first + step`, and so on. A later entry has priority. Two columns have no other number.
 */
const exceptions: Readonly<Record<Columns, readonly { step: number; first: number; columns: number }[]>> = {
  2: [],
  3: [
    { step: 3, first: 4, columns: 2 },
    { step: 6, first: 7, columns: 4 },
    { step: 12, first: 13, columns: 5 },
  ],
  4: [
    { step: 4, first: 5, columns: 3 },
    { step: 12, first: 13, columns: 5 },
  ],
};

/**
 * Sets the columns of a grid from each breakpoint on, narrow ones first, so that no item is alone in the last row: wide
 * grids change their number of columns, and in two columns the first of an odd number of items is as wide as the row.
 */
export const setGridColumns = (
  grid: string,
  steps: readonly { from: keyof typeof breakpoints | 0; columns: Columns }[],
): void => {
  for (const [index, { from, columns }] of steps.entries()) {
    const next = steps[index + 1]?.from;
    const query = [
      `(min-width: ${from === 0 ? 0 : breakpoints[from]}px)`,
      ...(next ? [`(max-width: ${breakpoints[next] - 1}px)`] : []),
    ].join(' and ');
    globalStyle(grid, { '@media': { [query]: { gridTemplateColumns: repeat(columns) } } });
    if (columns === 2)
      globalStyle(`${grid} > :first-child:nth-last-child(2n + 3)`, { '@media': { [query]: { gridColumn: '1 / -1' } } });
    for (const { step, first, columns: other } of exceptions[columns])
      globalStyle(`${grid}:has(> :nth-child(${step}n + ${first}):last-child)`, {
        '@media': { [query]: { gridTemplateColumns: repeat(other) } },
      });
  }
};
