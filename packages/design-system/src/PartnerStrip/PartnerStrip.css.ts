import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid } = vars;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const list = styleVariants({
  row: {
    display: 'grid',
    ...columns(2),
    borderTop: border.hairline,
    borderInlineStart: border.hairline,
    '@media': { [media.m]: columns(3), [media.l]: columns(6) },
  },
  directory: {
    display: 'grid',
    ...columns(1),
    columnGap: grid.gutter,
    '@media': { [media.m]: columns(2), [media.l]: columns(3) },
  },
});
export const item = styleVariants({
  row: { borderInlineEnd: border.hairline, borderBottom: border.hairline },
  directory: { borderTop: border.hairline },
});
const area = style({
  display: 'grid',
  ':hover': { background: color.tint },
  ':focus-visible': { outlineOffset: '-3px' },
});
export const link = styleVariants({
  row: [area, { placeItems: 'center', minHeight: '96px', padding: '12px' }],
  directory: [area, { ...columns(1), alignContent: 'start', gap: '12px', height: '100%', padding: '20px 0 24px' }],
});
/** Logos differ in width: each keeps its ratio in a field of equal size. */
const image = style({ width: '100%', height: '36px', objectFit: 'contain', filter: vars.image.logoFilter });
export const logo = styleVariants({
  row: [image],
  directory: [image, { maxWidth: '220px', height: '44px', objectPosition: 'left' }],
});
export const name = style({ ...typography.uiStrong, textAlign: 'center' });
export const tagline = style({ ...typography.summary, color: color.ink2, overflowWrap: 'anywhere' });
