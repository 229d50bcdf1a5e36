import { style } from '@vanilla-extract/css';
import { type } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color, size, space } = vars;

export const options = style({ borderTop: border.hair });
export const option = style({
  ...type.uiStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: `calc(${size.touch} + 8px)`,
  borderBottom: border.hair,
  ':hover': { background: color.tint, color: color.accent },
});
export const foot = style({ display: 'grid', marginTop: space[5] });
