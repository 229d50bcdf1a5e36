import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color, font, text } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': { [media.print]: { display: 'none' } },
});
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  padding: '0 12px',
  overflowWrap: 'anywhere',
  border: `1px solid ${color.rule}`,
  font: `500 ${text.uiSmall}/1.3 ${font.interface}`,
  ':hover': { borderColor: color.ink, color: color.accent },
});
