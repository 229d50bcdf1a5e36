import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

export const caption = style({
  ...typography.meta,
  lineHeight: 1.45,
  color: vars.color.ink3,
  padding: '9px 0',
  borderBottom: vars.border.hairline,
});
