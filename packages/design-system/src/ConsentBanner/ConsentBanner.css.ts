import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { box as boxRule, boxChecked, tick } from '../styles/controls';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, layer, motion, size, space } = vars;
const rise = keyframes({ from: { transform: 'translateY(100%)' } });

/* Covers the end of the page without moving it; below the drawer and dialogs. */
export const root = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.header,
  maxHeight: 'min(80vh, 100dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${space[4]} max(${space[4]}, env(safe-area-inset-bottom))`,
  background: color.paper,
  color: color.ink,
  borderTop: border.heavy,
  boxShadow: '0 -12px 32px rgb(0 0 0 / .08)',
  animation: `${rise} ${motion.slow} ${motion.ease}`,
  '@media': {
    [media.m]: { paddingBlock: space[5] },
    [media.reducedMotion]: { animation: 'none' },
    [media.print]: { display: 'none' },
  },
});
export const layout = style({
  display: 'grid',
  gap: `${space[3]} ${space[8]}`,
  '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
});
export const title = style({ ...typography.h4, overflowWrap: 'anywhere', ':focus': { outline: 'none' } });
export const text = style({
  ...typography.uiSmall,
  maxWidth: '46rem',
  overflowWrap: 'anywhere',
  marginTop: space[1],
  color: color.ink2,
});
globalStyle(`${text} a`, { ...underline, color: color.ink, fontWeight: 600 });

export const answers = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[2],
  '@media': { [media.l]: { gridColumn: 2, gridTemplateColumns: 'repeat(2, minmax(9.5rem, auto))' } },
});
/* Below the two answers and as wide as both, so that it does not distract from them. */
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
