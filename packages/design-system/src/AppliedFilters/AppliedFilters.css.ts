import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const { color, font, text } = vars;

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '36px',
  paddingInline: '12px 10px',
  background: color.tint,
  border: `1px solid ${color.rule}`,
  overflowWrap: 'anywhere',
  font: `550 ${text.uiSmall}/1.3 ${font.interface}`,
  ':hover': { borderColor: color.ink },
});
export const clear = style({
  ...typography.uiSmallStrong,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingInline: '6px',
  color: color.ink2,
  ':hover': { ...underline, color: color.accent },
});
