import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { color, motion, size } = vars;
const isPressed = '&[aria-pressed="true"]';

export const button = style({
  ...typography.uiSmallStrong,
  display: 'inline-flex',
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
