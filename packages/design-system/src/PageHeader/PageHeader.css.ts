import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, grid, space } = vars;
/* Above this width the page is wider than the grid, and the picture extends to the edge of the window. */
const beyondGrid = '(min-width: 1360px)';

const root = style({ position: 'relative', overflow: 'hidden' });
export const tone = styleVariants({
  tint: [root, { background: color.tint, borderBottom: border.hairline }],
  paper: [root, { background: color.paper, borderBottom: border.hairline }],
  accent: [root, { background: color.accentTint }],
  inverse: [root, { background: color.inverse, color: color.onInverse }],
});
export const inner = style({
  display: 'grid',
  width: '100%',
  maxWidth: `calc(${grid.max} + 2 * ${grid.margin})`,
  marginInline: 'auto',
  paddingInline: grid.margin,
});
const beside = style({
  '@media': {
    [media.l]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: grid.gutter,
      minHeight: '320px',
    },
  },
});
const behind = style({ '@media': { [media.l]: { minHeight: '320px' } } });
export const pictured = { beside, behind };
export const text = style({
  position: 'relative',
  paddingBlock: space[6],
  minWidth: 0,
  '@media': {
    [media.m]: { paddingBlock: space[7] },
    [media.l]: {
      gridColumn: 1,
      gridRow: 1,
      // Centers two lines of description. The title of every page is at this height: `align-items: center` would move
      // it while the description arrives.
      selectors: { [`${beside} > &, ${behind} > &`]: { paddingBlockStart: '84px' } },
    },
  },
});
export const title = style({ ...typography.display, lineHeight: 1, margin: '10px 0 12px', overflowWrap: 'anywhere' });
export const description = style({
  ...typography.deck,
  color: color.ink2,
  maxWidth: '34em',
  selectors: { '[data-on="inverse"] &': { color: color.onInverse2 } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  marginTop: '18px',
});
/** Before the text in the document too: narrow screens would move the text down when the picture arrives. */
const pictureBeside = style({
  position: 'relative',
  marginInline: `calc(-1 * ${grid.margin})`,
  '@media': {
    [media.l]: { gridColumn: 2, gridRow: 1, alignSelf: 'stretch', marginInline: `0 calc(-1 * ${grid.margin})` },
    [beyondGrid]: { marginInlineEnd: `calc((100vw - ${grid.max}) / -2)` },
    [media.print]: { display: 'none' },
  },
});
/* The gradient is dark enough for the text on a white picture. */
const pictureBehind = style({
  position: 'absolute',
  inset: 0,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: color.inverse,
    opacity: 0.8,
  },
  '@media': { [media.print]: { display: 'none' } },
});
export const picture = { beside: pictureBeside, behind: pictureBehind };
const imageBeside = style({
  width: '100%',
  // Low on phones, where the page begins below it.
  aspectRatio: '3 / 1',
  objectFit: 'cover',
  position: 'relative',
  // If the picture fails to load, the band has its own color.
  '::after': { content: '', position: 'absolute', inset: 0, background: color.tint2 },
  '@media': {
    [media.m]: { aspectRatio: '5 / 2' },
    [media.l]: { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' },
  },
});
export const image = {
  beside: imageBeside,
  behind: style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
};
export const credit = style({
  ...typography.meta,
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  maxWidth: '100%',
  zIndex: 1,
  padding: `2px ${space[2]}`,
  background: color.paper,
  color: color.ink2,
});
