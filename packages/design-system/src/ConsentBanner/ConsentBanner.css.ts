import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { box as boxRule, boxChecked, tick } from '../styles/controls';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, layer, motion, size, space } = vars;
const rise = keyframes({ from: { transform: 'translateY(100%)' } });

/*
 * Covers the end of the page without moving it; below the drawer and dialogs. Until the visitor opens the purposes it
 * takes at most a tenth of a desktop window and a fifth of a phone: one row of text and answers, or two.
 */
export const root = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.header,
  maxHeight: 'min(80vh, 100dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${space[2]} max(${space[2]}, env(safe-area-inset-bottom))`,
  background: color.paper,
  color: color.ink,
  borderTop: border.heavy,
  animation: `${rise} ${motion.slow} ${motion.ease}`,
  '@media': {
    [media.m]: { paddingBlock: space[3] },
    [media.reducedMotion]: { animation: 'none' },
    [media.print]: { display: 'none' },
  },
});
export const layout = style({
  display: 'grid',
  gap: `${space[2]} ${space[6]}`,
  '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const head = style({
  ...typography.uiSmall,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  overflowWrap: 'anywhere',
});
/* The title runs into the text. */
export const title = style({
  display: 'inline',
  marginInlineEnd: space[2],
  ...typography.uiSmallStrong,
  ':focus': { outline: 'none' },
});
export const text = style({ display: 'inline', color: color.ink2 });
globalStyle(`${text} a`, { ...underline, color: color.ink, fontWeight: 600 });

/** Both answers are equally wide, and as easy to reach as the choice beside them. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  gap: space[2],
  '@media': { [media.l]: { gridColumn: 2, gridTemplateColumns: 'repeat(2, minmax(8.5rem, auto)) auto' } },
});
globalStyle(`${answers} > button`, { minHeight: size.touch, paddingInline: space[2] });
/** The saving of a choice spans all columns. */
export const wide = style({ gridColumn: '1 / -1', display: 'grid' });

export const purposes = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: `${space[3]} ${space[6]}`,
  margin: 0,
  padding: `${space[3]} 0 0`,
  border: 0,
  borderTop: border.hairline,
  '@media': { [media.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const purpose = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  alignContent: 'start',
  minHeight: size.touch,
  cursor: 'pointer',
});
export const box = style([
  boxRule,
  {
    marginTop: '1px',
    ':checked': boxChecked,
    selectors: { '&:checked::before': tick },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
]);
export const name = style({ ...typography.uiSmallStrong });
export const description = style({ ...typography.meta, gridColumn: 2, color: color.ink2 });
