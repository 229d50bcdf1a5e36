import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.size.radiusControl,
  transition: `background ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.tint },
    '[data-on="inverse"] &:hover': { background: 'transparent', color: vars.color.accentOnInverse },
    '&:disabled': { color: vars.color.rule2, cursor: 'not-allowed' },
  },
});
