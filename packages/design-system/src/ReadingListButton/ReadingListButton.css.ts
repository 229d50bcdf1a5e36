import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { color, motion, size } = vars;
const isPressed = '&[aria-pressed="true"]';

const button = style({
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

/** The width of the longer text, and the ending that completes it: Saved, Following. */
const withEnding = (width: string, ending: string) =>
  [button, { minWidth: width, selectors: { [`${isPressed}::after`]: { content: ending } } }] as const;

export const verb = styleVariants({
  Save: [...withEnding('84px', 'd')],
  Follow: [...withEnding('116px', 'ing')],
});
