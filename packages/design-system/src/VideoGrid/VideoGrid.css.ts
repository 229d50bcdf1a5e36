import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { setGridColumns } from '../styles/gridColumns';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color, space } = vars;

const base = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[7]} ${vars.grid.gutter}`,
} as const;
/** One or two videos are larger, so that a row is not half empty. */
export const few = style(base);
setGridColumns(few, [{ from: 's', columns: 2 }]);
export const grid = style(base);
setGridColumns(grid, [
  { from: 's', columns: 2 },
  { from: 'l', columns: 3 },
]);
/** A list of one or two videos that have the page to themselves. */
export const rows = style({ ...base, rowGap: space[8] });
export const row = style({
  '@media': {
    [media.m]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.grid.gutter,
      alignItems: 'start',
    },
  },
});
export const poster = style({ marginBottom: '12px' });
export const text = style({ minWidth: 0 });
export const publisher = style({ ...typography.meta, color: color.ink3, marginBottom: '4px' });
export const title = style({
  ...typography.h4,
  letterSpacing: '-0.008em',
  '@media': { [media.m]: { selectors: { [`${row} &`]: typography.h2 } } },
});
export const summary = style({
  ...typography.summary,
  color: color.ink2,
  marginTop: '6px',
  '@media': { [media.m]: { selectors: { [`${row} &`]: { ...typography.deck, marginTop: '10px' } } } },
});
