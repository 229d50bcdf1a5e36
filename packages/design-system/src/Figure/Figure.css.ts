import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

/** Beside an upright picture, which is as high as most of the window. */
export const frame = style({ background: vars.color.tint2 });

export const caption = style({
  ...typography.meta,
  lineHeight: 1.45,
  color: vars.color.ink3,
  padding: '9px 0',
  borderBottom: vars.border.hairline,
});
