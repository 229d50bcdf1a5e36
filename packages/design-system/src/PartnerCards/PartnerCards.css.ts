import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { setGridColumns } from '../styles/gridColumns';
import { vars } from '../theme/contract.css';

const { border, color, space } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[6]} ${vars.grid.gutter}`,
});
setGridColumns(grid, [{ from: 'l', columns: 4 }]);
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderTop: border.strong,
  paddingTop: '16px',
});
export const icon = style({ color: color.accent, marginBottom: '10px', lineHeight: 0 });
export const title = style({ ...typography.h3 });
export const text = style({ ...typography.summary, color: color.ink2, marginTop: '6px' });
export const count = style({ ...typography.meta, color: color.ink3, marginTop: 'auto', paddingTop: '12px' });
