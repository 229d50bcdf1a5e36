import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: border.hairline,
  borderInlineStart: border.hairline,
  '@media': {
    [media.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.l]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const item = style({ borderInlineEnd: border.hairline, borderBottom: border.hairline });
export const link = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '96px',
  padding: '12px',
  ':hover': { background: color.tint },
  ':focus-visible': { outlineOffset: '-3px' },
});
/** Logos differ in width: each keeps its ratio in a field of equal size. */
export const logo = style({ width: '100%', height: '36px', objectFit: 'contain', filter: vars.image.logoFilter });
export const name = style({ ...typography.uiStrong, textAlign: 'center' });
