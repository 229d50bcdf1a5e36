import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { setGridColumns } from '../styles/gridColumns';
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
export const root = style({ display: 'flex', flexDirection: 'column' });
export const poster = style({ marginBottom: '12px' });
export const publisher = style({ ...typography.meta, color: color.ink3, marginBottom: '4px' });
export const title = style({ ...typography.h4, letterSpacing: '-0.008em' });
export const summary = style({ ...typography.summary, color: color.ink2, marginTop: '6px' });
