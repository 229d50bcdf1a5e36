import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/* The bar grows by a transform, which needs no layout. */
export const track = style({
  position: 'fixed',
  inset: '0 0 auto',
  height: '3px',
  zIndex: vars.layer.modal,
  pointerEvents: 'none',
  background: vars.color.accent,
  transformOrigin: 'left',
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '&:dir(rtl)': { transformOrigin: 'right' },
    '&[data-state="failed"]': { background: vars.color.danger },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight' }, [media.print]: { display: 'none' } },
});
