import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color, size, space } = vars;

export const options = style({ borderTop: border.hairline });
export const option = style({
  ...typography.uiStrong,
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  gap: space[3],
  minHeight: `calc(${size.touch} + 8px)`,
  borderBottom: border.hairline,
  ':hover': { background: color.tint, color: color.accent },
});
export const footer = style({ display: 'grid', marginTop: space[5] });
/** What is shared. */
export const subject = style({
  ...typography.deck,
  color: color.ink2,
  marginBottom: space[4],
  overflowWrap: 'anywhere',
});
