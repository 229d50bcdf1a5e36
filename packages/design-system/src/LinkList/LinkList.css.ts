import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color, font, size, text } = vars;

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: size.touch,
  paddingBlock: '6px',
  overflowWrap: 'anywhere',
  font: `550 ${text.ui}/1.3 ${font.interface}`,
  ':hover': { color: color.accent },
});
export const item = style({ borderTop: border.hairline, selectors: { '&:first-child': { borderTop: 0 } } });
export const note = style({ ...typography.meta, color: color.ink3, whiteSpace: 'nowrap' });
