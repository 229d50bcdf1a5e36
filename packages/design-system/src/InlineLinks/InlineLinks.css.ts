import { style } from '@vanilla-extract/css';
import { underline } from '../base/text';
import { vars } from '../theme/contract.css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${vars.space[5]}`,
  font: `500 ${vars.text.uiSmall}/${vars.leading.ui} ${vars.font.interface}`,
  color: vars.color.ink2,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  ':hover': { ...underline, color: vars.color.accent },
});
