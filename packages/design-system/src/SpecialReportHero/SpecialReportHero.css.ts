import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color, font, grid, space, text: sizes } = vars;

export const root = style({ background: color.inverse, color: color.onInverse, overflow: 'hidden' });

const columns = { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: `calc(${grid.gutter} + 16px)` };

const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: `calc(${grid.max} + 2 * ${grid.margin})`,
  marginInline: 'auto',
  paddingInline: grid.margin,
});
export const inner = styleVariants({
  plain: [band],
  pictured: [band, { '@media': { [media.l]: { ...columns, minHeight: '520px' } } }],
});

const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  paddingBlock: space[8],
  overflowWrap: 'anywhere',
  '@media': { [media.l]: { paddingBlock: '56px', gridColumn: 1, gridRow: 1 } },
});
/** Without a picture the stories take its columns. */
export const text = styleVariants({ beside: [block], across: [block, { '@media': { [media.l]: columns } }] });
export const introduction = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 });

export const badge = style({ color: color.accentOnInverse });
export const title = style({ ...typography.h1, lineHeight: 1.06, maxWidth: '100%', margin: '20px 0 14px' });
export const titleLink = style({
  ':hover': { textDecorationLine: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '6px' },
});
export const deck = style({ ...typography.deck, color: color.onInverse2, maxWidth: '34em', marginBottom: '24px' });

export const parts = style({
  width: '100%',
  borderTop: `1px solid ${color.inverseRule}`,
  marginBottom: '28px',
});
export const part = style({
  display: 'flex',
  gap: '14px',
  padding: '12px 0',
  borderBottom: `1px solid ${color.inverseRule}`,
  font: `500 ${sizes.h5}/1.3 ${font.headline}`,
  '::before': {
    content: 'counter(list-item)',
    font: `500 ${sizes.meta}/1.7 ${font.interface}`,
    color: color.accentOnInverse,
    fontVariantNumeric: 'tabular-nums',
  },
  ':hover': { color: color.accentOnInverse },
});

/**
 * The picture extends to the right edge of the window, on narrow screens to both edges. It is before the text in the
 * document too: narrow screens would move the text down when the picture arrives.
 */
export const picture = style({
  '@media': {
    [`not all and ${media.m}`]: { display: 'none' },
    '(max-width: 1023px)': { marginInline: `calc(-1 * ${grid.margin})` },
    [media.l]: { gridColumn: 2, position: 'relative', marginInlineEnd: `calc(-1 * ${grid.margin})` },
    '(min-width: 1360px)': { marginInlineEnd: `calc((100vw - ${grid.max}) / -2)` },
  },
});
globalStyle(`${picture} img`, {
  background: color.inverse,
  '@media': { [media.l]: { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' } },
});
