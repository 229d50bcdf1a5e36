import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, layer, motion, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/* Above content that is fixed at the bottom, such as a question. Presses next to it reach the page. */
export const region = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.modal,
  display: 'grid',
  justifyItems: 'center',
  padding: `0 ${space[4]} max(${space[4]}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});
const sheet = style({
  ...typography.uiSmall,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: 'min(34rem, 100%)',
  paddingInlineStart: space[4],
  background: color.inverse,
  color: color.onInverse,
  borderTop: '3px solid',
  pointerEvents: 'auto',
  animation: `${rise} ${motion.base} ${motion.ease}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const tone = styleVariants({
  neutral: [sheet, { borderTopColor: color.onInverse2 }],
  danger: [sheet, { borderTopColor: color.accentOnInverse }],
});
export const message = style({ flex: 1, minWidth: 0, paddingBlock: space[3], overflowWrap: 'anywhere' });
