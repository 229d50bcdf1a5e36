import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

export const root = style({
  ...typography.uiSmallStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '32px',
  overflowWrap: 'anywhere',
  color: vars.color.accent,
  selectors: {
    '[data-on="inverse"] &': { color: vars.color.accentOnInverse },
    '&:hover::after': { translate: '2px 0' },
    /* Points in reading direction. */
    '&:dir(rtl)::after': { transform: 'rotate(-135deg)' },
    '&:dir(rtl):hover::after': { translate: '-2px 0' },
  },
  '::after': {
    content: '',
    flex: 'none',
    width: '6px',
    height: '6px',
    /* Rotated, it is wider than its box. */
    marginInline: '1px 2px',
    border: 'solid currentcolor',
    borderWidth: '1.6px 1.6px 0 0',
    transform: 'rotate(45deg)',
    transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  },
  ':hover': { ...underline, color: vars.color.accentHover },
  /* Links are useless in print. */
  '@media': { [media.print]: { display: 'none' } },
});
