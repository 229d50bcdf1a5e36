import { globalStyle, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { setGridColumns } from '../styles/gridColumns';
import { vars } from '../theme/contract.css';

const { color, space } = vars;

export const grid = style({
  display: 'grid',
  gap: `${space[8]} ${vars.grid.gutter}`,
});
setGridColumns(grid, [
  { from: 0, columns: 2 },
  { from: 'm', columns: 3 },
  { from: 'l', columns: 4 },
]);
export const root = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const cover = style({ display: 'block', marginBottom: '14px' });
globalStyle(`${cover} img`, { border: `1px solid ${color.ink}` });
export const title = style(typography.h4);
export const link = style({
  display: 'inline-block',
  minHeight: '24px',
  ':hover': { color: color.accent, ...underline },
});
export const summary = style({ ...typography.uiSmall, color: color.ink2, marginTop: '6px' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  marginTop: 'auto',
  paddingTop: '6px',
});
export const action = style({
  ...typography.uiSmallStrong,
  ...underline,
  fontSize: vars.text.meta,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  color: color.accent,
  overflowWrap: 'anywhere',
});
