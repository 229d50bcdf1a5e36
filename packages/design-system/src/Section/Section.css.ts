import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const tone = styleVariants({
  paper: {},
  tint: { background: vars.color.tint },
  inverse: { background: vars.color.inverse, color: vars.color.onInverse },
});
export const space = styleVariants({
  normal: { paddingBlock: `${vars.space[8]} ${vars.space[9]}` },
  tight: { paddingBlock: vars.space[7] },
  /** Follows a section on the same paper: that one's lower space is enough. */
  joined: { paddingBottom: vars.space[9] },
  none: {},
});
