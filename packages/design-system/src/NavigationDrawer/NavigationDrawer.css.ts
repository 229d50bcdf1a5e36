import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, motion, size, space } = vars;
const phone = `not all and ${media.s}`;
/* A panel covers the drawer (`DrawerPanel`), so both have the same side padding. */
const narrow = `not all and ${media.l}`;

const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideInRtl = keyframes({ from: { transform: 'translateX(100%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const dialog = style({
  position: 'fixed',
  insetBlock: 0,
  insetInline: '0 auto',
  width: `min(100%, ${size.drawer})`,
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: color.paper,
  color: color.ink,
  zIndex: vars.layer.drawer,
  '::backdrop': { background: color.scrim, animation: `${fadeIn} ${motion.base} ${motion.ease}` },
  selectors: {
    '&[open]': { animation: `${slideIn} ${motion.slow} ${motion.ease}` },
    '&[open]:dir(rtl)': { animationName: slideInRtl },
  },
  '@media': {
    [phone]: { width: '100%' },
    // Forced colors drop the scrim, so the drawer has a border.
    [media.forcedColors]: { borderInlineEnd: '1px solid' },
    [media.print]: { display: 'none' },
  },
});
/* On phones the page behind does not scroll. On wide screens hiding the scroll bar would move the page. */
globalStyle(`html:has(${dialog}[open])`, { '@media': { [`not all and ${media.m}`]: { overflow: 'hidden' } } });

export const sheet = style({ display: 'flex', flexDirection: 'column', height: '100%' });
/* At an opacity of 1/12 gray text keeps 4.5:1 on the darkest picture. */
const wash = `color-mix(in srgb, ${color.paper} 92%, transparent)`;
export const picturedSheet = style([
  sheet,
  {
    background: `linear-gradient(${wash}, ${wash}), var(--drawer-picture) center / cover no-repeat ${color.paper}`,
    '@media': { [media.forcedColors]: { background: 'none' } },
  },
]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: '64px',
  paddingInline: '28px 12px',
  borderBottom: `1px solid ${color.ink}`,
  '@media': { [narrow]: { paddingInlineStart: space[5] } },
});
export const body = style({
  flex: 1,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[3]} 28px 28px`,
  '@media': { [narrow]: { paddingInline: space[5] } },
});
export const footer = style({
  flex: 'none',
  padding: '14px 28px',
  borderTop: border.hairline,
  background: color.tint,
  '@media': { [narrow]: { paddingInline: space[5] } },
});

export const account = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] });
/** A button across both columns. */
export const wide = style({ gridColumn: '1 / -1', display: 'grid' });
