import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, layer, motion, space } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

export const dialog = style({
  width: 'min(32rem, 100% - 32px)',
  maxHeight: 'min(90dvh, 100% - 32px)',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderTop: border.heavy,
  background: color.paper,
  color: color.ink,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  zIndex: layer.modal,
  '::backdrop': { background: color.scrim, animation: `${fadeIn} ${motion.base} ${motion.ease}` },
  selectors: { '&[open]': { animation: `${rise} ${motion.slow} ${motion.ease}` } },
  '@media': {
    // Forced colors drop scrim and background, so the sheet has a border.
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { display: 'none' },
  },
});
/* Fills the dialog, so that only a press on the backdrop targets the dialog itself. */
export const sheet = style({
  paddingBlock: `${space[3]} ${space[6]}`,
  paddingInline: `${space[6]} ${space[5]}`,
  '@media': { [`not all and ${media.s}`]: { paddingInlineStart: space[5] } },
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
});
/* Aligned with the close button, which stays at the first line of a long title. */
export const title = style({ ...typography.h3, minWidth: 0, paddingBlock: space[2], overflowWrap: 'anywhere' });
export const content = style({ marginTop: space[3], paddingInlineEnd: space[1] });

/* On phones the page behind does not scroll. On wide screens hiding the scroll bar would move the page. */
globalStyle(`html:has(${dialog}[open])`, { '@media': { [`not all and ${media.m}`]: { overflow: 'hidden' } } });
globalStyle(`html:has(${dialog}) main`, { transition: `transform ${motion.slow} ${motion.ease}` });
globalStyle(`html:has(${dialog}[open][data-behind="pushed"]) main`, {
  transform: 'scale(.95)',
  transformOrigin: '50% var(--pushed-towards, 50%)',
});
