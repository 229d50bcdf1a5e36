import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { color, font, motion, size: sizes, text } = vars;

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  border: '1px solid',
  borderRadius: sizes.radiusControl,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `background ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
});

const filled = (background: string, ink: string, hover: string) => ({
  background,
  borderColor: background,
  color: ink,
  ':hover': { background: hover, borderColor: hover },
});

export const look = styleVariants({
  accent: filled(color.accent, color.onAccent, color.accentHover),
  ink: filled(color.ink, color.paper, color.ink2),
  line: {
    background: 'transparent',
    borderColor: 'currentcolor',
    color: color.ink,
    ':hover': { background: color.ink, borderColor: color.ink, color: color.paper },
  },
  quiet: {
    background: 'transparent',
    borderColor: 'transparent',
    color: color.ink,
    ':hover': { background: color.tint },
  },
  paper: filled(color.onInverse, color.inverse, color.onInverse2),
});

/* After the looks: the pointer is still on a button that was disabled by its press. */
globalStyle(`${root}:disabled, ${root}[aria-disabled="true"]`, {
  background: color.tint2,
  borderColor: color.tint2,
  color: color.ink3,
  cursor: 'not-allowed',
});

export const size = styleVariants({
  normal: { minHeight: sizes.touch, padding: '10px 20px', font: `600 ${text.ui}/1.2 ${font.interface}` },
  small: { minHeight: '36px', padding: '7px 14px', font: `600 ${text.uiSmall}/1.2 ${font.interface}` },
});
export const narrow = style({ paddingInline: '10px' });
