import { style } from '@vanilla-extract/css';
import { underline } from '../base/text';
import { vars } from '../theme/contract.css';
import { heights } from './heights';

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[6],
  height: heights.topRow,
  font: `500 ${vars.text.meta}/1.4 ${vars.font.interface}`,
  color: vars.color.ink2,
  overflow: 'hidden',
});
/* Links that do not fit are scrolled into view by Tab. */
export const links = style({ position: 'relative', overflowX: 'auto', scrollbarWidth: 'none' });
export const list = style({ display: 'flex', columnGap: vars.space[6], whiteSpace: 'nowrap' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: heights.topRow,
  outlineOffset: '-3px !important' as '-3px',
  ':hover': { ...underline, color: vars.color.accent },
});
export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space[5], flex: 'none' });
export const date = style({
  color: vars.color.ink3,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
