import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color, grid } = vars;

export const list = style({
  display: 'grid',
  columnGap: grid.gutter,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
});
export const person = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: '12px',
  alignItems: 'start',
  borderTop: border.hairline,
  paddingBlock: '12px 16px',
});
export const initials = style({
  ...typography.uiSmall,
  display: 'grid',
  placeItems: 'center',
  blockSize: '40px',
  background: color.tint2,
  color: color.ink,
  fontWeight: 600,
  letterSpacing: '.02em',
});
export const name = style(typography.h5);
export const link = style({ selectors: { '&:hover': { ...underline, color: color.accent } } });
export const role = style({ ...typography.uiSmall, color: color.ink2, marginTop: '2px' });
