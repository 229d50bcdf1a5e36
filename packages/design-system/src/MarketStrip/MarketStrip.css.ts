import { globalStyle, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, space } = vars;

export const root = style({
  ...typography.meta,
  borderBottom: border.hairline,
  padding: `${space[3]} 0`,
  color: color.ink2,
  '@media': { [media.l]: { display: 'flex', gap: space[5] } },
});
export const list = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[2]} ${space[4]}`,
  '@media': { [media.m]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const source = style({
  color: color.ink3,
  marginTop: space[2],
  '@media': { [media.l]: { margin: 0, maxWidth: '11em' } },
});

globalStyle(`${list} b`, { color: color.ink });
globalStyle(`${list} a:hover`, { ...underline, color: color.accent });
