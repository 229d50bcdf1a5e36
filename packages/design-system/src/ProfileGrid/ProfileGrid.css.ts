import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { setGridColumns } from '../styles/gridColumns';
import { vars } from '../theme/contract.css';

const { border, color, space } = vars;

export const grid = style({
  display: 'grid',
  gap: `${space[6]} ${vars.grid.gutter}`,
});
setGridColumns(grid, [
  { from: 'm', columns: 2 },
  { from: 'l', columns: 3 },
]);
const base = style({ height: '100%', borderTop: border.hairline, paddingTop: '16px' });
export const root = styleVariants({
  plain: [base],
  pictured: [base, { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: '16px', alignItems: 'start' }],
});
export const text = style({ minWidth: 0 });
export const honors = style({ ...typography.kicker, color: color.accent, marginBottom: '6px' });
export const name = style({ ...typography.h4, letterSpacing: '-0.008em' });
export const position = style({ ...typography.uiSmall, color: color.ink2, marginTop: '4px', textWrap: 'pretty' });
export const detail = style({ ...typography.meta, color: color.ink3, marginTop: '6px' });
