import { globalStyle, style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { color, motion, size } = vars;
const isPressed = '&[aria-pressed="true"]';

export const button = style({
  ...typography.uiSmallStrong,
  display: 'inline-grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'center',
  minHeight: size.touch,
  paddingInline: '10px',
  border: `1px solid ${color.rule}`,
  background: color.paper,
  color: color.ink,
  whiteSpace: 'nowrap',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  ':hover': { borderColor: color.ink },
  // The sign is not part of the name of the button. Both signs have the same width, so that the text after them stays.
  '::before': { content: ["'+'", "'+' / ''"], width: '1em', marginInlineEnd: '6px', textAlign: 'center' },
  selectors: {
    [isPressed]: { background: color.accentTint, borderColor: color.accent },
    [`${isPressed}::before`]: { content: ["'✓'", "'✓' / ''"] },
  },
});
/* Both texts take the same cell, and the longer one sets its width. */
globalStyle(`${button} > span`, { gridArea: '1 / 2' });
globalStyle(`${button}[aria-pressed="false"] > :last-child, ${button}[aria-pressed="true"] > :first-child`, {
  visibility: 'hidden',
});
