import { globalStyle, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, space } = vars;

export const root = style({ ...typography.meta, borderBlock: border.hairline, padding: `${space[3]} 0`, color: color.ink2 });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[3]} ${space[5]}`,
  '@media': { [media.m]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const source = style({ marginTop: space[2], color: color.ink3 });

globalStyle(`${list} b`, { color: color.ink, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${list} a:hover`, { ...underline, color: color.accent });
