import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const track = style({
  position: 'fixed',
  inset: '0 0 auto',
  height: '3px',
  zIndex: vars.layer.modal,
  pointerEvents: 'none',
  overflow: 'hidden',
  '@media': { [media.print]: { display: 'none' } },
});
const bar = style({
  height: '100%',
  transformOrigin: 'left',
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
export const state = styleVariants({
  running: [bar, { background: vars.color.accent }],
  failed: [bar, { background: vars.color.danger }],
});
