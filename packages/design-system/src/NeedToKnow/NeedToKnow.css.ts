import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { color, font } = vars;

export const root = style({
  background: color.tint,
  borderTop: `3px solid ${color.accent}`,
  padding: '20px 24px 22px',
  breakInside: 'avoid',
});
export const title = style({ ...typography.kicker, color: color.accent, marginBottom: '12px' });
export const point = style({
  font: `400 ${scaled('1.0625rem')}/1.45 ${font.headline}`,
  textWrap: 'pretty',
  position: 'relative',
  paddingInlineStart: '20px',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.66em',
    width: '9px',
    borderTop: `2px solid ${color.accent}`,
  },
  selectors: { '& + &': { marginTop: '10px' } },
});
