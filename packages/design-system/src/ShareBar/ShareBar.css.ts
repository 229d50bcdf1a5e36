import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color, motion, size } = vars;

export const root = style({ display: 'flex', '@media': { [media.print]: { display: 'none' } } });

/** Controls share their borders. */
export const control = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // Beside "Save" they fit on one line of a phone, in longer languages too.
  width: '38px',
  height: size.touch,
  '@media': { [media.s]: { width: size.touch } },
  border: `1px solid ${color.rule}`,
  marginInlineStart: '-1px',
  transition: `background ${motion.fast}, color ${motion.fast}`,
  ':hover': { background: color.ink, borderColor: color.ink, color: color.paper, zIndex: 1 },
  ':focus-visible': { zIndex: 2 },
  ':first-child': { marginInlineStart: 0 },
});
